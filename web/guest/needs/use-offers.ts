import { useEffect, useState } from 'react'
import type { Need, OwnNeed } from '#needs/rules/needs'

let offered: typeof import('./lazy-offers.ts').offered | undefined

/** Loads what reads typed words. Without it nothing is offered, and the words are passed on as they are. */
export async function fetchOffers(): Promise<void> {
  if (offered) return
  try {
    offered = (await import('./lazy-offers.ts')).offered
  } catch {
    // The next field asks for it again.
  }
}

/** Needs that typed words name and nobody has ticked, once the chunk that reads them has come. */
export function useOffers(words: string, needs: readonly Need[], own: readonly OwnNeed[]) {
  const [read, setRead] = useState(() => offered)
  useEffect(() => {
    if (!read) void fetchOffers().then(() => setRead(() => offered))
  }, [read])
  return read?.(words, needs, own) ?? []
}
