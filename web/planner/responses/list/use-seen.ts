import { useEffect, useRef, useState } from 'react'
import type { PlannerResponse } from '#party/shape/responses'
import { keepSeen, readLastVisit } from './last-visit.ts'

/**
 * The time of the newest change that this device showed on its last visit of the event; 0 on the first. It moves only
 * when one leaves, and only when the whole list had come.
 */
export function useSeen(eventId: string, responses: readonly PlannerResponse[], complete: boolean): number {
  const [seen] = useState(() => readLastVisit().seen[eventId] ?? 0)
  const newest = useRef(0)
  useEffect(() => {
    if (complete) newest.current = responses.reduce((at, { updatedAt }) => Math.max(at, updatedAt), 0)
  }, [responses, complete])
  useEffect(() => {
    const leave = () => keepSeen(eventId, newest.current)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [eventId])
  return seen
}
