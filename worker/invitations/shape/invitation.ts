import * as z from 'zod/mini'
import { canonicalEmail } from '../../core/email.ts'
import { isRandomId, personIdLength, randomId } from '../../core/ids.ts'
import { partyMax, personNameMax } from '../../core/limits.ts'
import type { Author } from '../../core/shapes.ts'
import { atMost, changedFrom, givenId, optionalText } from '../../core/shapes.ts'
import { cleanLine, lengthOf } from '../../core/text.ts'
import { emailError } from '../../party/shape/person.ts'
import { labelOf } from '../rules/label.ts'
import { labelMax, noteMax, phoneMax, tableLabelMax } from '../rules/limits.ts'
import { isPhone } from '../rules/phone.ts'
import {
  emailInvalid,
  invitedNameTooLong,
  labelRequired,
  labelTooLong,
  noteTooLong,
  phoneInvalid,
  seatsInvalid,
  tableLabelTooLong,
  tooFewSeats,
  tooManyNamed,
} from '../words/planner.ts'

export const kinds = ['adult', 'child', 'infant', 'vendor'] as const
/** A vendor has no place and no link: the kitchen counts them among its extras. */
export type Kind = (typeof kinds)[number]

/** A person known by name. `id` is unique in the party and carried into its response. */
export type Invitee = { id: string; name: string; kind: Kind }

/** `partly` while some of a party have answered and others have not. */
export type Status = 'silent' | 'coming' | 'not_coming' | 'partly'

/** Figures of one party, in people. */
export type Figures = { coming: number; notComing: number; silent: number; unused: number }

/** Figures of the list, in people. The first four but one add up to `invited`; `unlisted` come besides. */
export type Counts = Figures & { invited: number; unlisted: number; incomplete: number }

/** An invitation as its planner sees it. */
export type Invitation = {
  id: string
  label: string
  people: Invitee[]
  maxSize: number
  email: string | null
  language: string | null
  phone: string | null
  tableLabel: string
  note: string
  status: Status
  counts: Figures
  responseId: string | null
  declineId: string | null
  paused: boolean
  updatedAt: number
  /** When they answered, and changed it if they did; `author` where somebody who plans the event wrote its present version. */
  answered?: { at: number; changedAt?: number | undefined; author?: Author | undefined } | undefined
  /** People of it without a choice in required courses; absent where nobody lacks any. */
  missing?: { name: string; position: number; courses: string[] }[] | undefined
  /** A response that is perhaps theirs, or another one of theirs, for the planner to say; absent where there is none. */
  perhaps?: { responseId: string; name: string; guests: number } | undefined
}

/** A response as a planner tells it from others, to say whose it is. */
export type ResponseToMatch = {
  id: string
  name: string
  email: string | null
  /** The party's names, the lead guest first. */
  people: string[]
  createdAt: number
}

/** Responses of which one may answer an invitation: the one that does, and those that answer none, newest first. */
export type ResponsesToMatch = { own: ResponseToMatch | null; open: ResponseToMatch[] }

/** One page of an event's list, by label. `next` asks for the page after it. */
export type InvitationList = { invitations: Invitation[]; counts: Counts; next?: string }

/** A personal link, for its planner to hand on. */
export type InvitationLink = { url: string }

/** A new party with its personal link. */
export type NewInvitationMade = { invitation: Invitation; url: string }

function optionalLine(max: number, tooLong: string) {
  return z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(z.overwrite(cleanLine), atMost(max, tooLong)),
  )
}

/** An empty text is stored as null. */
const emptyAsNull = z.transform((text: string): string | null => text || null)

const email = z.pipe(
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string().check(
      z.overwrite(canonicalEmail),
      z.refine((text) => emailError(text) === undefined, emailInvalid),
    ),
  ),
  emptyAsNull,
)

const phone = z.pipe(
  optionalLine(phoneMax, phoneInvalid).check(z.refine((text) => text === '' || isPhone(text), phoneInvalid)),
  emptyAsNull,
)

