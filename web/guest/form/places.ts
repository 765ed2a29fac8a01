import { useEffect, useRef, useState } from 'react'
import type { Places } from '#events/rules/capacity'
import type { GuestWords } from '#languages/language'
import { ApiError, api, ask, bypassCache } from '../../client/api.ts'
import { followLine, type Line } from '../../client/line.ts'
import { useGuestWords } from '../../client/words.tsx'

/**
 * State of a page's figures: `gone` when the event was deleted while the page was open, `closed` when its deadline passed.
 * `since`: when they were last known to be true, in milliseconds.
 */
export type Link = { state: Line['state'] | 'closed' | 'gone'; since: number }

/**
 * Follows the event's figures by the live connection while the page is open. A lost connection is opened again, and
 * caught up with.
 * @param code null where they are not followed
 * @param onPlaces called with each of the figures
 * @returns how they stand
 */
export function usePlaces(code: string | null, onPlaces: (places: Places) => void): Link {
  const words = useGuestWords()
  const [link, setLink] = useState<Link>({ state: 'live', since: 0 })
  const latest = useRef(onPlaces)
  useEffect(() => {
    latest.current = onPlaces
  })

  useEffect(() => {
    if (code === null) return
    const setPlaces = (places: Places) => latest.current(places)
    let over = false
    let close = () => {}
    const end = (state: Link['state']) => {
      over = true
      close()
      setLink({ state, since: Date.now() })
    }
    const followed = followLine(Date.now(), (line) => over || setLink(line))
    const catchUp = () =>
      followed.reading(async () => {
        const now = await figuresNow(words, code)
        if (now) setPlaces(now)
        return now !== null
      })
    const live: Parameters<typeof import('../../client/live-socket.ts').keepOpen>[1] = {
      onOpen(again) {
        if (!again) return
        followed.told()
        void catchUp()
      },
      onMessage(text) {
        const told = JSON.parse(text) as Places | { gone: true }
        if ('gone' in told) end('gone')
        else setPlaces(told)
      },
      onAnswer: (at) => void (followed.answered(at) || catchUp()),
      onChecking: followed.checking,
      onLost: followed.lost,
      async worthTrying() {
        try {
          setPlaces(await readFigures(words, code))
          return true
        } catch (error) {
          const ended = isOver(error)
          // A closed event's figures change no more: nothing is lost.
          if (ended) end((error as ApiError).code === 'closed' ? 'closed' : 'live')
          return !ended
        }
      },
    }
    const open = async () => {
      try {
        // It opens after the first screen, and its code comes then, too.
        const { keepOpen } = await import('../../client/live-socket.ts')
        if (!over) close = keepOpen(`/api/codes/${code}/live`, live)
      } catch {
        followed.lost()
      }
    }
    void open()
    return () => {
      over = true
      close()
    }
  }, [code, words])

  return link
}

/** True if a refusal says that the event's figures change no more: it is closed, or there is no such event. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'closed' || error.code === 'not_found')
}

/** The figures of this moment, or null when they cannot be read. */
export async function figuresNow(words: GuestWords, code: string): Promise<Places | null> {
  return readFigures(words, code).catch(() => null)
}

async function readFigures(words: GuestWords, code: string): Promise<Places> {
  const { guestLimit, registeredGuests } = await ask(
    (options) => api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
    words.menu.menuNotLoaded,
  )
  return { guestLimit, registeredGuests }
}
