import { useRevalidator } from 'react-router'
import * as words from '#overview/words/planner'
import type { Twice } from '#party/rules/perhaps-twice'
import { restorableFor } from '#party/rules/restorable'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

/** Two responses that may be of the same people: the planner keeps the newer, or both. Each can be undone. */
export function PerhapsTwice({ eventId, twice }: { eventId: string; twice: Twice }) {
  const { older, newer, lead, people } = twice
  const { revalidate } = useRevalidator()
  const { ':rid': one, apart: path } = api.events[':id'].responses
  const param = { id: eventId, rid: older }
  const tell = (apart: boolean, responses: string[]) =>
    callApi((options) => path.$post({ param: { id: eventId }, json: { responses, apart } }, options))
  const restore = useAction(async () => {
    await callApi((options) => one.restore.$post({ param }, options))
    await revalidate()
  }, toastFailure)
  const join = useAction(async () => {
    // The older one may have been told apart from another before.
    await tell(false, [newer])
    await revalidate()
  }, toastFailure)
  const keepNewer = useAction(async () => {
    await callApi((options) => one.$delete({ param }, options))
    toast(words.newerKept, {
      seconds: restorableFor / 1000,
      action: { label: words.undoTwice, run: () => void restore.run() },
    })
    await revalidate()
  }, toastFailure)
  const keepBoth = useAction(async () => {
    await tell(true, [older, newer])
    toast(words.bothKept, {
      seconds: restorableFor / 1000,
      action: { label: words.undoTwice, run: () => void join.run() },
    })
    await revalidate()
  }, toastFailure)
  const busy = keepNewer.busy || keepBoth.busy
  return (
    <div>
      <strong>{words.perhapsTwice(people)}</strong>
      <p className="quietly">{words.perhapsTwiceAbout(lead)}</p>
      <div className="row">
        <Button disabled={busy} onClick={() => void keepNewer.run()}>
          {words.keepNewer}
        </Button>
        <Button disabled={busy} onClick={() => void keepBoth.run()}>
          {words.bothRight}
        </Button>
      </div>
    </div>
  )
}
