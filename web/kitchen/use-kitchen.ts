import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorBody } from '#core/refusals'
import { shellToken } from '#links/rules/offline'
import type { KitchenView } from '#links/shape/link'
import type { Unavailable } from '#party/shape/guest'
import { type Connection, followConnection } from '../client/live/connection.ts'
import { keepOpen } from '../client/live/live-socket.ts'
import { pacing } from '../client/live/pacing.ts'
import { useKitchenWords } from '../client/words.tsx'
import { canKeepPages, deletePage, readOfflineView, tokenAt } from './offline/pages.ts'
import type { Shown } from './offline/use-offline-copy.ts'

/** `tag`: the ETag of the view that the server rendered. `at`: the server's time. */
export type KitchenLinkData = {
  token: string
  at: number
  tag: string | null
  loaded: KitchenView | Unavailable | null
}

const pause = 2_000
const retry = 5_000
const timeoutMs = 15_000

/** The refusals after which the page shows nothing more. */
const endingCodes = new Set(['revoked', 'expired', 'not_found'])

/** The token of a link's page, read from the URL where the device opened the page without its data. */
export function useToken(token: string): string {
  const [tokenOfPage] = useState(() =>
    token === shellToken && 'location' in globalThis ? tokenAt(location.pathname) : null,
  )
  return tokenOfPage ?? token
}

/**
 * The live view of a kitchen's link: the event's desk reports a change, and the page is read again by its ETag, at most once
 * in two seconds. Without a connection the page stays as it is, and shows since when.
 * @param token of the link
 * @param data that the server rendered the page with
 */
export function useKitchen(token: string, data: KitchenLinkData) {
  const words = useKitchenWords()
  const { at, tag, loaded: initial } = data
  const isShell = data.token === shellToken
  const [shown, setShown] = useState<Shown>({ loaded: initial, tag, offline: isShell })
  const [connection, setConnection] = useState<Connection>({ state: 'checking', upToDateAt: at })
  // Offset of the server's clock from the device's. A page opened from the device has no server's time to compare.
  const [clockOffset] = useState(() => (isShell ? 0 : at - Date.now()))
  const knownTag = useRef(tag)
  const ended = useRef(initial !== null && 'refusalCode' in initial && endingCodes.has(initial.refusalCode))
  const readNow = useRef<() => Promise<void>>(async () => undefined)

  useEffect(() => {
    if (ended.current) {
      erase(token)
      return
    }
    let connected = false
    const follower = followConnection(at - clockOffset, ({ state, upToDateAt }) =>
      setConnection({ state, upToDateAt: upToDateAt + clockOffset }),
    )
    const end = (unavailable: Unavailable) => {
      ended.current = true
      stop()
      setShown({ loaded: unavailable, tag: null, offline: false })
      erase(token, unavailable.sentence)
    }
    const pacedRead = pacing(
      () =>
        follower.readPage(async () => {
          if (ended.current) return true
          const result = await requestView(token, knownTag.current)
          if (ended.current) return true
          if (result === 'lost') return false
          if (result === 'same')
            setShown((before) => (before.offline ? { ...before, offline: false } : before))
          else if ('refusalCode' in result) end(result)
          else {
            knownTag.current = result.tag
            setShown({ loaded: result.view, tag: result.tag, offline: false })
          }
          return true
        }),
      pause,
    )
    readNow.current = pacedRead.atOnce
    const openKept = async () => {
      const offline = await readOfflineView(token, Date.now()).catch(() => null)
      // A view read meanwhile is newer.
      if (!offline || knownTag.current !== null || ended.current) return
      knownTag.current = offline.tag
      follower.setUpToDateSince(offline.at - clockOffset)
      setShown({ loaded: offline.view, tag: offline.tag, offline: true })
    }
    const onChange = () => {
      follower.noteChange()
      pacedRead.soon()
    }
    const stop = keepOpen(`/api/kitchen/${token}/live`, {
      onOpen() {
        connected = true
        onChange()
      },
      onDeadline: onChange,
      onPong: follower.notePong,
      // The page is read as well, since it may have missed a message.
      onChecking() {
        follower.setChecking()
        onChange()
      },
      // Without a live view, the reads show whether the page is up to date.
      onLost(wasOpen) {
        connected = false
        if (wasOpen) follower.setLost()
      },
      onMessage(text) {
        if ('revoked' in (JSON.parse(text) as object))
          end({ sentence: words.links.linkRevoked, refusalCode: 'revoked' })
        else onChange()
      },
      // An ended link opens no view: the page asks for the reason and shows it.
      async shouldReconnect() {
        await pacedRead.atOnce()
        return !ended.current
      },
    })
    // Without a live view, and after a failed read, the page is read periodically.
    const retryTimer = setInterval(() => {
      if (ended.current || document.visibilityState === 'hidden') return
      if (!connected || follower.state() === 'lost') pacedRead.soon()
    }, retry)
    if (initial === null) {
      void pacedRead.atOnce()
      if (canKeepPages()) void openKept()
    }
    return () => {
      stop()
      pacedRead.stop()
      clearInterval(retryTimer)
    }
  }, [token, at, clockOffset, initial, words])

  return {
    shown,
    connection,
    reload: useCallback(() => readNow.current(), []),
    /** Clears the page until it is read again. */
    clear: useCallback((unavailable: Unavailable) => {
      knownTag.current = null
      setShown({ loaded: unavailable, tag: null, offline: false })
    }, []),
  }
}

/** Deletes what an ended link left on the device: its kept page, and the data in the document. */
function erase(token: string, title?: string): void {
  if (canKeepPages()) deletePage(token).catch(() => undefined)
  document.getElementById('data')?.replaceChildren()
  if (title !== undefined) document.title = title
}

/** Reads the view, unless it still has this ETag. */
async function requestView(
  token: string,
  tag: string | null,
): Promise<{ view: KitchenView; tag: string | null } | Unavailable | 'same' | 'lost'> {
  try {
    // In the language of the page, even if the link's language has changed meanwhile.
    const lang = encodeURIComponent(document.documentElement.lang)
    const response = await fetch(`/api/kitchen/${token}?lang=${lang}`, {
      cache: 'no-store',
      headers: tag === null ? {} : { 'If-None-Match': tag },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304) return 'same'
    const body: unknown = await response.json()
    if (response.ok) return { view: body as KitchenView, tag: response.headers.get('etag') }
    const { code, message } = (body as ErrorBody).error
    return endingCodes.has(code) ? { sentence: message, refusalCode: code } : 'lost'
  } catch {
    return 'lost'
  }
}
