-- Settings of a buffer with a transcript; starts the server, or gets the buffer to one that runs.
if vim.b.did_ftplugin then
  return
end
vim.b.did_ftplugin = 1

vim.bo.commentstring = '// %s'
vim.bo.comments = '://'
-- A word of the notation, with `!` of an antitribu clan and `^`, `#` of an advanced and a merged vampire.
vim.bo.iskeyword = '@,48-57,_,192-255,!,^^,#'
vim.b.undo_ftplugin = 'setlocal commentstring< comments< iskeyword< omnifunc< tagfunc< formatexpr<'

local vtes = require('vtes')
vtes.start(vim.api.nvim_get_current_buf())
vim.api.nvim_buf_create_user_command(0, 'VtesTell', function() vtes.tell() end, { desc = 'Tell this game in English, in a window beside' })
