autocmd BufRead,BufNewFile *.vtes setfiletype vtes
