;;; vtes-mode.el --- Written games of Vampire: The Eternal Struggle  -*- lexical-binding: t -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, games
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Colours for transcripts, and their language server `vtes lsp' by Eglot:
;;
;;   (add-to-list 'load-path "/where/it/is/editors/emacs")
;;   (require 'vtes-mode)
;;   (add-hook 'vtes-mode-hook #'eglot-ensure)

;;; Code:

(require 'eglot)

(defgroup vtes nil
  "Written games of Vampire: The Eternal Struggle."
  :group 'languages)

(defcustom vtes-command '("vtes" "lsp")
  "The program that serves transcripts, and its arguments."
  :type '(repeat string))

(defvar vtes-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\r ">" table)
    (modify-syntax-entry ?% "." table)
    (modify-syntax-entry ?< "." table)
    (modify-syntax-entry ?> "." table)
    (modify-syntax-entry ?! "_" table)
    (modify-syntax-entry ?^ "_" table)
    (modify-syntax-entry ?# "_" table)
    (modify-syntax-entry ?\" "." table)
    table)
  "Syntax of transcripts: `//' begins a comment.")

;; The words are those of grammar/VtesLexer.g4.
(defvar vtes-mode-font-lock-keywords
  `(("^\\s-*\\([[:upper:]]\\{2\\}[[:upper:][:digit:]]*\\)([[:digit:]]+)" 1 'bold prepend)
    (,(regexp-opt '("UN" "MA" "MI" "IN" "DI" "X" "x") 'symbols) . font-lock-keyword-face)
    ("%" . font-lock-keyword-face)
    (,(regexp-opt '("bd" "ht" "ga" "de" "lt" "rt" "bk" "nb" "hd" "wn" "cr" "lr" "pc" "pe" "ep" "et" "bt" "rip" "rg"
                    "ot" "wd" "cc" "ct" "yc" "yt" "bo" "me" "rl" "sa" "hs" "let" "not" "nxt" "ak" "ec" "pa" "rm"
                    "edge")
                  'symbols)
     . font-lock-builtin-face)
    ("\\_<vamp[[:digit:]]*\\_>" . font-lock-builtin-face)
    ("\\_<[[:upper:]][[:digit:]]*[[:upper:]][[:upper:][:digit:]]*\\_>" . font-lock-type-face)
    ("\\_<[[:upper:]]\\(?:[[:alnum:]]*[[:lower:]][[:alnum:]]*[#^]?\\)?\\_>" . font-lock-variable-name-face)
    ("\\_<[[:digit:]]+[bp]?\\_>" . font-lock-constant-face)
    ("\\_<![[:lower:]]+\\_>" . font-lock-constant-face)
    ("\\_<[[:digit:]]*[[:lower:]][[:lower:][:digit:]]+\\_>" . font-lock-function-name-face)
    ("[<>]+" . font-lock-preprocessor-face))
  "Colours of transcripts.")

;;;###autoload
(define-derived-mode vtes-mode prog-mode "V:TES"
  "Major mode for written games of Vampire: The Eternal Struggle."
  (setq-local comment-start "// "
              comment-end ""
              font-lock-defaults '(vtes-mode-font-lock-keywords nil nil)))

;; The names with two dashes are Eglot's own; it has no others for the document that a request is about.
(defun vtes-tell ()
  "Show the game of this buffer in English, in a window beside."
  (interactive)
  (let* ((server (or (eglot-current-server) (user-error "No server serves this buffer")))
         (told (jsonrpc-request server :vtes/tell (list :textDocument (eglot--TextDocumentIdentifier))))
         (buffer (get-buffer-create (format "*%s in English*" (buffer-name)))))
    (with-current-buffer buffer
      (let ((inhibit-read-only t))
        (erase-buffer)
        (mapc (lambda (sentence) (insert (plist-get sentence :text) "\n")) (plist-get told :sentences))
        (goto-char (point-min)))
      (special-mode)
      (visual-line-mode))
    (display-buffer buffer)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.vtes\\'" . vtes-mode))

(add-to-list 'eglot-server-programs '(vtes-mode . (lambda (&optional _interactive) vtes-command)))

(provide 'vtes-mode)
;;; vtes-mode.el ends here
