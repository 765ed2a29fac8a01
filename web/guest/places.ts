import { useEffect, useState } from 'react'
import type { Places } from '#contract/capacity'
import { menuNotLoaded } from '#words/guest'
import { ApiError, api, ask, bypassCache } from '../client/api.ts'

export type Link = 'live' | 'lost' | 'closed' | 'gone'

/**
 * The event's figures, kept up to date by the live connection while the page is open. A lost connection is opened
 * again, and caught up with.
 * @param code null where they are not kept up to date
 * @returns the figures, a way to set them from an answer of the server, and how the connection stands: `gone` means
 *   that the event was deleted while the page was open, `closed` that its deadline passed
 */
export function usePlaces(code: string | null, first: Places): [Places, (next: Places) => void, Link] {
  const [places, setPlaces] = useState(first)
  const [link, setLink] = useState<Link>('live')

  useEffect(() => {
    if (code === null) return
    let over = false
    let close = () => {}
    const end = () => {
      over = true
      close()
    }
    const live: Parameters<typeof import('../client/live-socket.ts').keepOpen>[1] = {
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
          const ended = isOver(error)
          // A closed event's figures change no more: nothing is lost.
          if (ended) setLink((error as ApiError).code === 'closed' ? 'closed' : 'live')
          return !ended
        }
      },
    }
    const open = async () => {
      try {
        // It opens after the first screen, and its code comes then, too.
        const { keepOpen } = await import('../client/live-socket.ts')
        if (!over) close = keepOpen(`/api/codes/${code}/live`, live)
      } catch {
        setLink('lost')
      }
    }
    void open()
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
