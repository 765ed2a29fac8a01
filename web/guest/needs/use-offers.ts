import { useEffect, useState } from 'react'
import type { Need, OwnNeed } from '#needs/rules/needs'

let offered: typeof import('./lazy-offers.ts').offered | undefined

/** Loads what reads a note. Without it nothing is offered, and the note is passed on as it is. */
export async function fetchOffers(): Promise<void> {
  if (offered) return
  try {
    offered = (await import('./lazy-offers.ts')).offered
  } catch {
    // The next field asks for it again.
  }
}

/** Needs that a note names and nobody has ticked, once the chunk that reads them has come. */
export function useOffers(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  const [read, setRead] = useState(() => offered)
  useEffect(() => {
    if (!read) void fetchOffers().then(() => setRead(() => offered))
  }, [read])
  return read?.(note, needs, ownNeeds) ?? []
}
