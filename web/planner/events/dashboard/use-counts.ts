import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isOpen } from '#events/rules/closing'
import type { EventCounts, EventList, PlannerEvent } from '#events/shape/event'
import { ApiError, api, callApi } from '../../../client/calls/api.ts'
import { type Connection, followConnection } from '../../../client/live/connection.ts'
import { useServerTime } from '../server-time.ts'

const every = 10_000

/**
 * The list with the figures of now: asked every 10 seconds while the page can be seen, and at once when it is seen
 * again. An event whose deadline passes is closed in it at that moment. Events that came or went in another tab make the router read the whole list again.
 * @returns the list, whether it is true, and whether the server refused its figures
 */
export function useCounts(list: EventList): { list: EventList; connection: Connection; stale: boolean } {
  const [counts, setCounts] = useState<EventCounts | null>(null)
  const [connection, setConnection] = useState<Connection>(() => ({ state: 'live', upToDateAt: Date.now() }))
  const [stale, setStale] = useState(false)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let ended = false
    let running = false
    const { readPage, setChecking, setLost } = followConnection(Date.now(), (next) => {
      if (!ended) setConnection(next)
    })
    /** @returns false where nothing came back */
    const read = async (): Promise<boolean> => {
      try {
        const answered = await callApi((options) => api.events.counts.$get({}, options))
        if (ended) return true
        setStale(false)
        if (sameEvents(list, answered)) setCounts(answered)
        else await revalidate()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!ended) setStale(error.status > 0)
        return error.status > 0
      }
    }
    const refresh = async () => {
      if (running || document.visibilityState !== 'visible') return
      running = true
      await readPage(read)
      running = false
    }
    const again = () => void refresh()
    const seen = () => {
      if (document.visibilityState === 'visible') setChecking()
      again()
    }
    const timer = setInterval(again, every)
    document.addEventListener('visibilitychange', seen)
    addEventListener('offline', setLost)
    addEventListener('online', again)
    return () => {
      ended = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('offline', setLost)
      removeEventListener('online', again)
    }
  }, [list, revalidate])

  const counted = counts && counts.at > list.at ? withCounts(list, counts) : list
  const now = useServerTime(
    counted.at,
    list.events.map(({ closesAt }) => closesAt),
  )
  return { list: asOf(counted, now), connection, stale }
}

/** True if the counts are of all the planner's events, and of each one listed. */
export function sameEvents(list: EventList, { counts }: EventCounts): boolean {
  const ids = new Set(counts.map(({ id }) => id))
  return counts.length === list.totals.all && list.events.every(({ id }) => ids.has(id))
}

/** The list with newer figures; events without any keep theirs. */
export function withCounts(list: EventList, { at, counts }: EventCounts): EventList {
  const figures = new Map(counts.map((count) => [count.id, count]))
  return asOf(list, at, (event) => {
    const newer = figures.get(event.id)
    // A list that is gone has no figures any more.
    return newer ? { ...event, ...newer, listed: newer.listed } : event
  })
}

/**
 * The list at a later time of the server: what has closed since then is counted as closed, and what was opened again as
 * open.
 * @param newer an event as it is at that time
 */
export function asOf(
  list: EventList,
  at: number,
  newer: (event: PlannerEvent) => PlannerEvent = (event) => event,
): EventList {
  const events = list.events.map(newer)
  const openAt = (some: PlannerEvent[], time: number) => some.filter((event) => isOpen(event, time)).length
  const closed = openAt(list.events, list.at) - openAt(events, at)
  const { totals } = list
  return {
    ...list,
    at,
    events,
    totals: { ...totals, open: totals.open - closed, closed: totals.closed + closed },
  }
}
