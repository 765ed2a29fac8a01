import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const firstWait = 1_000
const longestWait = 30_000
const pause = 2_000

/**
 * Keeps an open planner page true: the event's desk says that something changed, and the page's loaders run again, at
 * most once in two seconds. A lost connection is opened again and caught up with.
 * @returns whether the connection stands; false is worth telling
 */
export function useLive(eventId: string): boolean {
  const [live, setLive] = useState(true)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let socket: WebSocket | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let due: ReturnType<typeof setTimeout> | undefined
    let last = 0
    let wait = firstWait
    let over = false

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
    const open = (missed: boolean) => {
      socket = new WebSocket(new URL(`/api/events/${eventId}/live`, location.href.replace(/^http/, 'ws')))
      socket.onopen = () => {
        wait = firstWait
        setLive(true)
        if (missed) reload()
      }
      socket.onmessage = reload
      socket.onclose = () => {
        if (over) return
        setLive(false)
        retry = setTimeout(() => open(true), wait)
        wait = Math.min(longestWait, wait * 2)
      }
    }
    const backOnline = () => {
      if (socket?.readyState !== WebSocket.CLOSED) return
      clearTimeout(retry)
      open(true)
    }

    // What changed between the loader's answer and the connection is caught up with as well.
    retry = setTimeout(() => open(true), 300)
    window.addEventListener('online', backOnline)
    return () => {
      over = true
      window.removeEventListener('online', backOnline)
      clearTimeout(retry)
      clearTimeout(due)
      socket?.close()
    }
  }, [eventId, revalidate])

  return live
}
