import type { GuestWords } from '#languages/language'
import { calledName } from '../../client/receipt/called-name.ts'
import type { PersonDraft } from './rules/person-draft.ts'

/** The name of a guest other than the lead guest; undefined for the lead guest. */
export function otherGuestName(words: GuestWords, person: PersonDraft, index: number): string | undefined {
  return index === 0 ? undefined : calledName(words, person, index)
}