// A language that nobody knows is the next in the order, never an error.
const language = z.catch(
  z.nullish(z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))),
  null,
)

const invitee = z.object({
  id: z.catch(z.optional(z.string().check(z.refine((id) => isRandomId(id, personIdLength)))), undefined),
  name: z.string().check(
    z.overwrite(cleanLine),
    z.refine((name) => lengthOf(name) <= personNameMax, invitedNameTooLong),
  ),
  kind: z._default(z.enum(kinds), 'adult'),
})

/** People with a name, each with an id of their own. Others are places without a name. */
function named(people: z.infer<typeof invitee>[]): Invitee[] {
  const ids = new Set<string>()
  return people
    .filter(({ name }) => name !== '')
    .map(({ id, name, kind }) => {
      const own = id !== undefined && !ids.has(id) ? id : randomId(personIdLength)
      ids.add(own)
      return { id: own, name, kind }
    })
}

const people = z.pipe(
  z.array(invitee, tooManyNamed).check(z.maxLength(partyMax, tooManyNamed)),
  z.transform(named),
)

const maxSize = z.int(seatsInvalid).check(z.gte(1, seatsInvalid), z.lte(partyMax, seatsInvalid))
const label = optionalLine(labelMax, labelTooLong)

const fields = {
  email: z.optional(email),
  phone: z.optional(phone),
  language: z.optional(language),
  tableLabel: z.optional(optionalLine(tableLabelMax, tableLabelTooLong)),
  note: z.optional(optionalText(noteMax, noteTooLong)),
}

type Room = { people?: Invitee[] | undefined; maxSize?: number | undefined }

/** Refuses people beyond the places, where both are sent. */
function roomy<T extends Room>(): z.core.$ZodCheck<T> {
  return z.refine<T>(({ people = [], maxSize }) => maxSize === undefined || people.length <= maxSize, {
    path: ['maxSize'],
    error: tooFewSeats,
  })
}

/** A new party: a label and a size suffice, and so does one name. */
export const newInvitation = z.pipe(
  z
    .object({
      id: givenId,
      label: z.optional(label),
      people: z.optional(people),
      maxSize: z.optional(maxSize),
      ...fields,
    })
    .check(
      roomy(),
      z.refine(({ label, people = [] }) => Boolean(label) || people.length > 0, {
        path: ['label'],
        error: labelRequired,
      }),
    ),
  z.transform(({ id, label, people = [], maxSize, email, phone, language, tableLabel, note }) => ({
    id,
    label: label || Array.from(labelOf(people)).slice(0, labelMax).join(''),
    people,
    maxSize: maxSize ?? Math.max(1, people.length),
    email: email ?? null,
    phone: phone ?? null,
    language: language ?? null,
    tableLabel: tableLabel ?? '',
    note: note ?? '',
  })),
)
export type NewInvitation = z.infer<typeof newInvitation>

/** A change of a party. What is left out stays; where it says what each changed field `was`, so does the rest. */
export const invitationChange = z
  .object({
    label: z.optional(label.check(z.minLength(1, labelRequired))),
    people: z.optional(people),
    maxSize: z.optional(maxSize),
    /** Nothing is mailed to it by itself. */
    paused: z.optional(z.boolean()),
    ...fields,
    was: changedFrom([
      'label',
      'people',
      'maxSize',
      'email',
      'phone',
      'language',
      'tableLabel',
      'note',
      'paused',
    ]),
  })
  .check(roomy())
export type InvitationChange = z.infer<typeof invitationChange>

const responseId = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * A response that becomes the party's answer, or null for none. `not` is one that is not theirs, `ask` one of which that was
 * said and is taken back; with null, `declineId` is the decline that the party had before.
 */
export const responseLink = z.object({
  responseId: z.nullable(responseId),
  not: z.optional(responseId),
  ask: z.optional(responseId),
  declineId: z.optional(responseId),
})
export type ResponseLink = z.infer<typeof responseLink>
