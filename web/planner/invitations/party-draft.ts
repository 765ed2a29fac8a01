import { partyMax } from '#core/limits'
import {
  type Invitation,
  type InvitationChange,
  type Kind,
  newInvitation,
} from '#invitations/shape/invitation'
import { typedParty } from './typed-line.ts'

/** A party as its form holds it. `key` keeps a person's fields together while others go. */
export type PartyDraft = {
  label: string
  people: { key: string; id?: string | undefined; name: string; kind: Kind }[]
  maxSize: string
  email: string
  /** Empty: the event's. */
  language: string
  phone: string
  tableLabel: string
  note: string
}

/** The form of a party: the one given, or a new one that a typed line begins. */
export function draftOf(party: Invitation | undefined, typed = ''): PartyDraft {
  if (!party) {
    const line = typedParty(typed)
    const { label = '', people, maxSize } = 'error' in line ? { people: [], maxSize: 1 } : line
    const named = people.map((person, at) => ({ ...person, key: `new-${at}` }))
    return {
      label,
      people: named.length > 0 ? named : [blankPerson()],
      maxSize: String(maxSize),
      email: '',
      language: '',
      phone: '',
      tableLabel: '',
      note: '',
    }
  }
  const { label, people, maxSize, email, language, phone, tableLabel, note } = party
  return {
    label,
    people: people.map((person) => ({ ...person, key: person.id })),
    maxSize: String(maxSize),
    email: email ?? '',
    language: language ?? '',
    phone: phone ?? '',
    tableLabel,
    note,
  }
}

/** An empty line for one more person. */
export function blankPerson(): PartyDraft['people'][number] {
  return { key: crypto.randomUUID(), name: '', kind: 'adult' }
}

/** The same with other people: places follow them where there was a place for each. */
export function withPeople(draft: PartyDraft, people: PartyDraft['people']): PartyDraft {
  const size = Number(draft.maxSize)
  const follows = size === Math.max(1, draft.people.length)
  return {
    ...draft,
    people,
    maxSize: follows ? String(Math.min(partyMax, Math.max(1, people.length))) : draft.maxSize,
  }
}

export type Errors = Record<string, string>

/** The party that a draft sends, or the errors at its fields: `email`, `people.0.name`. */
export function checked(draft: PartyDraft): { party: NonNullable<Parsed> } | { errors: Errors } {
  const people = draft.people.map(({ id, name, kind }) => ({ id, name, kind }))
  const read = newInvitation.safeParse({
    ...draft,
    people,
    maxSize: Number(draft.maxSize) || 0,
    language: draft.language || null,
  })
  if (read.success) return { party: read.data }
  return {
    errors: Object.fromEntries(
      read.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
    ),
  }
}
type Parsed = ReturnType<typeof newInvitation.safeParse>['data']

/** The fields that a form may change, of a party as it stands. */
export function fieldsOf({
  label,
  people,
  maxSize,
  email,
  language,
  phone,
  tableLabel,
  note,
}: Pick<
  Invitation,
  'label' | 'people' | 'maxSize' | 'email' | 'language' | 'phone' | 'tableLabel' | 'note'
>): Omit<InvitationChange, 'was'> {
  return { label, people, maxSize, email, language, phone, tableLabel, note }
}
