import { useEffect, useState } from 'react'
import type { Places } from '#contract/capacity'
import { menuNotLoaded } from '#words/guest'
import { ApiError, api, ask, bypassCache } from '../client/api.ts'
import { keepOpen } from '../client/live-socket.ts'

export type Link = 'live' | 'lost' | 'closed' | 'gone'

/**
 * The event's figures, kept up to date by the live connection while the page is open. A lost connection is opened
 * again, and caught up with.
 * @returns the figures, a way to set them from an answer of the server, and how the connection stands: `gone` means
 *   that the event was deleted while the page was open, `closed` that its deadline passed
 */
export function usePlaces(code: string, first: Places): [Places, (next: Places) => void, Link] {
  const [places, setPlaces] = useState(first)
  const [link, setLink] = useState<Link>('live')

  useEffect(() => {
    const end = keepOpen(`/api/codes/${code}/live`, {
      onOpen(again) {
        setLink('live')
        if (again) void figuresNow(code).then((now) => now && setPlaces(now))
      },
      onMessage(text) {
        const told = JSON.parse(text) as Places | { gone: true }
        if (!('gone' in told)) return setPlaces(told)
        end()
        setLink('gone')
      },
      onLost: () => setLink('lost'),
      async worthTrying() {
        try {
          setPlaces(await readFigures(code))
          return true
        } catch (error) {
          const over = isOver(error)
          // A closed event's figures change no more: nothing is lost.
          if (over) setLink((error as ApiError).code === 'closed' ? 'closed' : 'live')
          return !over
        }
      },
    })
    return end
  }, [code])

  return [places, setPlaces, link]
}

/** Whether a refusal says that the event's figures change no more: it is closed, or there is no such event. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'closed' || error.code === 'not_found')
}

/** The figures of this moment, or null when they cannot be read. */
export async function figuresNow(code: string): Promise<Places | null> {
  return readFigures(code).catch(() => null)
}

async function readFigures(code: string): Promise<Places> {
  const { guestLimit, registeredGuests } = await ask(
    (options) => api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
    menuNotLoaded,
  )
  return { guestLimit, registeredGuests }
}
