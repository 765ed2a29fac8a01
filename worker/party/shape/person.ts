import { allergiesMax, emailMax, partyMax, personNameMax } from '../../core/limits.ts'
import { clean, cleanLine, lengthOf } from '../../core/text.ts'
import type { Age, Need, Wish } from '../../needs/rules/needs.ts'

// The checks here are plain functions, so that a guest's page can run them without loading a validator. The server runs the same
// ones in submission.ts.

/**
 * One person of a party. `selections` maps a category's id to the chosen item's; a missing key or '' means none. `id` is unique in
 * the party, assigned by the server and kept over edits. A page sends back the id that it received, and none for a new person.
 */
export type Person = {
  name: string
  allergies: string
  selections: Record<string, string>
  id?: string | undefined
} & Partial<PersonDetails>

/** Optional parts of a person. A key is absent if it would be empty. */
export type PersonDetails = {
  needs: Need[] | undefined
  /** By the chosen dish's id. */
  wishes: Record<string, Wish> | undefined
  /** The needs for which the wish was made, as `needKey` writes them, by the dish's id. */
  wishNeeds: Record<string, string[]> | undefined
  age: Age | undefined
  // The server sets the rest. What a page sends of it is ignored.
  /** The version of the contents that the person was shown, by the chosen dish's id. */
  shownVersions: Record<string, number> | undefined
  /**
   * When the person agreed that needs and note are passed on (milliseconds), to which version of the consent text, and in
   * which language, which may differ from that of the response's latest edit. Older records have no language.
   */
  consent: { at: number; version: number; language?: string | undefined } | undefined
  /** The planner sorted the note (`allergies`): turned it into needs, or left it as it is. A new note removes it. */
  noteSorted: true | undefined
  /** The special number on the kitchen's sheet, assigned at the first need or note and kept for good. */
  special: number | undefined
}

/** A person as a page sends them. `consent`: to the needs and the note that are sent; a page may send back the one it read. */
export type SentPerson = Omit<Person, 'shownVersions' | 'consent' | 'noteSorted' | 'special'> & {
  consent?: true | Person['consent']
}

/** The error of a person's name, if any. */
export function nameError(text: string): 'name_required' | 'name_too_long' | undefined {
  const name = cleanLine(text)
  if (name === '') return 'name_required'
  return lengthOf(name) > personNameMax ? 'name_too_long' : undefined
}

/** The error of a person’s allergies, if any. They may be empty. */
export function allergiesError(text: string): 'allergies_too_long' | undefined {
  return lengthOf(clean(text)) > allergiesMax ? 'allergies_too_long' : undefined
}

/** The error of an optional address, if any. */
export function emailError(text: string): 'email_invalid' | undefined {
  const email = cleanLine(text)
  return email === '' || isEmail(email) ? undefined : 'email_invalid'
}

// A single address: no list, no display name, no angle brackets.
const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u

/** True for one plain mail address. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && address.test(text)
}

/** The party with a number of people. Blank people are added, or the last ones dropped. The lead guest always stays. */
export function resized(people: Person[], size: number): Person[] {
  const newSize = Math.min(partyMax, Math.max(1, size))
  const blanks = Array.from(
    { length: Math.max(0, newSize - people.length) },
    (): Person => ({ name: '', allergies: '', selections: {} }),
  )
  return [...people.slice(0, newSize), ...blanks]
}
