import type { Host } from '../../events/rules/host.ts'
import type { EventView } from '../../events/shape/event.ts'
import type { Category } from '../../menu/shape/menu.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { NeedsNotices } from '../../needs/rules/needs-notices.ts'
import type { Person } from './person.ts'

/** The event and menu for a guest's form: the answer of GET /api/codes/:code and the data of the guest's page. */
export type GuestMenu = {
  event: EventView
  categories: Category[]
  guestLimit: number
  registeredGuests: number
  asksEmail: boolean
  menuVersion: number
  /** The needs that its planner added, the archived with their names; absent where there are none. */
  ownNeeds?: OwnNeed[] | undefined
  /** Its form asks who is a child or an infant; absent where it does not. */
  asksAge?: true | undefined
}

/** One party's stored answer. */
export type ResponseView = {
  id: string
  leadGuestName: string
  leadGuestEmail: string | null
  guestCount: number
  party: Person[]
  version: number
  createdAt: number
  updatedAt: number
}

/**
 * The response an edit link opens. `otherGuests` counts all guests outside this party, and the places kept for others. Once the event is `closed` the response
 * can be read, and no longer edited; needs can be changed until `needsUntil`.
 */
export type EditView = {
  response: ResponseView
  event: EventView
  categories: Category[]
  otherGuests: number
  /** Places that are kept for the rest of this party; absent without any. The event's own figures count them as taken. */
  kept?: number | undefined
  /** People of its invitation who do not come; absent without any. */
  notComing?: string[] | undefined
  /** The last mail to its address was given up; absent where it was not. */
  undelivered?: true | undefined
  menuVersion: number
  /** Tag of the language in which it was given; null where none was told. */
  language: string | null
  ownNeeds?: OwnNeed[] | undefined
  /** Its form asks who is a child or an infant; absent where it does not. */
  asksAge?: true | undefined
  droppedChoices: boolean
  closed: boolean
  /** News of the party's needs; absent where it has none. */
  news?: NeedsNotices | undefined
  needsUntil: number
  /** A link of the kitchen is open, so that changes reach it. */
  kitchenReads?: true | undefined
}

/** The answer to a committed submission. */
export type Receipt = { responseId: string; editToken: string; editUrl: string }

/** An event as a refusal names it: its title, its meal, whom to ask, and the cloth its pages lie on. */
export type NamedEvent = Host & Pick<EventView, 'title' | 'cloth' | 'serviceDay' | 'serviceTime' | 'venue'>

/**
 * Details of a refusal about an event it knows: which, on which day the answer of a link was taken back, and that it was
 * closed before its deadline, so that it may be opened again.
 */
export type UnavailableDetails = NamedEvent & { goneOn?: { day: string; byGuest: boolean }; mayReopen?: true }

/** The reason for which an event's page shows no form: the sentence to show, with the reason's code. */
export type Unavailable = { unable: string; reason: string; about?: UnavailableDetails | undefined }

/** Refusals of the look-up as worded on the event's own page. The first two differ from the home page. */
export function onEventPage(
  { events }: { events: { invalidCodeInUrl: string; eventNotFoundRoute: string } },
  reason: string,
  message: string,
  about?: UnavailableDetails,
): Unavailable {
  const words: Record<string, string> = {
    bad_code: events.invalidCodeInUrl,
    not_found: events.eventNotFoundRoute,
  }
  return { unable: words[reason] ?? message, reason, about }
}
