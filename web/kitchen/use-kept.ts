import { useEffect, useRef, useState } from 'react'
import { keptMs, type Term } from '#links/rules/kept'
import type { Unavailable } from '#party/shape/guest'
import type { Connection } from '../client/live/connection.ts'
import { useKitchenWords } from '../client/words.tsx'
import { forget, keep, keepNewer, keepShell, keepsPages, keptTerm, register } from './kept-pages.ts'
import type { Shown } from './use-kitchen.ts'

/** The kept page of this device, with the calls that begin and end keeping it. */
export type KeptHere = {
  /** The end of the page's day, in milliseconds; null where it is not kept. */
  until: number | null
  state: 'idle' | 'busy' | 'failed'
  keep: () => Promise<void>
  remove: () => Promise<void>
}

const every = 30_000

/** The present time, by a clock that cannot be set back while the page is open. */
const nowHere = () => Math.max(Date.now(), performance.timeOrigin + performance.now())

/**
 * Keeps the page on this device for a day, once somebody asks for it. Each newer view replaces the one before.
 * @param empty clears the shown page once the device no longer keeps it
 */
export function useKept(
  token: string,
  { loaded, tag, kept }: Shown,
  line: Connection,
  empty: (unable: Unavailable) => void,
): KeptHere {
  const words = useKitchenWords()
  const [term, setTerm] = useState<Term | null>(null)
  const [state, setState] = useState<KeptHere['state']>('idle')
  const view = loaded && !('unable' in loaded) ? loaded : null
  const shownFromHere = useRef(kept)
  const stored = useRef<unknown>(null)
  const prepared = useRef(false)

  useEffect(() => {
    shownFromHere.current = kept
  }, [kept])

  useEffect(() => {
    if (!keepsPages()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const check = async () => {
      clearTimeout(timer)
      const found = await keptTerm(token, nowHere()).catch(() => null)
      if (over) return
      setTerm((before) => (before?.from === found?.from ? before : found))
      if (!found && shownFromHere.current) empty({ unable: words.kitchen.keptGone, reason: 'kept_gone' })
      const left = found ? found.from + keptMs - nowHere() : every
      timer = setTimeout(() => void check(), Math.min(every, left))
    }
    const seen = () => void check()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [token, empty, words])

  useEffect(() => {
    if (!term || !view || kept || line.state !== 'live') return
    const newer = stored.current === view ? undefined : { view, tag }
    stored.current = view
    keepNewer(token, line.since, newer).catch(() => undefined)
    if (prepared.current) return
    prepared.current = true
    // A deploy may have replaced the page's files since it was kept.
    Promise.all([keepShell(token), register()]).catch(() => undefined)
  }, [token, term, view, tag, kept, line])

  return {
    until: term && term.from + keptMs,
    state,
    async keep() {
      if (!view) return
      setState('busy')
      try {
        stored.current = view
        prepared.current = true
        setTerm(await keep(token, { view, tag }, line.since))
        setState('idle')
      } catch {
        setState('failed')
      }
    },
    async remove() {
      await forget(token)
      setTerm(null)
    },
  }
}
