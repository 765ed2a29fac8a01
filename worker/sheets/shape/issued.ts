import * as z from 'zod/mini'
import { clientUuid } from '../../core/shapes.ts'
import type { Sheet } from './sheet.ts'

export const sheetKinds = ['provisional', 'final'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Maximum number of sheets of an event. */
export const sheetsMax = 200

/**
 * A sheet to be issued. `id` is drawn by the page: sent again, it names the same sheet. `after` is the number of the newest
 * sheet that the planner saw, 0 for none: the request is refused if another was issued since. Left out, nothing is checked.
 */
export const newSheet = z.object({
  id: z._default(clientUuid, () => crypto.randomUUID()),
  kind: z.enum(sheetKinds),
  after: z.optional(z.int().check(z.gte(0), z.lte(sheetsMax))),
})

export type NewSheet = z.infer<typeof newSheet>

/** A sheet marked as seen, through a link named by its label. The name is null once it was erased. */
export type SheetSeen = { linkLabel: string; name: string | null; at: number }

/** A difference in words: its section in capitals, the sentence without it, and the values before and after. */
export type DiffWords = {
  section: string
  words: string
  from: string | number | null
  to: string | number | null
}

/** A sheet in the list. Instants are milliseconds. */
export type SheetSummary = {
  number: number
  kind: SheetKind
  at: number
  /** The name of the account that issued it. */
  by: string | null
  version: number
  /** SHA-256 of its content without the special guests, who may be erased; empty for a member who does not see needs. */
  hash: string
  /** Changes since the sheet before. Empty for the first, and for all but the newest thirty, since each costs a comparison. */
  changes: DiffWords[]
  seen: SheetSeen[]
}

/** An event's sheets, the newest first. `since` are the changes from the newest one to now. */
export type Sheets = { sheets: SheetSummary[]; since: DiffWords[]; version: number; changed: boolean }

/** A damaged part of a sheet: its content has another hash, or lines are missing or added. */
export type Amiss = 'content' | 'lines'

/** A sheet as it was issued. `asIssued` is false where something is amiss. */
export type IssuedSheet = SheetSummary & {
  sheet: Sheet
  asIssued: boolean
  amiss: Amiss | null
  newest: number
}

/** The differences from one sheet to another, or to now where `to` is null. */
export type SheetDifference = { from: number; to: number | null; lines: DiffWords[] }

/** The numbered sheets as a kitchen's link shows them, within its scope. */
export type LinkSheets = {
  /** The newest. Where its version is the kitchen's, nothing has changed since. */
  sheet: { number: number; kind: SheetKind; at: number; version: number } | null
  /** The newest that this link acknowledged. */
  seen: { number: number; name: string | null; at: number } | null
  /** Changes since the sheet that this link last acknowledged; null where it has acknowledged none. */
  diff: { sheet: number; issuedAt: number; lines: DiffWords[] } | null
  /** Number of changes since the newest sheet if that is final; 0 otherwise. */
  changesSinceFinal: number
}
