-- The language server of transcripts, for Neovim 0.7 and later.
--   vim.g.vtes_command = { '/where/it/is/vtes', 'lsp' }   the program, where it is not on the PATH
--   vim.g.vtes_settings = { … }                           the settings of docs/editors.md
local vtes = {}

--- The folder of the nearest project file, else of the transcript.
local function root_of(name)
  local folder = vim.fn.fnamemodify(name, ':p:h')
  local project = vim.fn.findfile('.vtes.yaml', vim.fn.fnameescape(folder) .. ';')
  return project ~= '' and vim.fn.fnamemodify(project, ':p:h') or folder
end

--- The clients that run, of a buffer or all. Later versions of Neovim have another function for it.
local function clients(buffer)
  if vim.lsp.get_clients then
    return vim.lsp.get_clients({ bufnr = buffer })
  end
  return buffer and vim.lsp.buf_get_clients(buffer) or vim.lsp.get_active_clients()
end

--- The id of a client that serves the folder already, if there is one.
local function running(root)
  for _, client in pairs(clients()) do
    if client.name == 'vtes' and client.config.root_dir == root and not client.is_stopped() then
      return client.id
    end
  end
end

--- Starts the server for a buffer, or attaches the buffer to the one of its folder.
function vtes.start(buffer)
  local command = vim.g.vtes_command or { 'vtes', 'lsp' }
  if vim.fn.executable(command[1]) == 0 then
    vim.notify(
      '`' .. command[1] .. '` is no program: put `vtes` on the PATH, or set `vim.g.vtes_command`',
      vim.log.levels.ERROR
    )
    return
  end
  local settings = vim.g.vtes_settings or vim.empty_dict()
  local config = {
    name = 'vtes',
    cmd = command,
    root_dir = root_of(vim.api.nvim_buf_get_name(buffer)),
    init_options = settings,
    settings = { vtes = settings },
  }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    local id = running(config.root_dir) or vim.lsp.start_client(config)
    if id then
      vim.lsp.buf_attach_client(buffer, id)
    end
  end
  vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
  vim.bo[buffer].tagfunc = 'v:lua.vim.lsp.tagfunc'
  vim.bo[buffer].formatexpr = 'v:lua.vim.lsp.formatexpr()'
end

--- Shows the game of the current buffer in English, in a window beside.
function vtes.tell()
  local transcript = vim.api.nvim_get_current_buf()
  local told = function(error, result)
    if error then
      vim.notify(error.message, vim.log.levels.ERROR)
      return
    end
    local lines = {}
    for _, sentence in ipairs(result.sentences) do
      vim.list_extend(lines, vim.split(sentence.text, '\n'))
    end
    vim.cmd('vertical new')
    vim.bo.buftype = 'nofile'
    vim.bo.bufhidden = 'wipe'
    vim.wo.wrap = true
    vim.wo.linebreak = true
    vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
    vim.bo.modifiable = false
  end
  for _, client in pairs(clients(transcript)) do
    if client.name == 'vtes' then
      client.request('vtes/tell', { textDocument = vim.lsp.util.make_text_document_params(transcript) }, told, transcript)
      return
    end
  end
  vim.notify('no server serves this buffer', vim.log.levels.ERROR)
end

return vtes
