import { notFound } from '#core/http/refusal'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { KitchenWords } from '#languages/language'
import type { OwnNeed } from '#needs/rules/needs'
import { type KitchenRows, kitchenOf } from '../kitchen/read.ts'
import type { DiffLine } from './rules/about.ts'
import { withoutErased } from './rules/diff.ts'
import { diffLines } from './rules/lines.ts'
import type { DiffWords, SheetKind } from './shape/issued.ts'
import { type Sheet, type SheetEvent, sheetOf } from './shape/sheet.ts'

/** The differences from one sheet to another, in the order a kitchen reads them, with what their sentences need. */
export type Difference = { lines: DiffLine[]; ownNeeds: OwnNeed[]; timeZone: string }

export function differenceOf(from: Sheet, to: Sheet): Difference {
  const { ownNeeds, timeZone } = to.body.head
  return { lines: diffLines(from, to), ownNeeds: [...ownNeeds, ...from.body.head.ownNeeds], timeZone }
}

/** A difference in the words of a language. */
export function diffInWords(
  { lines, ownNeeds, timeZone }: Difference,
  words: Pick<KitchenWords, 'diff'>,
): DiffWords[] {
  return lines.map((line) => words.diff.diffWords(line, ownNeeds, timeZone))
}

/** A sheet as it is compared. After the meal cron erases everybody's lines, so erased ones are left out. */
export function withoutErasedAfterMeal(sheet: Sheet, { body }: Sheet, at: number): Sheet {
  return mealIsOver(body.head, at) ? withoutErased(sheet) : sheet
}

/**
 * The differences from an issued sheet to the live figures. Once answers are closed, a final sheet is compared with its own time
 * of closing: the kitchen need not read of a moved one.
 */
export function differenceToNow(from: { kind: SheetKind; sheet: Sheet }, to: Sheet, at: number): Difference {
  const { head } = to.body
  const compared = withoutErasedAfterMeal(from.sheet, to, at)
  const keepsClosing = from.kind === 'final' && !isOpen(head, at)
  const closesAt = keepsClosing ? from.sheet.body.head.closesAt : head.closesAt
  return differenceOf(compared, { ...to, body: { ...to.body, head: { ...head, closesAt } } })
}

/** The live figures in the shape of a sheet, from the rows of `kitchenQueries`. */
export function liveFiguresAsSheet(rows: KitchenRows): Sheet {
  const [kitchenEvent] = rows.kitchenEvent
  if (!kitchenEvent) throw notFound('event_not_found')
  const { title, serviceDay, serviceTime, venue, timeZone, closesAt, ownNeeds } = kitchenEvent
  const event: SheetEvent = { title, serviceDay, serviceTime, venue, timeZone, closesAt }
  return sheetOf(kitchenOf(rows), event, ownNeeds)
}
