import { dayAfter, deadlineInstant } from '../../events/rules/closing.ts'
import type { Cloth } from '../../events/rules/cloths.ts'
import type { OverruledSubstitute } from '../../kitchen/rules/overruled.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { StoredContents } from '../../needs/rules/stored-contents.ts'
import type { scopedKitchen } from '../../sheets/rules/scope.ts'
import type { LinkSheets } from '../../sheets/shape/issued.ts'
import type { SheetEvent } from '../../sheets/shape/sheet.ts'
import { openAfterClosingDays, openAfterMealDays } from '../rules/days.ts'

/** Maximum number of live links of one event. */
export const kitchenLinksMax = 10
const dayLength = 86_400_000

export const kitchenNames = ['none', 'specials', 'all'] as const
export type KitchenNames = (typeof kitchenNames)[number]

/** A link as its planner sees it. Its URL is shown once, when it is made or renewed. Instants are milliseconds. */
export type KitchenLink = {
  id: string
  label: string
  courses: string[] | null
  names: KitchenNames
  mayConfirm: boolean
  /** True if a device may keep the page for a day. */
  keepOffline: boolean
  /** Tag of the language it is read in, where its reader chose none. Null leaves it to the reader's browser. */
  language: string | null
  /** The kitchen's email, to which the URL is mailed. */
  email: string | null
  createdAt: number
  openedAt: number | null
  expiresAt: number
  revokedAt: number | null
}

/** The newest first. */
export type KitchenLinks = { links: KitchenLink[] }

/** A link that was made or renewed, with its URL, and the URL as a QR code (SVG). */
export type MadeKitchenLink = { id: string; url: string; qr: string }

/** The time from which an event's links open nothing. Computed when it is asked, so that a moved meal counts. */
export function kitchenLinksEnd({
  serviceDay,
  timeZone,
  closesAt,
}: {
  serviceDay: string | null
  timeZone: string
  closesAt: number
}): number {
  if (serviceDay === null) return closesAt + openAfterClosingDays * dayLength
  return deadlineInstant(dayAfter(serviceDay, openAfterMealDays), timeZone)
}

/** Head of the kitchen's page: its event. */
export type KitchenHead = SheetEvent & {
  /** Contact for the kitchen: a name and a number. */
  contact: string | null
  ownNeeds: OwnNeed[]
  cloth: Cloth
}

/** Statements about dishes by id, with their authors' names, which only links and sheets show. */
export type KitchenDishes = Record<string, StoredContents & { contentsVersion: number }>

/**
 * Needs of guests once more in the event's language: lines under dishes by their ids, needs of special guests by `specialGuestKey`,
 * and what these eat by that and the course's id.
 */
export type RepeatedSentences = { lang: string; dishes: Texts; needs: Texts; eats: Texts }
type Texts = Record<string, string>

/** The page a link opens, within its scope. */
export type KitchenView = ReturnType<typeof scopedKitchen> &
  LinkSheets & {
    event: KitchenHead
    dishes: KitchenDishes
    /** Substitutes of this link that somebody else changed. */
    overruled: OverruledSubstitute[]
    label: string
    /** Guests it may show by name. */
    names: KitchenNames
    mayConfirm: boolean
    keepOffline: boolean
    /** For a reader whose language has no translation that a named reader has approved. */
    inEventLanguage?: RepeatedSentences
  }
