import { useEffect, useState } from 'react'
import type { Need, OwnNeed } from '#needs/rules/needs'

let loadedFindSuggestions: typeof import('./lazy-suggestions.ts').findSuggestions | undefined

/** Loads the code that reads notes. Without it nothing is suggested, and the note is passed on as it is. */
export async function fetchSuggestions(): Promise<void> {
  if (loadedFindSuggestions) return
  try {
    loadedFindSuggestions = (await import('./lazy-suggestions.ts')).findSuggestions
  } catch {
    // The next field tries again.
  }
}

/** Needs that a note names and that are not ticked yet; none until the code that reads notes is loaded. */
export function useSuggestions(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  const [findSuggestions, setFindSuggestions] = useState(() => loadedFindSuggestions)
  useEffect(() => {
    if (!findSuggestions) void fetchSuggestions().then(() => setFindSuggestions(() => loadedFindSuggestions))
  }, [findSuggestions])
  return findSuggestions?.(note, needs, ownNeeds) ?? []
}
