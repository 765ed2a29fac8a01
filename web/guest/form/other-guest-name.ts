import type { GuestWords } from '#languages/language'
import { displayName } from '../../client/receipt/display-name.ts'
import type { PersonDraft } from './rules/person-draft.ts'

/** The name of a guest other than the lead guest; undefined for the lead guest. */
export function otherGuestName(words: GuestWords, person: PersonDraft, index: number): string | undefined {
  return index === 0 ? undefined : displayName(words, person, index)
}
