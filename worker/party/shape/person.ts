import { allergiesMax, emailMax, partyMax, personNameMax } from '../../core/limits.ts'
import { clean, cleanLine, lengthOf } from '../../core/text.ts'
import type { Age, Need, Wish } from '../../needs/rules/needs.ts'

// Checks that a guest's page runs itself. They are plain functions, so that the page loads no validator. The shapes in
// submission.ts make the same errors on the server.

/**
 * One person's answer. `selections` maps a category's id to the chosen item's; a missing key or '' means none. `id` is
 * unique in the party, assigned by the server and kept over edits. A page sends back the id it received, and none for a
 * new person.
 */
export type Person = {
  name: string
  allergies: string
  selections: Record<string, string>
  id?: string | undefined
} & Partial<Needing>

/** Optional parts of a person. A key is absent where it would be empty. */
export type Needing = {
  needs: Need[] | undefined
  /** By the chosen dish's id. */
  wishes: Record<string, Wish> | undefined
  /** The needs that "as it is" was said for, as `needKey` writes them, by the dish's id. */
  wishNeeds: Record<string, string[]> | undefined
  age: Age | undefined
  // The rest is the server's: a page reads it, and what it sends of it is ignored.
  /** The version of the contents that the person was shown, by the chosen dish's id. */
  shown: Record<string, number> | undefined
  /**
   * When the person agreed that needs and note are passed on (milliseconds), to which version of the consent text (`words`) and
   * in which language. The answer's own language moves with each edit; this one stays with what was agreed. Absent in what is
   * older.
   */
  consent: { at: number; words: number; language?: string | undefined } | undefined
  /** The planner sorted the note (`allergies`): turned it into needs, or left it as it is. A new note removes it. */
  noteSorted: true | undefined
  /** The lasting number on the kitchen's sheet, given at the first need or note. */
  special: number | undefined
}

/** A person as a page sends them. `consent` is for needs and note as they are sent; a page may send back what it read. */
export type SentPerson = Omit<Person, 'shown' | 'consent' | 'noteSorted' | 'special'> & {
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

// One address and nothing beside it: no list, no display name, no angle brackets.
const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u

/** True for one plain mail address. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && address.test(text)
}

/** Resizes a party. People are added blank or dropped from the end. The lead guest always stays. */
export function resized(people: Person[], size: number): Person[] {
  const wanted = Math.min(partyMax, Math.max(1, size))
  const blanks = Array.from(
    { length: Math.max(0, wanted - people.length) },
    (): Person => ({ name: '', allergies: '', selections: {} }),
  )
  return [...people.slice(0, wanted), ...blanks]
}
