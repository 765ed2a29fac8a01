import { useEffect, useState } from 'react'
import type { Places } from '#contract/capacity'
import { menuNotLoaded } from '#contract/guest'
import { anew, api, ask } from '../api.ts'

const firstWait = 1_000
const longestWait = 30_000

export type Link = 'live' | 'lost' | 'gone'

/**
 * The event's figures, kept up to date by the live connection while the page is open. A lost connection is opened
 * again, and caught up with.
 * @returns the figures, a way to set them from an answer of the server, and how the connection stands: `gone` means
 *   that the event was deleted while the page was open
 */
export function usePlaces(code: string, first: Places): [Places, (next: Places) => void, Link] {
  const [places, setPlaces] = useState(first)
  const [link, setLink] = useState<Link>('live')

  useEffect(() => {
    let socket: WebSocket | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    let over = false

    const open = (again: boolean) => {
      socket = new WebSocket(new URL(`/api/codes/${code}/live`, location.href.replace(/^http/, 'ws')))
      socket.onopen = () => {
        wait = firstWait
        setLink('live')
        if (again) void figuresNow(code).then((now) => now && setPlaces(now))
      }
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as Places | { gone: true }
        if ('gone' in told) {
          over = true
          setLink('gone')
        } else setPlaces(told)
      }
      socket.onclose = () => {
        if (over) return
        setLink('lost')
        timer = setTimeout(() => open(true), wait)
        wait = Math.min(longestWait, wait * 2)
      }
    }

    // After what the first screen needs.
    timer = setTimeout(() => open(false), 300)
    return () => {
      over = true
      clearTimeout(timer)
      socket?.close()
    }
  }, [code])

  return [places, setPlaces, link]
}

/** The figures of this moment, or null when they cannot be read. */
export async function figuresNow(code: string): Promise<Places | null> {
  try {
    const { guestLimit, registeredGuests } = await ask(
      (options) => api.codes[':code'].$get({ param: { code } }, anew(options)),
      menuNotLoaded,
    )
    return { guestLimit, registeredGuests }
  } catch {
    return null
  }
}
