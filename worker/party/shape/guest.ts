import type { Host } from '../../events/rules/host.ts'
import type { EventView } from '../../events/shape/event.ts'
import type { Category } from '../../menu/shape/menu.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { NeedsNotices } from '../../needs/rules/needs-notices.ts'
import type { Person } from './person.ts'

/** The event and menu for a guest's form: the body of GET /api/codes/:code, and the data of the guest's page. */
export type GuestMenu = {
  event: EventView
  categories: Category[]
  guestLimit: number
  registeredGuests: number
  asksEmail: boolean
  menuVersion: number
  /** The needs that its planner added, archived ones included; absent if there are none. */
  ownNeeds?: OwnNeed[] | undefined
  /** True if the form asks who is a child or an infant; else absent. */
  asksAge?: true | undefined
}

/** A party's stored response. */
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
 * The response that an edit link opens. `otherGuests` counts all guests outside this party, and the places kept for others. Once the
 * event is `closed`, the response can only be read; needs can be changed until `needsUntil`.
 */
export type EditView = {
  response: ResponseView
  event: EventView
  categories: Category[]
  otherGuests: number
  /** Places kept for the rest of this party; absent without any. The event's figures count them as taken. */
  reservedForParty?: number | undefined
  /** Names of people of its invitation who do not come; absent without any. */
  notComing?: string[] | undefined
  /** True if the last mail to its address could not be delivered; else absent. */
  undelivered?: true | undefined
  menuVersion: number
  /** Tag of the language in which it was last written; null if none is known. */
  language: string | null
  ownNeeds?: OwnNeed[] | undefined
  /** True if the form asks who is a child or an infant; else absent. */
  asksAge?: true | undefined
  hasLostChoices: boolean
  closed: boolean
  /** Notices about the party's needs; absent without any. */
  notices?: NeedsNotices | undefined
  needsUntil: number
  /** True if the event has a kitchen link, so that changes reach the kitchen; else absent. */
  hasKitchenLink?: true | undefined
}

/** The reply to a stored submission. */
export type Receipt = { responseId: string; editToken: string; editUrl: string }

/** An event as a refusal names it: its title, meal, host and cloth. */
export type NamedEvent = Host & Pick<EventView, 'title' | 'cloth' | 'serviceDay' | 'serviceTime' | 'venue'>

/**
 * Details of a refusal about a known event. `removal`: when the response of the link was removed, and by whom. `mayReopen`: the
 * event was closed before its deadline.
 */
export type UnavailableDetails = NamedEvent & {
  removal?: { day: string; byGuest: boolean }
  mayReopen?: true
}

/** The data of a page that shows no form: the sentence to show, and the refusal's code. */
export type Unavailable = { sentence: string; refusalCode: string; about?: UnavailableDetails | undefined }

/** A refusal of the look-up for the event's page. Two of its sentences differ from the home page's. */
export function unavailableOnEventPage(
  { events }: { events: { invalidCodeInUrl: string; eventNotFoundRoute: string } },
  refusalCode: string,
  message: string,
  about?: UnavailableDetails,
): Unavailable {
  const sentences: Record<string, string> = {
    bad_code: events.invalidCodeInUrl,
    not_found: events.eventNotFoundRoute,
  }
  return { sentence: sentences[refusalCode] ?? message, refusalCode, about }
}
