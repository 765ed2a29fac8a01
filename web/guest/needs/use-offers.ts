import { useEffect, useState } from 'react'
import type { Need, OwnNeed } from '#needs/rules/needs'

let offered: typeof import('./offers-later.ts').offered | undefined

/** What typed words name and nobody has ticked, once what reads them has come. */
export function useOffers(words: string, needs: readonly Need[], own: readonly OwnNeed[]) {
  const [read, setRead] = useState(() => offered)
  useEffect(() => {
    if (offered) return
    const fetch = async () => {
      try {
        offered = (await import('./offers-later.ts')).offered
        setRead(() => offered)
      } catch {
        // Nothing is offered, and the words are passed on as they are.
      }
    }
    void fetch()
  }, [])
  return read?.(words, needs, own) ?? []
}
