import { useRevalidator } from 'react-router'
import type { SeatingSwitches } from '#seating/shape/requests'
import * as words from '#seating/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'

/** Switches an event's tables, or seats at them. */
export function useSwitches(done?: (switches: SeatingSwitches) => void) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  return useAction(async (json: SeatingSwitches) => {
    await callApi((options) => api.events[':id'].tables.$put({ param: { id: event.id }, json }, options))
    await revalidate()
    done?.(json)
  })
}

/** Seats of their own for guests, and the way back to an event without tables. */
export function SeatingSettings({ seats }: { seats: boolean }) {
  const { busy, failure, run } = useSwitches(({ on }) => on === false && toast(words.switchedOff))
  return (
    <details className="seating-settings">
      <summary>{words.settingsTitle}</summary>
      <div className="stack">
        <div>
          <label className="check">
            <input
              type="checkbox"
              checked={seats}
              disabled={busy}
              onChange={({ target }) => void run({ seats: target.checked })}
            />
            {words.numberSeats}
          </label>
          <p className="quietly">{words.numberSeatsAbout}</p>
        </div>
        <div>
          <Button disabled={busy} onClick={() => void run({ on: false })}>
            {words.switchOff}
          </Button>
          <p className="quietly">{words.switchOffAbout}</p>
        </div>
        <FailureNotice failure={failure} />
      </div>
    </details>
  )
}
