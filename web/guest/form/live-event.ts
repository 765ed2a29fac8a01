import { useEffect, useState } from 'react'
import type { GuestWords } from '#languages/language'
import type { LiveMessage } from '#live/shape'
import type { GuestMenu, UnavailableDetails } from '#party/shape/guest'
import { ApiError, api, bypassCache, callApi } from '../../client/calls/api.ts'
import { type Connection, followConnection } from '../../client/live/connection.ts'
import type { LiveHandlers } from '../../client/live/live-socket.ts'
import { pacing } from '../../client/live/pacing.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Dispatch } from './machine/use-machine.ts'

/**
 * State of the live connection, or of the event: `gone` if it was deleted or refunded while the page was open, `closed` while
 * it takes no answers. `upToDateAt`: when the page was last known to be up to date, in milliseconds.
 */
export type LiveState = { state: Connection['state'] | 'closed' | 'gone'; upToDateAt: number }

/**
 * Reads the event by a personal link or an edit link. `ownPlaces`: of those that live messages count as taken, the places
 * that its party has or that are reserved for it; 0 on an edit page, whose machine takes them off itself (`placesForEdit`).
 */
export type EventAccess = { menu: () => Promise<GuestMenu>; ownPlaces: number }

// All guests of an event are notified of a change at once. To spread the load each waits a random time of up to half a second,
// and reads at most every two seconds.
const [maxReadDelayMs, readIntervalMs] = [500, 2_000]

/**
 * Follows the event by a live connection while the page is open: its places, its menu, its closing and reopening. A lost
 * connection is opened again, and the event then read.
 * @param code null if the event is not followed
 * @param eventAccess reads the event by a personal link; has to be memoized
 */
export function useLiveEvent(code: string | null, dispatch: Dispatch, eventAccess?: EventAccess): LiveState {
  const words = useGuestWords()
  const [connection, setConnection] = useState<LiveState>({ state: 'live', upToDateAt: 0 })

  useEffect(() => {
    if (code === null) return
    const liveEvent = followEvent(
      eventAccess?.menu ?? (() => readEvent(words, code)),
      dispatch,
      setConnection,
      eventAccess?.ownPlaces,
    )
    const open = async () => {
      try {
        // Loaded only now, since it connects after the first screen.
        const { keepOpen } = await import('../../client/live/live-socket.ts')
        liveEvent.begin((live) => keepOpen(`/api/codes/${code}/live`, live))
      } catch {
        liveEvent.live.onLost(true)
      }
    }
    void open()
    return liveEvent.stop
  }, [code, words, dispatch, eventAccess])

  return connection
}

/**
 * Turns the messages of a live connection into actions of a form.
 * @param read reads the current event past all caches
 * @param ownPlaces places that messages count as taken, but are the reader's own
 */
export function followEvent(
  read: () => Promise<GuestMenu>,
  dispatch: Dispatch,
  setConnection: (connection: LiveState) => void,
  ownPlaces = 0,
) {
  let [hasEnded, isClosed] = [false, false]
  let disconnect = () => {}
  const tracker = followConnection(
    Date.now(),
    (connection) => hasEnded || isClosed || setConnection(connection),
  )
  const stop = () => {
    hasEnded = true
    reader.stop()
    disconnect()
  }
  const end = (state: LiveState['state']) => {
    stop()
    setConnection({ state, upToDateAt: Date.now() })
  }
  const applyMenu = (menu: GuestMenu) => {
    if (hasEnded) return
    const hasReopened = isClosed
    isClosed = false
    if (hasReopened) setConnection({ state: 'live', upToDateAt: Date.now() })
    dispatch({ type: 'event_loaded', menu, hasReopened })
  }
  /** Reads the event. @returns false if that failed, or the event is closed or not found */
  const readMenu = async () => {
    try {
      applyMenu(await read())
      return true
    } catch (error) {
      if (hasEnded) return false
      if (mayReopen(error)) {
        isClosed = true
        setConnection({ state: 'closed', upToDateAt: Date.now() })
      } else if (isOver(error)) {
        // A closed event says so; one that is not found any more keeps its figures without a warning, since they change no more.
        end((error as ApiError).code === 'closed' ? 'closed' : 'live')
      }
      return false
    }
  }
  const reader = pacing(() => tracker.readPage(readMenu), readIntervalMs, maxReadDelayMs)
  const live: LiveHandlers = {
    onOpen(again) {
      if (!again) return
      tracker.noteChange()
      void reader.atOnce()
    },
    onMessage(text) {
      if (hasEnded) return
      const message = JSON.parse(text) as LiveMessage
      if ('gone' in message) end('gone')
      else if ('guestLimit' in message)
        dispatch({
          type: 'places_updated',
          places: { ...message, registeredGuests: message.registeredGuests - ownPlaces },
        })
      else if ('changed' in message) {
        tracker.noteChange()
        reader.soon()
      }
    },
    onPong: (askedAt) => void (tracker.notePong(askedAt) || reader.atOnce()),
    onChecking: tracker.setChecking,
    onLost: tracker.setLost,
    async shouldReconnect() {
      await readMenu()
      return !hasEnded
    },
  }
  const begin = (keepOpen: (live: LiveHandlers) => () => void) => {
    if (!hasEnded) disconnect = keepOpen(live)
  }
  return { live, begin, stop }
}

/** True for a refusal because the event is closed or does not exist. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'closed' || error.code === 'not_found')
}

function mayReopen(error: unknown): boolean {
  return isOver(error) && ((error as ApiError).details as UnavailableDetails | undefined)?.mayReopen === true
}

/** Reads the current event past all caches. */
export function readEvent(words: GuestWords, code: string): Promise<GuestMenu> {
  return callApi(
    (options) => api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
    words.menu.menuNotLoaded,
  )
}
