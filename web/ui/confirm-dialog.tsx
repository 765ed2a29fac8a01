import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'

type TypedWord = {
  label: string
  matches: (typed: string) => boolean
  /** The sentence about a text that does not match. `left`: the field has lost the focus once. */
  error?: (typed: string, left: boolean) => string | undefined
}

/**
 * Asks before something is done that cannot be taken back. The focus is on the word to type, or else on the button that does nothing. While
 * the action is under way the dialog stays; what went wrong is told in it.
 * @param children the question and the consequences
 * @param word what has to be typed first
 * @param ready false while the question is not complete
 * @param isSending false while the action can still be taken back by closing
 * @param other another way out, beside the action; Enter in the field then picks neither
 * @param failure what went wrong, where something did
 * @param confirm does it; receives what was typed
 */
export function ConfirmDialog({
  title,
  children,
  word,
  action,
  acting,
  cancel,
  ready = true,
  other,
  busy,
  isSending = busy,
  failure,
  confirm,
  onClose,
}: {
  title: string
  children: ReactNode
  word?: TypedWord | undefined
  action: string
  acting: string
  cancel: string
  ready?: boolean
  other?: ReactNode
  busy: boolean
  isSending?: boolean
  failure: ReactNode
  confirm: (typed: string) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const matches = !word || word.matches(typed)
  const allowed = matches && ready && !busy
  const press = () => {
    if (allowed) confirm(typed)
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!other) press()
  }
  return (
    <Dialog title={title} onClose={onClose} busy={isSending}>
      <form className="stack" onSubmit={submit}>
        {children}
        {word && (
          <Field
            label={word.label}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setLeft(true)}
            error={typed !== '' && !matches ? word.error?.(typed, left) : undefined}
          />
        )}
        {failure}
        <div className="actions">
          <Button onClick={onClose} disabled={isSending}>
            {cancel}
          </Button>
          {other}
          <Button look="danger" onClick={press} disabled={!allowed}>
            {busy ? acting : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
