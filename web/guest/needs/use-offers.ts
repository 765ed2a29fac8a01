import { useEffect, useState } from 'react'
import type { Need, OwnNeed } from '#needs/rules/needs'

let loadedFindOffers: typeof import('./lazy-offers.ts').findOffers | undefined

/** Loads the code that reads notes. Without it nothing is offered, and the note is passed on as it is. */
export async function fetchOffers(): Promise<void> {
  if (loadedFindOffers) return
  try {
    loadedFindOffers = (await import('./lazy-offers.ts')).findOffers
  } catch {
    // The next field tries again.
  }
}

/** Needs that a note names and that are not ticked yet; none until the code that reads notes is loaded. */
export function useOffers(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  const [findOffers, setFindOffers] = useState(() => loadedFindOffers)
  useEffect(() => {
    if (!findOffers) void fetchOffers().then(() => setFindOffers(() => loadedFindOffers))
  }, [findOffers])
  return findOffers?.(note, needs, ownNeeds) ?? []
}
