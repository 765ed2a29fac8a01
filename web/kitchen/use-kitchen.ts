import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorBody } from '#core/refusals'
import { keptToken } from '#links/rules/kept'
import type { KitchenView } from '#links/shape/link'
import type { Unavailable } from '#party/shape/guest'
import { type Connection, followConnection } from '../client/live/connection.ts'
import { keepOpen } from '../client/live/live-socket.ts'
import { pacing } from '../client/live/pacing.ts'
import { useKitchenWords } from '../client/words.tsx'
import { forget, keepsPages, readKept, tokenAt } from './kept-pages.ts'

/** `tag`: the ETag of the view that the server rendered. `at`: the server's time. */
export type KitchenLinkData = {
  token: string
  at: number
  tag: string | null
  loaded: KitchenView | Unavailable | null
}

/** The page's view. `kept`: it comes from this device, and nothing newer has been read. */
export type Shown = { loaded: KitchenView | Unavailable | null; tag: string | null; kept: boolean }

const pause = 2_000
const retry = 5_000
const timeoutMs = 15_000

/** The refusals after which the page shows nothing more. */
const over = new Set(['revoked', 'expired', 'not_found'])

/** The token of a link's page, read from the URL where the device opened the page without its data. */
export function useToken(token: string): string {
  const [tokenOfPage] = useState(() =>
    token === keptToken && 'location' in globalThis ? tokenAt(location.pathname) : null,
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
  const { at, tag, loaded: first } = data
  const isShell = data.token === keptToken
  const [shown, setShown] = useState<Shown>({ loaded: first, tag, kept: isShell })
  const [line, setLine] = useState<Connection>({ state: 'checking', since: at })
  // Offset of the server's clock from the device's. A page opened from the device has no server's time to compare.
  const [behind] = useState(() => (isShell ? 0 : at - Date.now()))
  const known = useRef(tag)
  const ended = useRef(first !== null && 'unable' in first && over.has(first.reason))
  const readNow = useRef<() => Promise<void>>(async () => undefined)

  useEffect(() => {
    if (ended.current) {
      erase(token)
      return
    }
    let connected = false
    const followed = followConnection(at - behind, ({ state, since }) =>
      setLine({ state, since: since + behind }),
    )
    const end = (unable: Unavailable) => {
      ended.current = true
      stop()
      setShown({ loaded: unable, tag: null, kept: false })
      erase(token, unable.unable)
    }
    const paced = pacing(
      () =>
        followed.reading(async () => {
          if (ended.current) return true
          const got = await ask(token, known.current)
          if (ended.current) return true
          if (got === 'lost') return false
          if (got === 'same') setShown((before) => (before.kept ? { ...before, kept: false } : before))
          else if ('unable' in got) end(got)
          else {
            known.current = got.tag
            setShown({ loaded: got.view, tag: got.tag, kept: false })
          }
          return true
        }),
      pause,
    )
    readNow.current = paced.atOnce
    const openKept = async () => {
      const found = await readKept(token, Date.now()).catch(() => null)
      // A view read meanwhile is newer.
      if (!found || known.current !== null || ended.current) return
      known.current = found.tag
      followed.asOf(found.at - behind)
      setShown({ loaded: found.view, tag: found.tag, kept: true })
    }
    const changed = () => {
      followed.changed()
      paced.soon()
    }
    const stop = keepOpen(`/api/kitchen/${token}/live`, {
      onOpen() {
        connected = true
        changed()
      },
      onDeadline: changed,
      onAnswer: followed.answered,
      // The page is read as well, since it may have missed a message.
      onChecking() {
        followed.checking()
        changed()
      },
      // Without a live view, the reads show whether the page is up to date.
      onLost(stood) {
        connected = false
        if (stood) followed.lost()
      },
      onMessage(text) {
        if ('revoked' in (JSON.parse(text) as object))
          end({ unable: words.links.linkRevoked, reason: 'revoked' })
        else changed()
      },
      // An ended link opens no view: the page asks for the reason and shows it.
      async worthTrying() {
        await paced.atOnce()
        return !ended.current
      },
    })
    // Without a live view, and after a failed read, the page is read periodically.
    const again = setInterval(() => {
      if (ended.current || document.visibilityState === 'hidden') return
      if (!connected || followed.state() === 'lost') paced.soon()
    }, retry)
    if (first === null) {
      void paced.atOnce()
      if (keepsPages()) void openKept()
    }
    return () => {
      stop()
      paced.stop()
      clearInterval(again)
    }
  }, [token, at, behind, first, words])

  return {
    shown,
    line,
    read: useCallback(() => readNow.current(), []),
    /** Clears the page until it is read again. */
    empty: useCallback((unable: Unavailable) => {
      known.current = null
      setShown({ loaded: unable, tag: null, kept: false })
    }, []),
  }
}

/** Deletes what an ended link left on the device: its kept page, and the data in the document. */
function erase(token: string, title?: string): void {
  if (keepsPages()) forget(token).catch(() => undefined)
  document.getElementById('data')?.replaceChildren()
  if (title !== undefined) document.title = title
}

/** Reads the view, unless it still has this ETag. */
async function ask(
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
    return over.has(code) ? { unable: message, reason: code } : 'lost'
  } catch {
    return 'lost'
  }
}
