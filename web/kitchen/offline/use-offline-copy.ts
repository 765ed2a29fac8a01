import { useEffect, useRef, useState } from 'react'
import { type CopyAge, offlineMs } from '#links/rules/offline'
import type { KitchenView } from '#links/shape/link'
import type { Unavailable } from '#party/shape/guest'
import type { Connection } from '../../client/live/connection.ts'
import { useKitchenWords } from '../../client/words.tsx'
import { canKeepPages, deletePage, keepPage, keepShell, readCopyAge, register, updateView } from './pages.ts'

/** The page's view. `offline`: it comes from this device, and nothing newer has been read. */
export type Shown = { loaded: KitchenView | Unavailable | null; tag: string | null; offline: boolean }

/** The kept page of this device, with the calls that begin and end keeping it. */
export type OfflineCopy = {
  /** The end of the page's day, in milliseconds; null where it is not kept. */
  until: number | null
  state: 'idle' | 'busy' | 'failed'
  keep: () => Promise<void>
  remove: () => Promise<void>
}

const checkInterval = 30_000

/** The present time, by a clock that cannot be set back while the page is open. */
const deviceNow = () => Math.max(Date.now(), performance.timeOrigin + performance.now())

/**
 * Keeps the page on this device for a day, once somebody asks for it. Each newer view replaces the one before.
 * @param clear clears the shown page once the device no longer keeps it
 */
export function useOfflineCopy(
  token: string,
  { loaded, tag, offline }: Shown,
  connection: Connection,
  clear: (unavailable: Unavailable) => void,
): OfflineCopy {
  const words = useKitchenWords()
  const [copyAge, setCopyAge] = useState<CopyAge | null>(null)
  const [state, setState] = useState<OfflineCopy['state']>('idle')
  const view = loaded && !('refusalCode' in loaded) ? loaded : null
  const isOffline = useRef(offline)
  const stored = useRef<unknown>(null)
  const refreshed = useRef(false)

  useEffect(() => {
    isOffline.current = offline
  }, [offline])

  useEffect(() => {
    if (!canKeepPages()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const check = async () => {
      clearTimeout(timer)
      const current = await readCopyAge(token, deviceNow()).catch(() => null)
      if (stopped) return
      setCopyAge((before) => (before?.keptSince === current?.keptSince ? before : current))
      if (!current && isOffline.current) clear({ sentence: words.kitchen.keptGone, refusalCode: 'kept_gone' })
      const remaining = current ? current.keptSince + offlineMs - deviceNow() : checkInterval
      timer = setTimeout(() => void check(), Math.min(checkInterval, remaining))
    }
    const onVisible = () => void check()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [token, clear, words])

  useEffect(() => {
    if (!copyAge || !view || offline || connection.state !== 'live') return
    const newer = stored.current === view ? undefined : { view, tag }
    stored.current = view
    updateView(token, connection.upToDateAt, newer).catch(() => undefined)
    if (refreshed.current) return
    refreshed.current = true
    // A deploy may have replaced the page's files since it was kept.
    Promise.all([keepShell(token), register()]).catch(() => undefined)
  }, [token, copyAge, view, tag, offline, connection])

  return {
    until: copyAge && copyAge.keptSince + offlineMs,
    state,
    async keep() {
      if (!view) return
      setState('busy')
      try {
        stored.current = view
        refreshed.current = true
        setCopyAge(await keepPage(token, { view, tag }, connection.upToDateAt))
        setState('idle')
      } catch {
        setState('failed')
      }
    },
    async remove() {
      await deletePage(token)
      setCopyAge(null)
    },
  }
}
