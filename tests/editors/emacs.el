;;; What Emacs shows of a transcript, with the mode of editors/emacs and Eglot; a line of JSON.  -*- lexical-binding: t -*-
;; Of the environment: GAME, the file; MODE, the folder of vtes-mode.el; VTES_PROGRAM, the server.

(setq load-prefer-newer t
      enable-local-variables nil
      byte-compile-error-on-warn t)
(dolist (folder (directory-files "/usr/share/emacs/site-lisp/elpa" t "\\`[^.]"))
  (when (file-directory-p folder) (add-to-list 'load-path folder)))
(add-to-list 'load-path (getenv "MODE"))
(require 'json)
(require 'vtes-mode)

(defvar seen nil "What is to be printed, the last first.")

(defun vtes-test-see (name value)
  "Keep VALUE under NAME."
  (push (cons name value) seen))

(defun vtes-test-wait (what look)
  "Wait until LOOK gives something, and give that; WHAT is for the message."
  (let ((end (+ (float-time) 20)) found)
    (while (not (setq found (funcall look)))
      (when (> (float-time) end) (error "Waited in vain for %s" what))
      (accept-process-output nil 0.05))
    found))

(vtes-test-see 'compiles
               (let ((byte-compile-dest-file-function (lambda (_) (make-temp-file "vtes-mode" nil ".elc"))))
                 (if (byte-compile-file (expand-file-name "vtes-mode.el" (getenv "MODE"))) t :json-false)))

(setq vtes-command (list (getenv "VTES_PROGRAM") "lsp")
      eglot-sync-connect 20
      eglot-autoshutdown nil
      ;; As soon as the text has changed, not after a pause of the user.
      eglot-send-changes-idle-time 0)
(add-hook 'vtes-mode-hook #'eglot-ensure)
(find-file (getenv "GAME"))
(vtes-test-see 'mode (symbol-name major-mode))
;; Eglot connects behind the command that opened the file; a script has no commands.
(run-hooks 'post-command-hook)
(vtes-test-wait "the server" #'eglot-current-server)

(flymake-start)
(vtes-test-wait "diagnostics" #'flymake-diagnostics)
(vtes-test-see 'diagnostics
               (vconcat (mapcar (lambda (found)
                                  (save-excursion
                                    (goto-char (flymake-diagnostic-beg found))
                                    (list (cons 'line (line-number-at-pos))
                                          (cons 'column (1+ (current-column)))
                                          (cons 'message (flymake-diagnostic-text found)))))
                                (flymake-diagnostics))))

(goto-char (point-min))
(search-forward "kisp")
(backward-char 2)
(let (hover)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
  (vtes-test-see 'hover (substring-no-properties (vtes-test-wait "a hover" (lambda () hover)))))

(goto-char (point-max))
(insert "MI Kora gou")
(eglot--signal-textDocument/didChange)
(pcase-let ((`(,beginning ,end ,table . ,rest) (eglot-completion-at-point)))
  (let ((offered (all-completions (buffer-substring-no-properties beginning end) table)))
    (vtes-test-see 'completion (vconcat (mapcar #'substring-no-properties offered)))
    ;; What choosing it from a list does.
    (delete-region beginning end)
    (insert (car offered))
    (funcall (plist-get rest :exit-function) (car offered) 'finished)))
(vtes-test-see 'line (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(font-lock-ensure)
(goto-char (point-min))
(search-forward "kisp")
(vtes-test-see 'colour (symbol-name (get-text-property (1- (point)) 'face)))
(vtes-tell)
(vtes-test-see 'told (with-current-buffer (format "*%s in English*" (buffer-name)) (buffer-string)))
(eglot-shutdown (eglot-current-server))
(princ (concat (json-encode (nreverse seen)) "\n"))
