import type { Special } from '#contract/kitchen/kitchen'
import { figuresOnPaper } from '#contract/kitchen/on-paper'
import type { PlannerKitchen } from '#contract/kitchen/planner-kitchen'
import type { SheetLine } from '#contract/kitchen/sheet'
import type { IssuedSheet } from '#contract/kitchen/sheets'
import type { PrintedEvent, PrintedKitchen } from '#contract/print'
import type { SheetHeadRow } from './stored.ts'

/** A numbered sheet as its paper shows it: figures and head as they were then, whom to ring as it is now. */
export function issuedSheetOf(
  issued: IssuedSheet,
  { heads }: { heads: SheetHeadRow[] },
  { id, hostName, hostContact, kitchenContact }: PrintedEvent,
): Pick<PrintedKitchen, 'event' | 'at' | 'kitchen' | 'since' | 'issued'> {
  const { number, kind, at, changes, newest, amiss, sheet } = issued
  const { title, timeZone, closesAt, serviceDay, serviceTime, venue } = sheet.body.head
  const before = heads.find((head) => head.number === number - 1)
  return {
    event: {
      id,
      title,
      timeZone,
      closesAt,
      serviceDay,
      serviceTime,
      venue,
      hostName,
      hostContact,
      kitchenContact,
    },
    at,
    kitchen: kitchenOfSheet(issued),
    since: before ? { sheet: before.number, at: before.at, lines: changes } : null,
    issued: {
      ...{ number, kind, newest, amiss },
      erased: sheet.lines.filter(({ line }) => line === null).map(({ special }) => special),
    },
  }
}

/** A sheet in the shape of the live figures. What it does not hold, it does not show. */
function kitchenOfSheet({ sheet: { body, lines }, version }: IssuedSheet): PlannerKitchen {
  const { head, courses, tables, extras, spare } = body
  return figuresOnPaper({
    ...head,
    ...{ tables, extras, spare, version },
    courses: courses.map(({ items, ...course }) => ({
      ...course,
      required: false,
      items: items.map((item) => ({ ...item, needs: [] })),
    })),
    specials: lines.flatMap(specialOf),
  })
}

function specialOf({ special, responseId, personId, line }: SheetLine): Special[] {
  if (!line) return []
  const dishes = line.dishes.map((dish) => ({ ...dish, told: true }))
  return [{ ...line, number: special, responseId, personId, dishes }]
}
