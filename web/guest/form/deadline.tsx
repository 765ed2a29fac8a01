import { use, useEffect, useLayoutEffect, useState } from 'react'
import type { EventView } from '#events/shape/event'
import { sentence } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { isElsewhere } from '../../client/zone-beside.tsx'
import { CurrentEvent } from './current-event.ts'

const day = 86_400_000
const few = 7

/**
 * The day until which one may answer, and the days left, once they are few. The zone, where the guest's own differs, is
 * known in the browser alone; its line is kept free from the start.
 */
export function Deadline({ event: { eventDate, closesAt, timeZone } }: { event: EventView }) {
  const words = useGuestWords()
  const daysLeft = useDaysLeft(closesAt)
  const [zone, setZone] = useState('')
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the zone is the browser's: the first render has to be the server's
    setZone(isElsewhere(closesAt, timeZone) ? words.events.inZone(words.days.zoneName(timeZone)) : '')
  }, [closesAt, timeZone, words])
  const days = daysLeft > 0 && daysLeft <= few ? words.events.daysLeft(daysLeft) : ''
  return (
    <p className="deadline">
      {sentence(words.events.answerBy, <strong>{words.days.longDay(eventDate)}</strong>)}
      <span className="beside">{[days, zone].filter(Boolean).join(' ')}</span>
    </p>
  )
}

/** The days left by the server's clock: the device's only tells how much time has passed since the page came. */
function useDaysLeft(closesAt: number): number {
  const { at = closesAt } = use(CurrentEvent)
  const [now, setNow] = useState(at)
  useEffect(() => {
    const behind = at - Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const time = Date.now() + behind
      setNow(time)
      if (time < closesAt) timer = setTimeout(count, (closesAt - time) % day || day)
    }
    count()
    return () => clearTimeout(timer)
  }, [at, closesAt])
  return Math.ceil((closesAt - now) / day)
}
