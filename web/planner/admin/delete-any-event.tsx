import { useState } from 'react'
import type { AdminEvent } from '#contract/admin'
import { confirmsDeletion } from '#contract/deletion'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toasts'
import {
  adminDeleteFailed,
  adminEventDeleted,
  confirmWord,
  deleteEventQuestion,
  refundDeletes,
  refundFailed,
} from '#words/planner'
import { ApiError, api, ask } from '../../client/api.ts'
import { traceOf } from '../../client/trace.ts'

/** Asks before anybody's event is deleted. A premium one can be paid back, which closes it and deletes it later. */
export function DeleteAnyEvent({
  event,
  onClose,
  onGone,
}: {
  event: AdminEvent
  onClose: () => void
  onGone: () => void
}) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const param = { id: event.eventId }

  const run = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await call()
      toast(done)
      onGone()
      onClose()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(reason)
      setBusy(false)
    }
  }
  const remove = () =>
    run(
      () =>
        ask(
          (options) =>
            api.admin.events[':id'].$delete(
              { param, json: event.hasUpgrade ? { confirm: typed } : {} },
              options,
            ),
          adminDeleteFailed,
        ),
      adminEventDeleted,
    )
  const refund = () =>
    run(
      () => ask((options) => api.admin.events[':id'].refund.$post({ param }, options), refundFailed),
      'The refund is under way. Once it is confirmed the event is closed and hidden.',
    )

  return (
    <Dialog title={event.hasUpgrade ? 'Delete Premium Event' : 'Delete Event'} onClose={onClose} busy={busy}>
      <p>
        <strong>{event.eventTitle}</strong> of {event.plannerEmail}
      </p>
      {event.hasUpgrade ? (
        <>
          <Notice kind="near">
            Deleting does not refund. Refund first, if the planner asked in time: that pays everything back.{' '}
            {refundDeletes}
          </Notice>
          <Field
            label={`Type ${confirmWord} to delete without a refund`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      ) : (
        <p>{deleteEventQuestion}</p>
      )}
      {error && (
        <Notice kind="error" trace={traceOf(error.requestId)}>
          {error.message}
        </Notice>
      )}
      <div className="actions">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        {event.hasUpgrade && (
          <Button onClick={() => void refund()} disabled={busy}>
            Refund and Close
          </Button>
        )}
        <Button
          look="danger"
          onClick={() => void remove()}
          disabled={busy || (event.hasUpgrade && !confirmsDeletion(typed))}
        >
          {busy ? 'Working...' : 'Delete Event'}
        </Button>
      </div>
    </Dialog>
  )
}
