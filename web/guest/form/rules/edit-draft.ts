import { fold } from '#core/folded'
import { partyMax } from '#core/limits'
import { cleanLine } from '#core/text'
import { hasNeed } from '#needs/rules/has-need'
import type { ResponseView } from '#party/shape/guest'
import { readRecord, writeRecord } from '../../../client/device.ts'
import { type PersonDraft, personDraftOf } from './person-draft.ts'
import { type ResponseDraft, sameDraft } from './response-draft.ts'

/**
 * An edit that is not saved, with the version of the stored response it is made on, and what was stored in it. `unsent` is the
 * event's title from the first attempt to save it, until it is stored.
 */
export type EditDraft = ResponseDraft & {
  version: number
  base?: Pick<ResponseDraft, 'email' | 'party'>
  unsent?: string | undefined
}

/** A stored response as a draft of changes. */
export function editDraftOf({ leadGuestEmail, party, version }: ResponseView): EditDraft {
  const base = { email: leadGuestEmail ?? '', party: party.map(personDraftOf) }
  return { ...base, version, base }
}

/** The edit a device kept for the response of an edit link. */
export function readEdit(token: string): unknown {
  return readRecord(keyOf(token))
}

/** Keeps an edit on the device; null deletes it. */
export function writeEdit(token: string, draft: EditDraft | null): void {
  writeRecord(keyOf(token), draft)
}

function keyOf(token: string): string {
  return `platewise.edit.${token}`
}

/** The edit kept, where it is of the version rendered; else the rendered response. */
export function editToResume(record: unknown, rendered: EditDraft): EditDraft {
  const stored = record as EditDraft | null
  if (stored?.version !== rendered.version || !Array.isArray(stored.party)) return rendered
  // An edit kept before needs could be passed on lacks what is stored of them.
  const storedOf = ({ id }: PersonDraft) => rendered.party.find((one) => id !== undefined && one.id === id)
  return { ...stored, party: stored.party.map((person) => ({ passed: storedOf(person)?.passed, ...person })) }
}

/** The edit kept of an earlier version, if the response stored since differs; else null. */
export function staleEdit(record: unknown, rendered: EditDraft): EditDraft | null {
  const stored = record as EditDraft | null
  if (!stored || !Array.isArray(stored.party) || stored.version === rendered.version) return null
  return sameDraft(stored, rendered) ? null : stored
}

/**
 * Merges a new draft into the stored response. People are matched by name: somebody in only one of the two stays or joins.
 * Fields left open in the draft stay as they are stored.
 */
export function mergeIntoStored(response: ResponseView, { email, party, seen }: ResponseDraft): EditDraft {
  const stored = editDraftOf(response)
  const unmatched = party.filter(({ name }) => cleanLine(name) !== '')
  const takeNamed = (name: string) => {
    const index = unmatched.findIndex((one) => foldedName(one.name) === foldedName(name))
    return index < 0 ? undefined : unmatched.splice(index, 1)[0]
  }
  const changed = stored.party.map((person) => {
    const now = takeNamed(person.name)
    return now ? withChanges(person, now) : person
  })
  return {
    ...stored,
    email: email.trim() === '' ? stored.email : email,
    party: [...changed, ...unmatched].slice(0, partyMax),
    ...(seen && { seen }),
  }
}

function withChanges(stored: PersonDraft, now: PersonDraft): PersonDraft {
  const chosen = Object.entries(now.selections).filter(([, item]) => item !== '')
  const { needs, allergies, passed } = hasNeed(now) ? now : stored
  const { wishes = stored.wishes, wishNeeds = stored.wishNeeds, age = stored.age } = now
  const selections = { ...stored.selections, ...Object.fromEntries(chosen) }
  return { ...stored, selections, needs, allergies, passed, wishes, wishNeeds, age }
}

function foldedName(name: string): string {
  return fold(cleanLine(name))
}
