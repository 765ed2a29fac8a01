import { use, useEffect, useLayoutEffect, useState } from 'react'
import type { EventView } from '#events/shape/event'
import { sentence } from '#ui/sentence'
import { isElsewhere } from '../../client/other-time-zone.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from './current-event.ts'

const dayMs = 86_400_000
const fewDays = 7

/**
 * The deadline, with the days left once they are few, and its time zone if the guest's differs. Only the browser knows that, so
 * the style sheet reserves the space.
 */
export function Deadline({ event: { eventDate, closesAt, timeZone } }: { event: EventView }) {
  const words = useGuestWords()
  const daysLeft = useDaysLeft(closesAt)
  const [zone, setZone] = useState('')
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows its zone: the first render has to match the server's
    setZone(isElsewhere(closesAt, timeZone) ? words.events.inZone(words.days.zoneName(timeZone)) : '')
  }, [closesAt, timeZone, words])
  const days = daysLeft > 0 && daysLeft <= fewDays ? words.events.daysLeft(daysLeft) : ''
  return (
    <p className="deadline">
      {sentence(words.events.answerBy, <strong>{words.days.longDay(eventDate)}</strong>)}
      <span className="beside">{[days, zone].filter(Boolean).join(' ')}</span>
    </p>
  )
}

/** The days left by the server's clock, since the device's may be wrong: it only measures the time since the page loaded. */
function useDaysLeft(closesAt: number): number {
  const { at = closesAt } = use(CurrentEvent)
  const [now, setNow] = useState(at)
  useEffect(() => {
    const clockOffset = at - Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const time = Date.now() + clockOffset
      setNow(time)
      if (time < closesAt) timer = setTimeout(update, (closesAt - time) % dayMs || dayMs)
    }
    update()
    return () => clearTimeout(timer)
  }, [at, closesAt])
  return Math.ceil((closesAt - now) / dayMs)
}
