import { useState } from 'react'
import { reasonMax, suspension } from '#admin/shape/suspension'
import * as words from '#admin/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

/** A planner's account, or one event. */
type Suspended = { of: 'planners' | 'events'; id: string; name: string; since: number | null }

/** Suspends a planner or an event, with a reason; one press lifts it again. */
export function SuspensionButton({ of, id, name, since, again }: Suspended & { again: () => void }) {
  const [asking, setAsking] = useState(false)
  const lift = useAction(async () => {
    await callApi(
      (options) =>
        of === 'events'
          ? api.admin.events[':id'].suspension.$delete({ param: { id } }, options)
          : api.admin.planners[':planner'].suspension.$delete({ param: { planner: id } }, options),
      words.suspensionFailed,
    )
    toast(words.isRestored)
    again()
  }, toastFailure)
  if (since !== null)
    return (
      <Button small disabled={lift.busy} aria-label={words.restoreWhat(name)} onClick={() => void lift.run()}>
        {words.restore}
      </Button>
    )
  return (
    <>
      <Button small aria-label={words.suspendWhat(name)} onClick={() => setAsking(true)}>
        {words.suspend}
      </Button>
      {asking && <AskWhy of={of} id={id} name={name} done={again} onClose={() => setAsking(false)} />}
    </>
  )
}

function AskWhy({
  of,
  id,
  name,
  done,
  onClose,
}: Omit<Suspended, 'since'> & { done: () => void; onClose: () => void }) {
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (reason: string) => {
    const json = { reason }
    await callApi(
      (options) =>
        of === 'events'
          ? api.admin.events[':id'].suspension.$put({ param: { id }, json }, options)
          : api.admin.planners[':planner'].suspension.$put({ param: { planner: id }, json }, options),
      words.suspensionFailed,
    )
    toast(words.isSuspended)
    done()
    onClose()
  })
  return (
    <ConfirmDialog
      title={words.suspendTitle(name)}
      word={{
        label: words.reasonLabel,
        matches: (typed) => suspension.safeParse({ reason: typed }).success,
        error: (typed, left) =>
          typed.length > reasonMax
            ? words.reasonTooLong
            : left && typed.trim() === ''
              ? words.reasonRequired
              : undefined,
      }}
      action={words.suspend}
      acting={words.suspending}
      cancel={words.keepAsIs}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={(typed) => void run(typed)}
      onClose={cancelAnd(onClose)}
    >
      <p>{of === 'planners' ? words.suspendPlannerAbout : words.suspendEventAbout}</p>
    </ConfirmDialog>
  )
}
