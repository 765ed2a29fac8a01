import { useLayoutEffect, useState } from 'react'
import type { EventView } from '#events/shape/event'
import { sentence } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { isElsewhere } from '../../client/zone-beside.tsx'

const day = 86_400_000
const few = 7

/**
 * Until when one may answer. The days left, once they are few, and the zone, where the guest's own differs, are known in
 * the browser alone; their line is kept free from the start.
 */
export function Deadline({ event: { eventDate, closesAt, timeZone } }: { event: EventView }) {
  const words = useGuestWords()
  const [beside, setBeside] = useState('')
  useLayoutEffect(() => {
    const left = Math.ceil((closesAt - Date.now()) / day)
    // oxlint-disable-next-line react/set-state-in-effect -- clock and zone are the browser's: the first render has to be the server's
    setBeside(
      [
        left > 0 && left <= few ? words.events.daysLeft(left) : '',
        isElsewhere(closesAt, timeZone) ? words.events.inZone(words.days.zoneName(timeZone)) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
  }, [closesAt, timeZone, words])
  return (
    <p className="deadline">
      {sentence(words.events.answerBy, <strong>{words.days.longDay(eventDate)}</strong>)}
      <span className="beside">{beside}</span>
    </p>
  )
}
