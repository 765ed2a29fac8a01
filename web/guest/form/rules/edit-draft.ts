import { fold } from '#core/folded'
import { partyMax } from '#core/limits'
import { cleanLine } from '#core/text'
import { hasStatedNeed } from '#needs/rules/has-need'
import type { ResponseView } from '#party/shape/guest'
import { readRecord, writeRecord } from '../../../client/device.ts'
import { type PersonDraft, personDraftOf } from './person-draft.ts'
import { type ResponseDraft, sameDraft } from './response-draft.ts'

/**
 * An unsaved edit, with the version and the content (`base`) of the stored response it is based on. `unsentEventTitle` is the
 * event's title, from the first attempt to save the edit until it is stored.
 */
export type EditDraft = ResponseDraft & {
  version: number
  base?: Pick<ResponseDraft, 'email' | 'party'>
  unsentEventTitle?: string | undefined
}

/** A stored response as an edit without changes. */
export function editDraftOf({ leadGuestEmail, party, version }: ResponseView): EditDraft {
  const base = { email: leadGuestEmail ?? '', party: party.map(personDraftOf) }
  return { ...base, version, base }
}

/** The edit that this device stores for the response of an edit link. */
export function readEdit(token: string): unknown {
  return readRecord(keyOf(token))
}

/** Stores an edit on the device; null deletes it. */
export function writeEdit(token: string, draft: EditDraft | null): void {
  writeRecord(keyOf(token), draft)
}

function keyOf(token: string): string {
  return `platewise.edit.${token}`
}

/** The device's edit, if it is based on the rendered version; else the rendered response. */
export function editToResume(record: unknown, rendered: EditDraft): EditDraft {
  const stored = record as EditDraft | null
  if (stored?.version !== rendered.version || !Array.isArray(stored.party)) return rendered
  // Edits of earlier releases have no `consented`.
  const renderedPersonOf = ({ id }: PersonDraft) =>
    rendered.party.find((one) => id !== undefined && one.id === id)
  return {
    ...stored,
    party: stored.party.map((person) => ({ consented: renderedPersonOf(person)?.consented, ...person })),
  }
}

/** The device's edit, if it is based on an earlier version and differs from the response stored since; else null. */
export function staleEdit(record: unknown, rendered: EditDraft): EditDraft | null {
  const stored = record as EditDraft | null
  if (!stored || !Array.isArray(stored.party) || stored.version === rendered.version) return null
  return sameDraft(stored, rendered) ? null : stored
}

/**
 * Merges a new draft into the stored response. People are matched by name; those in only one of the two are in the result, too.
 * Fields that are empty in the draft stay as they are stored.
 */
export function mergeIntoStored(
  response: ResponseView,
  { email, party, chosenDishes }: ResponseDraft,
): EditDraft {
  const stored = editDraftOf(response)
  const unmatched = party.filter(({ name }) => cleanLine(name) !== '')
  const takeNamed = (name: string) => {
    const index = unmatched.findIndex((one) => foldedName(one.name) === foldedName(name))
    return index < 0 ? undefined : unmatched.splice(index, 1)[0]
  }
  const merged = stored.party.map((person) => {
    const entered = takeNamed(person.name)
    return entered ? mergePerson(person, entered) : person
  })
  return {
    ...stored,
    email: email.trim() === '' ? stored.email : email,
    party: [...merged, ...unmatched].slice(0, partyMax),
    ...(chosenDishes && { chosenDishes }),
  }
}

function mergePerson(stored: PersonDraft, entered: PersonDraft): PersonDraft {
  const chosen = Object.entries(entered.selections).filter(([, item]) => item !== '')
  const { needs, allergies, consented } = hasStatedNeed(entered) ? entered : stored
  const { wishes = stored.wishes, wishNeeds = stored.wishNeeds, age = stored.age } = entered
  const selections = { ...stored.selections, ...Object.fromEntries(chosen) }
  return { ...stored, selections, needs, allergies, consented, wishes, wishNeeds, age }
}

function foldedName(name: string): string {
  return fold(cleanLine(name))
}
