import type { Paper } from '../../core/files/paper.ts'
import type { Cloth } from '../../events/rules/cloths.ts'
import type { Attendance } from '../../invitations/rules/party-people.ts'
import type { Counts } from '../../invitations/shape/invitation.ts'
import type { SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import type { Missing } from '../../kitchen/shape/planner-kitchen.ts'
import type { LanguageTag, NamedLanguage } from '../../languages/names.ts'
import type { KitchenNames } from '../../links/shape/link.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { CourseList, PartyList } from '../../party/rules/people-lists.ts'
import type { Namesakes } from '../../seating/rules/namesakes.ts'
import type { Amiss, DiffWords, SheetKind } from '../../sheets/shape/issued.ts'
import type { SheetBody, SheetDish, SheetEvent, SheetHead } from '../../sheets/shape/sheet.ts'
import type { CardSettings, MarkedCourse, PlaceCard } from '../rules/cards.ts'
import type { SeatedName, ServiceTable } from '../rules/service.ts'
import type { DishCard, DishCardSettings } from './dishes.ts'

/** An event in the head of its printed documents. */
export type PrintedEvent = {
  id: string
  title: string
  timeZone: string
  closesAt: number
  serviceDay: string | null
  serviceTime: string | null
  venue: string | null
  hostName: string | null
  hostContact: string | null
  /** Contact for the kitchen. */
  kitchenContact: string | null
  cloth: Cloth
  /** It has a guest list, which is printed too; absent in the hands of a kitchen. */
  hasGuestList?: boolean
}

/** Through whose link a document is printed, and whose names it may hold. */
export type PrintedLink = { token: string; label: string; names: KitchenNames }

/**
 * Head of every document for paper: the event, the paper, its language, which `asked` tells that its address names, the instant
 * it is true of, and the link that prints it.
 */
export type PrintedHead = {
  event: PrintedEvent
  paper: Paper
  language: LanguageTag
  /** The event's own, in which needs stand beside one that nobody has signed off. */
  eventLanguage: NamedLanguage
  asked?: boolean
  at: number
  link?: PrintedLink
}

/** By what people are listed. */
export const listings = ['name', 'course', 'party'] as const
export type Listing = (typeof listings)[number]

/** A numbered sheet's head; `erased` are the numbers of special guests erased from it. */
export type PrintedIssue = {
  number: number
  kind: SheetKind
  erased: (number | null)[]
  newest: number
  amiss: Amiss | null
}

/** Changes on a sheet since an earlier one. */
export type PrintedSince = { sheet: number; issuedAt: number; lines: DiffWords[] }

/** A special guest on paper: how it stands now, or a numbered sheet's. */
export type PrintedSpecialGuest = Omit<SpecialGuest, 'dishes'> & { dishes: SheetDish[] }

/**
 * The figures of a document: how they stand now, or a numbered sheet's. Only a planner's has who has not chosen, and the lead
 * guests of special guests, by the response's id.
 */
export type PrintedFigures = Omit<SheetHead, keyof SheetEvent> &
  Omit<SheetBody, 'head'> & {
    specials: PrintedSpecialGuest[]
    missing?: Missing[]
    parties?: Record<string, { lead: string }>
  }

/** The kitchen's sheet: a numbered one, or without `issued` how it stands now. */
export type PrintedKitchen = PrintedHead & {
  kind: 'kitchen'
  kitchen: PrintedFigures
  /** Since the sheet before; on a link's paper since the sheet that the link last acknowledged. */
  since: PrintedSince | null
  issued?: PrintedIssue
  /** Changes since the sheet was issued, if it is the newest. */
  later?: DiffWords[]
  /** Without a number: how the figures differ from the newest sheet. */
  sinceSheet?: string
}
export type PrintedPeople = PrintedHead & { kind: 'people' } & (
    | { by: 'course'; courses: CourseList }
    | { by: 'party'; list: PartyList }
    | { by: 'name'; list: SeatedName[]; legend: MarkedCourse[]; tables: boolean }
  )

export const pagings = ['each', 'together'] as const
export type Paging = (typeof pagings)[number]

/** A sheet for those who serve a table: who sits there, and what each eats. */
export type PrintedTables = PrintedHead & {
  kind: 'tables'
  kitchen: PrintedFigures
  tables: ServiceTable[]
  legend: MarkedCourse[]
  pages: Paging
  /** The id of the one table that is printed. Absent for all. */
  only?: string
}

/** Place cards or tents. `tables` tells whether there are any to be sorted by. */
export type PrintedCards = PrintedHead & {
  kind: 'cards'
  cardSettings: CardSettings
  cards: PlaceCard[]
  namesakes: Namesakes[]
  legend: MarkedCourse[]
  /** The courses among which those that are marked are chosen. */
  choosable: { id: string; name: string }[]
  tables: boolean
}

/** Somebody at the door, or some guests of a party who were never named. */
export type DoorGuest = {
  name: string
  party: string
  count: number
  attendance: Attendance
  table: string | null
}

/** The whole guest list from A to Z, and who comes besides. Deliberately without needs. */
export type PrintedDoor = PrintedHead & {
  kind: 'door'
  counts: Counts
  guests: DoorGuest[]
  tables: boolean
}

/** Parties of whom somebody has not answered, with how to reach them: for the planner alone. */
export type PrintedSilent = PrintedHead & {
  kind: 'silent'
  counts: Counts
  parties: {
    id: string
    label: string
    phone: string | null
    email: string | null
    names: string[]
    unnamed: number
  }[]
}

/** Cards for the dishes of a buffet. `own` are the event's own needs, for their names. */
export type PrintedDishes = PrintedHead & {
  kind: 'dishes'
  cardSettings: DishCardSettings
  dishes: DishCard[]
  ownNeeds: OwnNeed[]
}

/** The kitchen's sheet by table (`sheet`), and the special guests alone. */
export type PrintedByTable = PrintedHead & {
  kind: 'sheet' | 'specials'
  kitchen: PrintedFigures
  sinceSheet: string
}

/** Cards to send out, each with its party's personal link as a QR code: for the planner alone. */
export type PrintedInvites = PrintedHead & {
  kind: 'invites'
  cardSettings: DishCardSettings
  invites: { id: string; label: string; qr: { size: number; path: string } }[]
}

/** A list, which flows over pages. */
export type PrintedListing =
  | PrintedKitchen
  | PrintedPeople
  | PrintedTables
  | PrintedByTable
  | PrintedDoor
  | PrintedSilent

/** A document for paper. */
export type Printed = PrintedListing | PrintedCards | PrintedDishes | PrintedInvites

/** As in a document's URL: `kitchen` is the kitchen's sheet, numbered or live, and `sheet` that by table. */
export type PrintKind = Printed['kind']

/** The address of a document. It prints itself once, where it is opened with `#now`. */
export function printPath(eventId: string, kind: PrintKind, more: Record<string, string> = {}): string {
  return `/events/${eventId}/print/${kind}${queryOf(more)}`
}

/** Documents of a kitchen's link. Place cards need everybody's name. */
export function printKindsOfLink(names: KitchenNames): PrintKind[] {
  return ['kitchen', 'sheet', 'specials', 'tables', 'dishes', ...(names === 'all' ? ['cards' as const] : [])]
}

/** The address of a document by a kitchen's link. */
export function linkPrintPath(token: string, kind: PrintKind, more: Record<string, string> = {}): string {
  return `/kitchen/${token}/print${kind === 'kitchen' ? '' : `/${kind}`}${queryOf(more)}`
}

/** The address of another document of the same event, by the same link, in the language that was asked for. */
export function printedPath(
  { event, link, language, asked }: Pick<PrintedHead, 'event' | 'link' | 'language' | 'asked'>,
  kind: PrintKind,
  more: Record<string, string> = {},
): string {
  const query = asked ? { ...more, lang: language } : more
  return link ? linkPrintPath(link.token, kind, query) : printPath(event.id, kind, query)
}

/** The marked courses in an address, so that cards, service sheets and the list by name have the same. */
export function markedQuery(printed: { legend: readonly { id: string }[] } | object): Record<string, string> {
  return 'legend' in printed ? { courses: printed.legend.map(({ id }) => id).join(',') } : {}
}

function queryOf(more: Record<string, string>): string {
  const query = new URLSearchParams(more).toString()
  return query && `?${query}`
}
