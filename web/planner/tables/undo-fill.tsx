import { useRevalidator } from 'react-router'
import { movesMax } from '#seating/rules/limits'
import type { SeatedGuest, Seating } from '#seating/shape/view'
import * as words from '#seating/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { failureOf, toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'

/** Asks before a filling is undone. The message that follows puts back whoever it took away. */
export function UndoFill({
  seating: { placements: before },
  fill: { id: fid, guests },
  onClose,
}: {
  seating: Seating
  fill: NonNullable<Seating['lastFill']>
  onClose: () => void
}) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const param = { id: event.id }
  const putBack = async (taken: SeatedGuest[]) => {
    try {
      for (let at = 0; at < taken.length; at += movesMax) {
        const json = { placements: taken.slice(at, at + movesMax).map(moveOf) }
        await callApi((options) => api.events[':id'].placements.$put({ param, json }, options))
      }
    } catch (error) {
      toastFailure(failureOf(error))
    }
    await revalidate()
  }
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    const { undone } = await callApi((options) =>
      api.events[':id'].placements.fills[':fid'].$delete({ param: { ...param, fid } }, options),
    )
    const { placements } = await callApi((options) => api.events[':id'].placements.$get({ param }, options))
    const seated = new Set(placements.map(({ personId, responseId }) => `${responseId} ${personId}`))
    const taken = before.filter(({ personId, responseId }) => !seated.has(`${responseId} ${personId}`))
    await revalidate()
    const action = { label: words.putBack, run: () => void putBack(taken) }
    toast(words.undone(undone), { seconds: 10, ...(taken.length > 0 && { action }) })
    onClose()
  })
  return (
    <ConfirmDialog
      title={words.undoFillTitle(guests)}
      action={words.undoFillNow}
      acting={words.undoing}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>{words.undoFillAbout}</p>
    </ConfirmDialog>
  )
}

const moveOf = ({ responseId, personId, tableId, seat, fillId }: SeatedGuest) => ({
  responseId,
  personId,
  tableId,
  seat,
  fillId,
})
