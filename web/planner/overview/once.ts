import { useEffect, useState } from 'react'
import { didHere, useDoneHere } from '../shared/event/done-here.ts'

/** True while a sentence is due that this device was not told on an earlier visit. */
export function useOnce(eventId: string, what: string, due: boolean): boolean {
  const done = useDoneHere(eventId).has(what)
  const [doneBefore] = useState(done)
  useEffect(() => {
    if (due) didHere(eventId, what)
  }, [eventId, what, due])
  return due && !doneBefore
}
