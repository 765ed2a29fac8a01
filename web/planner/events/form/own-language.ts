import { findTag } from '#languages/find-tag'
import { type NamedLanguage, namedLanguages } from '#languages/names'

/** The first language that a browser wants and guests can read in; English where there is none. */
export function ownLanguage(wanted: readonly string[] = navigator.languages): NamedLanguage {
  for (const tag of wanted) {
    const found = findTag(tag, namedLanguages)
    if (found) return found
  }
  return 'en'
}
