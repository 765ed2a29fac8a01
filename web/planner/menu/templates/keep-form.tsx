import { type FormEvent, useRef, useState } from 'react'
import { type NewTemplate, newTemplate } from '#templates/shape/template'
import * as words from '#templates/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { keepMenu } from './data.ts'

/** Keeps the menu of an event under a name, at first the event's. @param kept called once it is stored */
export function KeepForm({
  event: { id: eventId, title },
  kept,
}: {
  event: { id: string; title: string }
  kept: () => Promise<void>
}) {
  const [name, setName] = useState(title)
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<string>()
  // Sent again after a failure, it names the same template.
  const id = useRef(crypto.randomUUID())
  const { busy, failure, run, clear } = useAction(
    async (json: NewTemplate) => {
      await keepMenu(eventId, json)
      id.current = crypto.randomUUID()
      await kept()
      setDone(json.name)
    },
    ({ fields }) => setError(fields.name),
  )
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = newTemplate.safeParse({ id: id.current, name })
    setError(checked.error?.issues[0]?.message)
    if (checked.success) void run(checked.data)
  }
  return (
    <form className="stack tight" noValidate onSubmit={send} onChange={clear}>
      <h3>{words.keepMenu}</h3>
      <Field
        label={words.templateName}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
      />
      {failure && !failure.fields.name && <FailureNotice failure={failure} />}
      <div className="row">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : words.keep}
        </Button>
      </div>
      <p role="status" className="quietly small">
        {done && words.kept(done)}
      </p>
    </form>
  )
}
