import { type FormEvent, useState } from 'react'
import { partyMax } from '#core/limits'
import { isAboveFreeLimit } from '#events/rules/capacity'
import type { PlannerEvent } from '#events/shape/event'
import { listed } from '#needs/words/shared'
import { emailError, nameError } from '#party/shape/person'
import {
  addNotComing,
  addNotComingAbout,
  declineAdded,
  namesHint,
  namesLabel,
  tooManyNames,
} from '#party/words/planner'
import { enterNames } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { toast } from '#ui/toast'
import { useAskedClose } from '../../client/asked-close.tsx'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { inEnglish } from '../shared/error-in-english.ts'

/** The form with which a planner tells on a guest's behalf that a party cannot come. */
export function AddNotComing({
  event,
  saved,
  onClose,
}: {
  event: PlannerEvent
  saved: () => Promise<void>
  onClose: () => void
}) {
  const [submissionId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ names?: string | undefined; email?: string | undefined }>({})
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (names: string[]) => {
    await callApi((options) =>
      api.events[':id'].declines.$post(
        { param: { id: event.id }, json: { submissionId, email, names } },
        options,
      ),
    )
    await saved()
    onClose()
    toast(declineAdded(listed(names)))
  })
  const { close, asking } = useAskedClose(text !== '' || email !== '', onClose)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const names = namesIn(text)
    const ofEmail = emailError(email)
    const found = {
      names: names.length > partyMax ? tooManyNames(partyMax) : firstError(names),
      email: ofEmail && inEnglish(ofEmail),
    }
    setErrors(found)
    if (!found.names && !found.email) void run(names)
  }
  return (
    <Dialog title={addNotComing} onClose={cancelAnd(close)} busy={isSending}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="quietly">{addNotComingAbout}</p>
        <TextField
          label={namesLabel}
          hint={namesHint}
          rows={3}
          value={text}
          error={errors.names}
          onChange={({ target }) => setText(target.value)}
        />
        {isAboveFreeLimit(event.guestLimit) && (
          <Field
            label="Email (Optional)"
            type="email"
            value={email}
            error={errors.email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        <FailureNotice failure={failure} />
        <div className="actions">
          <Button onClick={cancelAnd(close)} disabled={isSending}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Saving...' : addNotComing}
          </Button>
        </div>
      </form>
      {asking}
    </Dialog>
  )
}

function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function firstError(names: string[]): string | undefined {
  if (names.length === 0) return enterNames
  const error = names.map(nameError).find((found) => found !== undefined)
  return error && inEnglish(error)
}
