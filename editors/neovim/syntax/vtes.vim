" Colours of transcripts. The words are those of grammar/VtesLexer.g4.
if exists('b:current_syntax')
  finish
endif
syntax case match
syntax include @vtesYaml syntax/yaml.vim
unlet! b:current_syntax

syntax match vtesLibrary '\v<\d*[[:lower:]][[:lower:][:digit:]]+>'
syntax match vtesMinion '\v<[[:upper:]][[:alnum:]]*[[:lower:]][[:alnum:]]*>[\^#]?'
syntax match vtesMinion '\v<[[:alpha:]]>'
syntax match vtesPlayer '\v<[[:upper:]]\d*[[:upper:]][[:upper:][:digit:]]*>'
syntax match vtesNumber '\v[-+]?<\d+[pb]?>'
syntax match vtesClan '\v!\l+'
syntax match vtesLevel '\v[<>]+'
syntax match vtesSign '\v[/,;]|-\>'
syntax keyword vtesTerm bd ht ga de lt rt bk nb hd wn cr lr pc pe ep et bt rip rg ot wd
syntax keyword vtesTerm cc ct yc yt bo me rl sa hs let not nxt ak ec pa rm edge
syntax match vtesTerm '\v<vamp\d*>'
syntax keyword vtesMark UN MA MI IN DI X x
syntax match vtesMark '%'
syntax match vtesTurn '\v^\s*\zs[[:upper:]]{2}[[:upper:][:digit:]]*\ze\(\d+\)'
syntax match vtesComment '//.*$' contains=vtesWaiver,@Spell
syntax match vtesWaiver '\vvtes:\s*\zsallow(-file)?>' contained
syntax region vtesFrontMatter start='\v%^---\s*$' end='\v^---\s*$' contains=@vtesYaml keepend

highlight default link vtesTurn Title
highlight default link vtesPlayer Type
highlight default link vtesMinion Identifier
highlight default link vtesLibrary Function
highlight default link vtesTerm Keyword
highlight default link vtesMark Statement
highlight default link vtesLevel Special
highlight default link vtesSign Operator
highlight default link vtesNumber Number
highlight default link vtesClan Constant
highlight default link vtesComment Comment
highlight default link vtesWaiver PreProc

let b:current_syntax = 'vtes'
