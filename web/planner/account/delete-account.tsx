import { type FormEvent, useState } from 'react'
import { confirmsAccount } from '#contract/ownership'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { accountConfirmDiffers, accountDeleteFailed } from '#words/planner'
import { api, ask } from '../../client/api.ts'
import { userIs } from '../../client/session.ts'
import { traceOf } from '../../client/trace.ts'
import { type Failure, failureOf } from './failing.ts'

/** Asks for the account's address before everything in it is deleted. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const confirmed = confirmsAccount(typed, email)
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!confirmed || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await ask((options) => api.account.$delete({ json: { confirm: typed } }, options), accountDeleteFailed)
      userIs(null)
      // A fresh page: nothing of what was seen stays in this one's memory.
      location.assign('/')
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title="Delete Account" onClose={onClose} busy={busy}>
      <form className="stack" onSubmit={(submitted) => void submit(submitted)}>
        <Notice kind="near">
          This cannot be undone. Deleting does not refund what you paid: ask for a refund first, while one is
          possible, at {site.supportEmail}.
        </Notice>
        <p>
          To confirm, type your email address: <strong>{email}</strong>
        </p>
        <Field
          label="Your email address"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setLeft(true)}
          complaint={left && typed !== '' && !confirmed ? accountConfirmDiffers : undefined}
        />
        {failure && (
          <Notice kind="error" trace={traceOf(failure.trace)}>
            {failure.text}
          </Notice>
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" type="submit" disabled={!confirmed || busy}>
            {busy ? 'Deleting...' : 'Delete Account and Everything in It'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
