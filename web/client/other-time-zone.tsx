import { useLayoutEffect, useState } from 'react'
import { useGuestWords } from './words.tsx'

type Closing = { closesAt: number; timeZone: string }

/** " (Berlin time)" where the reader's clocks show another time. Their zone is known in the browser alone. */
export function OtherTimeZone({ event: { closesAt, timeZone } }: { event: Closing }) {
  const words = useGuestWords()
  const [elsewhere, setElsewhere] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the zone is the browser's: the first render has to be the server's
    setElsewhere(isElsewhere(closesAt, timeZone))
  }, [closesAt, timeZone])
  return elsewhere && ` ${words.events.inZone(words.days.zoneName(timeZone))}`
}

/** True if clocks show another time at an instant in the zone than here. */
export function isElsewhere(instant: number, timeZone: string, here?: string): boolean {
  if (!here && timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone) return false
  const clock = (zone: string | undefined) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(instant)
  return clock(timeZone) !== clock(here)
}
