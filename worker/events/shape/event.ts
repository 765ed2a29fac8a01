import * as z from 'zod/mini'
import {
  clothUnknown,
  deadlinePast,
  deadlineRequired,
  deadlineTooFar,
  descriptionTooLong,
  titleCharacters,
  titleRequired,
  titleTooLong,
  zoneUnknown,
} from '#events/words/planner'
import { descriptionMax, titleMax } from '../../core/limits.ts'
import {
  atMost,
  changedFrom,
  clientUuid,
  either,
  givenId,
  line,
  onlyWith,
  optionalText,
} from '../../core/shapes.ts'
import { clean } from '../../core/text.ts'
import { entryInvalid, keepPlacesInvalid } from '../../invitations/words/planner-settings.ts'
import type { NamedLanguage } from '../../languages/names.ts'
import type { PlannerCategory } from '../../menu/shape/menu.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { SheetKind } from '../../sheets/shape/issued.ts'
import { dayAt, isDay, isTimeZone, latestDeadline } from '../rules/closing.ts'
import { cloths, type Look } from '../rules/cloths.ts'
import { type Entry, entries } from '../rules/entry.ts'
import type { Host } from '../rules/host.ts'
import type { EventAccess } from '../rules/roles.ts'
import { language } from './language.ts'
import { type Meal, mealFields } from './meal.ts'

export const eventTitle = line(titleRequired, titleMax, titleTooLong).check(
  onlyWith("-_.,!?()&'", titleCharacters),
)
export const description = optionalText(descriptionMax, descriptionTooLong)

/** Settings of an event that concern its guest list. Fields that are left out stay. */
const listSettings = {
  keepPlaces: z.optional(z.boolean(keepPlacesInvalid)),
  entry: z.optional(z.enum(entries, entryInvalid)),
}

/** The event form. The date is checked in the event's zone against the server's clock. */
export const eventInput = z.object({
  title: eventTitle,
  description,
  eventDate: z.string(deadlineRequired).check(
    z.minLength(1, { error: deadlineRequired, abort: true }),
    // The day after the last one a date can write would have no name.
    z.refine((day) => isDay(day) && day < '9999-12-01', deadlineRequired),
  ),
  timeZone: z.string(zoneUnknown).check(z.refine(isTimeZone, zoneUnknown)),
  ...mealFields,
  cloth: z.optional(z.enum(cloths, clothUnknown)),
  quiet: z.optional(z.boolean()),
  language: z.optional(language),
  ...listSettings,
})
export type EventInput = z.infer<typeof eventInput>

/** The fields of the event form. */
export const eventFields = [
  'title',
  'description',
  'serviceDay',
  'serviceTime',
  'venue',
  'eventDate',
  'timeZone',
  'hostName',
  'hostContact',
  'cloth',
  'quiet',
  'language',
  'keepPlaces',
  'entry',
] as const

const was = changedFrom(eventFields)
const formChange = z.extend(eventInput, { was })

/** A change by the event's form. */
export type EventChange = z.infer<typeof formChange>

/**
 * A change of an event: the form's fields, or the settings of its guest list alone. Where it says what each changed field
 * `was`, all others stay as they are stored.
 */
export const eventChange = either(formChange, z.object({ ...listSettings, was }), namesListAlone)
export type AnyEventChange = z.infer<typeof eventChange>

function namesListAlone(body: object): boolean {
  return !('title' in body) && Object.keys(listSettings).some((name) => name in body)
}

/** The same for a new event, with the id the page gave it. */
export const newEvent = z.extend(eventInput, { id: givenId })

/** Differences of a copied event: its day, and whatever else is given. The rest is the other event's. */
export const eventCopy = z.object({
  ...eventInput.shape,
  id: clientUuid,
  title: z.optional(eventTitle),
  description: z.optional(
    z.string(descriptionTooLong).check(z.overwrite(clean), atMost(descriptionMax, descriptionTooLong)),
  ),
  timeZone: z.optional(eventInput.shape.timeZone),
})
export type EventCopy = z.infer<typeof eventCopy>

/** Archives an event, or takes it back. */
export const archiving = z.object({ archived: z.boolean() })

type Deadline = { eventDate: string; timeZone: string }

/**
 * The error of a deadline: it is over in the event's zone (today is allowed), or more than 24 months
 * ahead. Null when allowed. Call it only when day or zone change.
 */
export function deadlineError({ eventDate, timeZone }: Deadline, now: number): string | null {
  if (eventDate < dayAt(now, timeZone)) return deadlinePast
  return eventDate > latestDeadline(timeZone, now) ? deadlineTooFar : null
}

/** An event as its guests see it. */
export type EventView = Host &
  Meal &
  Look & {
    id: string
    title: string
    description: string
    /** The submission deadline: a calendar day, YYYY-MM-DD, in `timeZone`. */
    eventDate: string
    /** IANA name. */
    timeZone: string
    /** The instant the deadline's day ends in that zone, in milliseconds. */
    closesAt: number
    eventCode: string
    /** Tag of the language of its invitation. */
    language: NamedLanguage
    coverImageUrl: string | null
    guestLimit: number
    registeredGuests: number
  }

/** An event as its planner sees it. `upgradedAt` is the instant of its latest unrefunded purchase. */
export type PlannerEvent = EventView & {
  premium: boolean
  /** Places are kept for invited guests, until a week before the deadline. */
  keepPlaces: boolean
  entry: Entry
  /** People who told that they cannot come. */
  notComing: number
  upgradedAt: number | null
  itemCount: number
  categoryCount: number
  /** The kind of the newest sheet. */
  lastSheet: SheetKind | null
  /** Its guests are seated at tables. */
  tablesOn: boolean
  /** The reader's role where the event is another planner's; absent for its owner. */
  member?: EventAccess | undefined
  /** The owner's name, where the event is another planner's. */
  owner?: string | undefined
  /** The reader has archived it; absent otherwise. */
  archived?: true | undefined
  /** Its owner offers it to the reader. */
  offered?: true | undefined
  /** Why an operator suspended it, absent where none has. */
  suspended?: string | undefined
  /** Its guest list in people, absent without one. */
  listed?: ListedPeople | undefined
}

/** Figures of a guest list: the invited are coming, not coming, silent, or use their place no more. */
export type ListedPeople = { invited: number; coming: number; notComing: number; silent: number }

/** An event with its live menu in its order, as its planner's pages read it. */
export type EventRead = {
  event: PlannerEvent
  categories: PlannerCategory[]
  ownNeeds: OwnNeed[]
  /** The server's time, by which the event is open or closed. */
  at: number
}

/** A planner's refunded event, with only the fields that are still shown. */
export type RefundedEvent = {
  id: string
  title: string
  /** The calendar day of its deletion where the event is. */
  deletedOn: string
}

/** One page of a planner's events. `next` is passed as `after` for the following page; it is absent on the last. */
export type EventList = {
  /** The server's time, by which events are open or closed. */
  at: number
  events: PlannerEvent[]
  /** Refunded events: closed, hidden and about to be deleted. No other list contains them. */
  refunded: RefundedEvent[]
  next?: string | undefined
  /** Over all events, not only those of this page. */
  totals: EventTotals
}

/** `archived`: of all, open or closed. */
export type EventTotals = { all: number; open: number; closed: number; archived: number }

/** Figures an open dashboard polls while it is visible. */
export type EventCounts = {
  at: number
  counts: Pick<PlannerEvent, 'id' | 'closesAt' | 'guestLimit' | 'registeredGuests' | 'notComing' | 'listed'>[]
}
