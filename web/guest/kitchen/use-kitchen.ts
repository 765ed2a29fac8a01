import { useCallback, useEffect, useRef, useState } from 'react'
import type { Unable } from '#contract/guest'
import type { KitchenView } from '#contract/kitchen/kitchen-link'
import type { ErrorBody } from '#contract/refusals'
import { linkRevoked } from '#words/kitchen-link'
import { keepOpen } from '../../client/live-socket.ts'
import { pacing } from './pacing.ts'

/** `tag`: what names the view that the server rendered. `at`: the server's time. */
export type KitchenLinkData = {
  token: string
  at: number
  tag: string | null
  loaded: KitchenView | Unable | null
}

export type Shown = {
  loaded: KitchenView | Unable | null
  /** When the page was last known to be true, and whether it still is. */
  since: number
  connected: boolean
}

const pause = 2_000
const retry = 5_000
const timeoutMs = 15_000

/** The refusals after which the page shows nothing any more. */
const over = new Set(['revoked', 'expired', 'not_found'])

/**
 * What a kitchen's link shows, kept true: the event's desk says that something changed, and the page is read again by its
 * tag, at most once in two seconds. Without a connection the page stays as it is and says since when.
 * @returns what is shown, and the way to read it at once
 */
export function useKitchen({ token, at, tag, loaded }: KitchenLinkData): [Shown, () => Promise<void>] {
  const [shown, setShown] = useState<Shown>({ loaded, since: at, connected: true })
  const known = useRef(tag)
  const ended = useRef(loaded !== null && 'unable' in loaded && over.has(loaded.reason))

  const pace = useRef<ReturnType<typeof pacing>>(null)

  const read = useCallback(async () => {
    if (ended.current) return
    const got = await ask(token, known.current)
    if (ended.current) return
    if (got === 'lost') return setShown((before) => ({ ...before, connected: false }))
    const now = { since: Date.now(), connected: true }
    if (got === 'same') return setShown((before) => ({ ...before, ...now }))
    if ('unable' in got) ended.current = over.has(got.reason)
    else known.current = got.tag
    setShown({ loaded: 'unable' in got ? got : got.view, ...now })
  }, [token])

  useEffect(() => {
    if (ended.current) return
    const paced = pacing(read, pause)
    pace.current = paced
    const end = (words: Unable) => {
      ended.current = true
      stop()
      setShown({ loaded: words, since: Date.now(), connected: true })
    }
    const stop = keepOpen(`/api/kitchen/${token}/live`, {
      onOpen: paced.soon,
      onDeadline: paced.soon,
      onLost: () => setShown((before) => ({ ...before, connected: false })),
      onMessage(text) {
        if ('revoked' in (JSON.parse(text) as object)) end({ unable: linkRevoked, reason: 'revoked' })
        else paced.soon()
      },
      // A link that is over opens no view: the page asks why, and says so.
      async worthTrying() {
        await paced.atOnce()
        return !ended.current
      },
    })
    const awake = () => {
      if (document.visibilityState === 'visible') paced.soon()
    }
    document.addEventListener('visibilitychange', awake)
    if (loaded === null) void paced.atOnce()
    return () => {
      stop()
      paced.stop()
      document.removeEventListener('visibilitychange', awake)
    }
  }, [token, loaded, read])

  // What could not be read is asked for again, also while the view stands.
  useEffect(() => {
    if (shown.connected || ended.current) return
    const again = setInterval(() => pace.current?.soon(), retry)
    return () => clearInterval(again)
  }, [shown.connected])

  return [shown, useCallback(async () => pace.current?.atOnce(), [])]
}

/** Reads the page, unless it is the one that the tag names. */
async function ask(
  token: string,
  tag: string | null,
): Promise<{ view: KitchenView; tag: string | null } | Unable | 'same' | 'lost'> {
  try {
    const response = await fetch(`/api/kitchen/${token}`, {
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
