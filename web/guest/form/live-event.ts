import { useEffect, useState } from 'react'
import type { GuestWords } from '#languages/language'
import type { LiveMessage } from '#live/shape'
import type { GuestMenu, UnavailableDetails } from '#party/shape/guest'
import { ApiError, api, ask, bypassCache } from '../../client/calls/api.ts'
import { type Connection, followConnection } from '../../client/live/connection.ts'
import type { Live } from '../../client/live/live-socket.ts'
import { pacing } from '../../client/live/pacing.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Dispatch } from './machine/use-machine.ts'

/**
 * State of what a page knows of its event: `gone` when the event was deleted while the page was open, `closed` while it
 * takes no answers. `since`: when it was last known to be true, in milliseconds.
 */
export type LiveState = { state: Connection['state'] | 'closed' | 'gone'; since: number }

/** A reading of the event by a personal link: its places are the party's own, and so many of them count as taken elsewhere. */
export type LinkEventSource = { menu: () => Promise<GuestMenu>; places: number }

// All guests of an event are told of a change in the same moment: they read it within half a second, and a burst of
// changes at most once in two.
const [readWithin, readPause] = [500, 2_000]

/**
 * Follows the event by the live connection while the page is open: its places, its menu, its closing and reopening. A lost
 * connection is opened again, and caught up with.
 * @param code null where it is not followed
 * @param linkSource a personal link's reading, which stays the same
 * @param dispatch the form's, which takes each piece of news
 * @returns whether what the page knows is true
 */
export function useLiveEvent(
  code: string | null,
  dispatch: Dispatch,
  linkSource?: LinkEventSource,
): LiveState {
  const words = useGuestWords()
  const [connection, setConnection] = useState<LiveState>({ state: 'live', since: 0 })

  useEffect(() => {
    if (code === null) return
    const followed = followEvent(
      linkSource?.menu ?? (() => readEvent(words, code)),
      dispatch,
      setConnection,
      linkSource?.places,
    )
    const open = async () => {
      try {
        // It opens after the first screen, and its code comes then, too.
        const { keepOpen } = await import('../../client/live/live-socket.ts')
        followed.begin((live) => keepOpen(`/api/codes/${code}/live`, live))
      } catch {
        followed.live.onLost(true)
      }
    }
    void open()
    return followed.stop
  }, [code, words, dispatch, linkSource])

  return connection
}

/**
 * Turns a live view's messages into news for a form.
 * @param read the event as it is now, past every copy
 * @param show takes the state of what the page knows
 * @param ownPlaces places among the taken that are the reader's
 */
export function followEvent(
  read: () => Promise<GuestMenu>,
  dispatch: Dispatch,
  show: (connection: LiveState) => void,
  ownPlaces = 0,
) {
  let [ended, closed] = [false, false]
  let close = () => {}
  const followed = followConnection(Date.now(), (line) => ended || closed || show(line))
  const stop = () => {
    ended = true
    paced.stop()
    close()
  }
  const end = (state: LiveState['state']) => {
    stop()
    show({ state, since: Date.now() })
  }
  const take = (menu: GuestMenu) => {
    if (ended) return
    const hasReopened = closed
    closed = false
    if (hasReopened) show({ state: 'live', since: Date.now() })
    dispatch({ type: 'event_loaded', menu, hasReopened })
  }
  /** Reads the event. @returns false where that failed, or there is nothing to read */
  const reading = async () => {
    try {
      take(await read())
      return true
    } catch (error) {
      if (ended) return false
      if (mayReopen(error)) {
        closed = true
        show({ state: 'closed', since: Date.now() })
      } else if (isOver(error)) {
        // A closed event's figures change no more: nothing is lost.
        end((error as ApiError).code === 'closed' ? 'closed' : 'live')
      }
      return false
    }
  }
  const paced = pacing(() => followed.reading(reading), readPause, readWithin)
  const live: Live = {
    onOpen(again) {
      if (!again) return
      followed.changed()
      void paced.atOnce()
    },
    onMessage(text) {
      if (ended) return
      const message = JSON.parse(text) as LiveMessage
      if ('gone' in message) end('gone')
      else if ('guestLimit' in message)
        dispatch({
          type: 'places_updated',
          places: { ...message, registeredGuests: message.registeredGuests - ownPlaces },
        })
      else if ('changed' in message) {
        followed.changed()
        paced.soon()
      }
    },
    onAnswer: (at) => void (followed.answered(at) || paced.atOnce()),
    onChecking: followed.checking,
    onLost: followed.lost,
    async worthTrying() {
      await reading()
      return !ended
    },
  }
  const begin = (keepOpen: (live: Live) => () => void) => {
    if (!ended) close = keepOpen(live)
  }
  return { live, begin, stop }
}

/** True if a refusal says that the event takes no more answers: it is closed, or there is no such event. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'closed' || error.code === 'not_found')
}

function mayReopen(error: unknown): boolean {
  return isOver(error) && ((error as ApiError).details as UnavailableDetails | undefined)?.mayReopen === true
}

/** The event as it is now, past every copy. */
export function readEvent(words: GuestWords, code: string): Promise<GuestMenu> {
  return ask(
    (options) => api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
    words.menu.menuNotLoaded,
  )
}
