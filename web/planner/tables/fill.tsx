import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FilledTables, Seating } from '#seating/shape/view'
import * as words from '#seating/words/planner'
import { erased } from '#seating/words/shared'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { UndoFill } from './undo-fill.tsx'

// More parties than these are told by their number alone.
const named = 8

/**
 * Fills the tables by party, says what came of it, and undoes it: as long as anybody sits where the last filling placed
 * them, after the page was loaded again too.
 * @param primary it is what to do next
 */
export function Fill({ seating, left, primary }: { seating: Seating; left: number; primary: boolean }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const [filled, setFilled] = useState<FilledTables | null>(null)
  const { lastFill } = seating
  const filling = useAction(async () => {
    const call = { param: { id: event.id }, json: { id: crypto.randomUUID() } }
    const answer = await callApi((options) => api.events[':id'].placements.fills.$post(call, options))
    await revalidate()
    setFilled(answer)
  })
  const [undoing, setUndoing] = useState<Seating['lastFill']>(null)
  const leads = new Map(seating.parties.map(({ responseId, lead }) => [responseId, lead]))
  return (
    <div className="seat-fill">
      <div className="row">
        {left > 0 && (
          <Button
            look={primary ? 'primary' : 'plain'}
            disabled={filling.busy}
            onClick={() => void filling.run()}
          >
            {filling.busy ? words.filling : words.fill}
          </Button>
        )}
        {lastFill && (
          <Button disabled={filling.busy} onClick={() => setUndoing(lastFill)}>
            {words.undoFill(lastFill.guests)}
          </Button>
        )}
      </div>
      {left > 0 && <p className="quietly">{words.fillAbout}</p>}
      <FailureNotice failure={filling.failure} />
      {filled && (
        <Notice kind={filled.left.length > 0 ? 'warning' : 'plain'}>
          <p>
            {[words.filledLine(filled.placed.length), words.filledLeft(filled.left.length)]
              .filter(Boolean)
              .join(' ')}
          </p>
          {filled.split.slice(0, named).map(({ responseId, at }) => (
            <p key={responseId}>
              {words.filledSplit(
                leads.get(responseId) || erased,
                at.map(({ count }) => count),
              )}
            </p>
          ))}
          {filled.split.length > named && <p>{words.filledSplits(filled.split.length - named)}</p>}
        </Notice>
      )}
      {undoing && (
        <UndoFill
          seating={seating}
          fill={undoing}
          onClose={() => {
            setUndoing(null)
            setFilled(null)
          }}
        />
      )}
    </div>
  )
}
