import { useEffect, useId, useMemo, useState } from 'react'
import { loading } from '#core/words/shared'
import type { PlannerEvent } from '#events/shape/event'
import { longDay } from '#languages/en/days'
import type { Category } from '#menu/shape/menu'
import {
  chooseEvent,
  earlierEvent,
  eventWithMenu,
  fromEarlierEvent,
  noEarlierEvent,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { api, callApi } from '../../../client/calls/api.ts'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { type Failure, failureOf, useAction } from '../../../client/calls/use-action.ts'
import { AddDraft } from './add-draft.tsx'
import { type Draft, draftFrom, remarksOn, withChange, without } from './draft.ts'
import { DraftTree } from './draft-tree.tsx'
import { categoriesAllowed } from './event-menu.ts'
import { useAddDraft } from './use-add-draft.ts'

/** Adds a copy of the menu of another of one's events, looked at before. */
export function EarlierEvent({
  event,
  menu,
  onClose,
}: {
  event: PlannerEvent
  menu: Category[]
  onClose: () => void
}) {
  const id = useId()
  const [others, setOthers] = useState<PlannerEvent[] | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { busy, isSending, cancelAnd, failure, clear, add } = useAddDraft(event.id, onClose)
  const { close, asking } = useAskedClose(draft !== null, onClose)
  const [unread, setUnread] = useState<Failure>()
  const read = useAction(async (other: string) => {
    const { categories } = await callApi((options) =>
      api.events[':id'].$get({ param: { id: other } }, options),
    )
    clear()
    setDraft(draftFrom(categories))
  })
  const ways = useMemo<Parameters<typeof DraftTree>[0]['ways']>(
    () => ({
      change: (id, change) => setDraft((before) => before && withChange(before, id, change)),
      remove: (id) => setDraft((before) => before && without(before, new Set([id]))),
    }),
    [],
  )
  const remarks = remarksOn(draft ?? [], menu, categoriesAllowed(event))
  useEffect(() => {
    othersWithMenu(event.id).then(setOthers, (error: unknown) => setUnread(failureOf(error)))
  }, [event.id])
  return (
    <Dialog title={fromEarlierEvent} onClose={cancelAnd(close)} busy={isSending}>
      <div className="stack">
        {!others && !unread && <Loading>{loading}</Loading>}
        <FailureNotice failure={unread ?? read.failure} />
        {others?.length === 0 && <p>{noEarlierEvent}</p>}
        {others && others.length > 0 && (
          <div className="field">
            <label htmlFor={id}>{earlierEvent}</label>
            <select
              id={id}
              className="input"
              defaultValue=""
              disabled={busy || read.busy}
              onChange={({ target }) => void read.run(target.value)}
            >
              <option value="" disabled>
                {chooseEvent}
              </option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {eventWithMenu(other.title, longDay(other.eventDate), other.itemCount)}
                </option>
              ))}
            </select>
          </div>
        )}
        {draft && (
          <AddDraft
            draft={draft}
            remarks={remarks}
            leaveOut={(ids) => setDraft(without(draft, ids))}
            busy={busy}
            failure={failure}
            add={() => add(draft)}
            actions={
              <Button onClick={cancelAnd(close)} disabled={isSending}>
                Cancel
              </Button>
            }
          >
            <DraftTree draft={draft} remarks={remarks} ways={ways} />
          </AddDraft>
        )}
        {!draft && (
          <div className="actions">
            <Button onClick={close}>Cancel</Button>
          </div>
        )}
      </div>
      {asking}
    </Dialog>
  )
}

/** All of one's other events that have a dish, the latest first. */
async function othersWithMenu(eventId: string): Promise<PlannerEvent[]> {
  const all: PlannerEvent[] = []
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const page = await callApi((options) => api.events.$get({ query: after ? { after } : {} }, options))
    all.push(...page.events)
    after = page.next
  }
  return all.filter(({ id, itemCount }) => id !== eventId && itemCount > 0).reverse()
}
