import {
  allergiesTooLong,
  emailInvalid,
  guestNameRequired,
  leadNameRequired,
  nameTooLong,
} from '#words/guest'
import { allergiesMax, emailMax, partyMax, personNameMax } from './limits.ts'
import { clean, cleanLine, lengthOf } from './text.ts'

// What a guest's page checks by itself: plain functions, so that it carries no validator. The shapes of party.ts
// say the same sentences at the door.

/**
 * One person's answer. `selections` maps a category's id to the chosen item's; no key or '' means none. `id` is unique in
 * the party, given by the server and kept over edits; a page sends back the one it was shown, and none for a new person.
 */
export type Person = {
  name: string
  allergies: string
  selections: Record<string, string>
  id?: string | undefined
}

/** What is wrong with the name of the person at an index of the party, if anything. */
export function nameComplaint(text: string, index: number): string | undefined {
  const name = cleanLine(text)
  if (name === '') return index === 0 ? leadNameRequired : guestNameRequired(index)
  return lengthOf(name) > personNameMax ? nameTooLong : undefined
}

/** What is wrong with what a person is allergic to, if anything: it may be left empty. */
export function allergiesComplaint(text: string): string | undefined {
  return lengthOf(clean(text)) > allergiesMax ? allergiesTooLong : undefined
}

/** What is wrong with an optional address, if anything. */
export function emailComplaint(text: string): string | undefined {
  const email = cleanLine(text)
  return email === '' || isEmail(email) ? undefined : emailInvalid
}

// One address and nothing beside it: no list, no display name, no angle brackets.
const address = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)+$/u

/** True for one plain mail address. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && address.test(text)
}

/** A party of another size: people are added blank, or dropped from the end. The lead guest always stays. */
export function resized(people: Person[], size: number): Person[] {
  const wanted = Math.min(partyMax, Math.max(1, size))
  const blanks = Array.from(
    { length: Math.max(0, wanted - people.length) },
    (): Person => ({ name: '', allergies: '', selections: {} }),
  )
  return [...people.slice(0, wanted), ...blanks]
}
