import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { keepOpen } from './live-socket.ts'

const pause = 2_000

/**
 * Keeps an open planner page true: the event's desk says that something changed, and the page's loaders run again, at
 * most once in two seconds. A lost connection is opened again and caught up with.
 * @param paused while the event is about to go: nothing is asked of one that is gone
 * @returns whether the connection stands; false is worth telling
 */
export function useLive(eventId: string, paused = false): boolean {
  const [live, setLive] = useState(true)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (paused) return
    let due: ReturnType<typeof setTimeout> | undefined
    let last = 0

    const reload = () => {
      due ??= setTimeout(
        () => {
          due = undefined
          last = Date.now()
          void revalidate()
        },
        Math.max(0, last + pause - Date.now()),
      )
    }
    const end = keepOpen(`/api/events/${eventId}/live`, {
      // What changed between the loader's answer and the connection is caught up with as well.
      onOpen() {
        setLive(true)
        reload()
      },
      onMessage: reload,
      onDeadline: reload,
      onLost: () => setLive(false),
    })
    return () => {
      end()
      clearTimeout(due)
    }
  }, [eventId, paused, revalidate])

  return live
}
