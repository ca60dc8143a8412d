-- What Neovim shows of a transcript, with the plugin of editors/neovim; a line of JSON. Of the environment: GAME, the file.
local seen = {}

local function wait(what, look)
  if not vim.wait(20000, look, 20) then
    error('waited in vain for ' .. what)
  end
end

local function run()
  vim.cmd('filetype plugin on | syntax on')
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.GAME))
  local buffer = vim.api.nvim_get_current_buf()
  seen.filetype = vim.bo.filetype

  local function diagnostics()
    local found = {}
    for _, each in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(found, { line = each.lnum + 1, column = each.col + 1, message = each.message, severity = each.severity })
    end
    return found
  end
  wait('diagnostics', function() return #diagnostics() > 0 end)
  seen.diagnostics = diagnostics()

  -- Under the cursor, in a window of its own.
  vim.fn.cursor(vim.fn.search('kisp'), 0)
  vim.fn.search('kisp')
  vim.lsp.buf.hover()
  local function float()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
      end
    end
  end
  wait('a hover', float)
  seen.hover = float()

  -- Typed, and asked for by the key of every completion; the first of the list is taken.
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { '' })
  vim.cmd('normal! G')
  local taken = false
  vim.api.nvim_create_autocmd('CompleteChanged', { once = true, callback = function()
    seen.completion = vim.tbl_map(function(item) return item.word end, vim.fn.complete_info({ 'items' }).items)
    taken = true
    vim.api.nvim_input('<C-y><Esc>')
  end })
  vim.api.nvim_input('iMI Kora gou<C-x><C-o>')
  return function() return taken and vim.api.nvim_get_mode().mode == 'n' end, function()
    seen.line = vim.api.nvim_get_current_line()
    seen.colour = vim.fn.synIDattr(vim.fn.synID(vim.fn.search('^MI Kora'), 1, 1), 'name')
    vim.cmd('write')
    seen.message = vim.v.errmsg
    vim.cmd('VtesTell')
    wait('the game in English', function() return vim.api.nvim_get_current_buf() ~= buffer end)
    seen.told = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
    for id in pairs(vim.lsp.buf_get_clients(buffer)) do
      vim.lsp.stop_client(id)
      wait('the end of the server', function() return vim.lsp.client_is_stopped(id) end)
    end
  end
end

local function finish(ok, problem)
  if not ok then
    seen.error = tostring(problem)
  end
  io.stdout:write(vim.json.encode(seen) .. '\n')
  vim.cmd(ok and 'qall!' or 'cquit!')
end

-- Keys are read only once the script is over: what follows them waits on a timer.
local ok, arrived, rest = pcall(run)
if not ok then
  finish(false, arrived)
else
  local timer, patience = vim.loop.new_timer(), 400
  timer:start(50, 50, vim.schedule_wrap(function()
    patience = patience - 1
    if timer:is_closing() or (not arrived() and patience > 0) then
      return
    end
    timer:close()
    if patience <= 0 then
      finish(false, 'waited in vain for a completion')
    else
      finish(pcall(rest))
    end
  end))
end
