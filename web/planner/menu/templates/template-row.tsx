import { type FormEvent, useState } from 'react'
import { menuCount } from '#menu/words/planner'
import { type TemplateSummary, templateName } from '#templates/shape/template'
import * as words from '#templates/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { typeset } from '#ui/typeset'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { deleteTemplate, renameTemplate } from './data.ts'

/** A template with what can be done with it. Renaming and the question before deleting take the place of its buttons. */
export function TemplateRow({
  template: { id, name, courses, dishes },
  use,
  changed,
}: {
  template: TemplateSummary
  use: () => void
  changed: () => Promise<void>
}) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (act: () => Promise<void>) => {
      await act()
      await changed()
      setOpen(null)
    },
    ({ fields }) => setError(fields.name),
  )
  const rename = (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = templateName.safeParse({ name: typed })
    setError(checked.error?.issues[0]?.message)
    if (checked.success) void run(() => renameTemplate(id, checked.data.name))
  }
  const remove = () =>
    run(async () => {
      await deleteTemplate(id)
      toast(words.templateDeleted(name))
    })
  const show = (what: typeof open) => {
    clear()
    setTyped(name)
    setError(undefined)
    setOpen(what)
  }
  const cancel = (
    <Button disabled={isSending} onClick={cancelAnd(() => show(null))}>
      Cancel
    </Button>
  )
  const act = (label: string, run: () => void) => (
    <Button small aria-label={words.templateAct(label, name)} onClick={run}>
      {label}
    </Button>
  )
  return (
    <li className="menu-template">
      {open !== 'rename' && (
        <p>
          <strong>{typeset(name)}</strong> <span className="quietly small">{menuCount(dishes, courses)}</span>
        </p>
      )}
      {open === null && (
        <div className="row">
          {act(words.useTemplate, use)}
          {act(words.renameTemplate, () => show('rename'))}
          {act(words.deleteTemplate, () => show('delete'))}
        </div>
      )}
      {open === 'rename' && (
        <form className="stack tight" noValidate onSubmit={rename}>
          <Field
            autoFocus
            label={words.templateName}
            value={typed}
            error={error}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="row">
            <Button type="submit" disabled={busy}>
              {busy ? 'Saving...' : words.renameTemplate}
            </Button>
            {cancel}
          </div>
        </form>
      )}
      {open === 'delete' && (
        <div className="stack tight">
          <p>{words.deleteTemplateAsked(name)}</p>
          <div className="row">
            <Button look="danger" autoFocus disabled={busy} onClick={() => void remove()}>
              {words.deleteTemplate}
            </Button>
            {cancel}
          </div>
        </div>
      )}
      {failure && !failure.fields.name && <FailureNotice failure={failure} />}
    </li>
  )
}
