import * as z from 'zod/mini'
import { atMost, clientUuid } from '../../core/shapes.ts'
import { clean } from '../../core/text.ts'
import { changedFacts, contactKinds, mailKinds, type mailStates } from '../rules/kinds.ts'
import { mailNoteMax, reminderHours, reminderWindows, windowsMax } from '../rules/limits.ts'
import { hasLink } from '../rules/links.ts'
import { hourInvalid, mailNoteHasLink, mailNoteTooLong, tooManyWindows } from '../words/planner.ts'

export type ListMailKind = (typeof mailKinds)[number]
export type ContactKind = (typeof contactKinds)[number]
export type MailState = (typeof mailStates)[number]
export type ChangedFact = (typeof changedFacts)[number]

const ids = z
  .array(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.minLength(1), z.maxLength(2000))
const note = z.pipe(
  z.transform((value) => value ?? ''),
  z.string().check(
    z.overwrite(clean),
    atMost(mailNoteMax, mailNoteTooLong),
    z.refine((text) => !hasLink(text), mailNoteHasLink),
  ),
)

/**
 * Mail that a planner presses for: to parties of the list (those of them whom it concerns), or to responses. `confirm` is the
 * number of mails they were shown. `allowed` says, once for each event, that they may write to these people.
 */
export const mailRequest = z
  .object({
    id: clientUuid,
    kind: z.enum(mailKinds),
    invitations: z.optional(z.union([ids, z.literal('silent')])),
    responses: z.optional(z.union([ids, z.enum(['coming', 'incomplete'])])),
    changed: z._default(z.array(z.enum(changedFacts)).check(z.maxLength(changedFacts.length)), []),
    note: z.optional(note),
    confirm: z.int().check(z.gte(0)),
    allowed: z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ invitations, responses }) => (invitations === undefined) !== (responses === undefined),
      'one of both',
    ),
  )
export type MailRequest = z.infer<typeof mailRequest>

/** A mail to the planner themselves, with the note that guests would read in it. */
export const testMailRequest = z.object({ note: z.optional(note) })
export type TestMailRequest = z.infer<typeof testMailRequest>

/** Addressees of a request: the number of mails, and the first names of a hundred of them. */
export type MailPreview = { count: number; names: string[] }

/** Number of mails that were queued. */
export type Queued = { queued: number }

/** A mail as its planner reads of it. `name` is the party's or the lead guest's. */
export type LoggedMail = {
  id: string
  invitationId: string | null
  responseId: string | null
  name: string
  kind: ListMailKind | ContactKind
  state: MailState
  byHand: boolean
  /** Time of its last change; of a waiting one, the time it is due. */
  at: number
}

/** The log of an event's mail, newest first, at most 500. `next` asks for the page after it. */
export type MailLog = { mails: LoggedMail[]; next?: string | undefined }

/** The plan of reminders as a planner sets it. Switching them on says that they may write to these people. */
export const remindersChange = z.object({
  windows: z
    .array(z.union(reminderWindows.map((days) => z.literal(days))))
    .check(z.maxLength(windowsMax, tooManyWindows)),
  hour: z
    .int(hourInvalid)
    .check(z.gte(reminderHours.first, hourInvalid), z.lte(reminderHours.last, hourInvalid)),
  allowed: z._default(z.boolean(), false),
})
export type RemindersChange = z.infer<typeof remindersChange>

/** A planner's own message or call that they note for a party. */
export const contactNote = z.object({ id: clientUuid, kind: z.enum(contactKinds) })
export type ContactNote = z.infer<typeof contactNote>

/** Mail to the list of an event, as its planner sees it. */
export type Reminders = {
  windows: number[]
  hour: number
  /** Next mails by the plan, with their number if nobody answers until then. */
  next: { at: number; kind: 'remind' | 'complete'; count: number }[]
  /** `off` where the operator lets no planner mail a list. */
  mail: 'on' | 'off'
  tested: boolean
  allowed: boolean
  /** Why mail of this event waits; null where it goes. */
  paused: { by: 'event' | 'planner'; reason: 'bounces' | 'complaints'; at: number } | null
  /** The provider takes none until then; null where it takes mail. */
  restsUntil: number | null
  /** Mails that the planner may still have sent today, over all events. */
  left: number
  /** Parties of which somebody has not answered and that have no address. */
  unaddressed: number
  /** Mails in each state. */
  states: Partial<Record<MailState, number | undefined>>
}
