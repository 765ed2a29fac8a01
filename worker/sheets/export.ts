import { asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#core/db'
import { sheetLines, sheetSeen, sheets } from './table.ts'

/** The queries for an event's sheets in its planner's own export: the sheets, their special guests, and who saw them. */
export function sheetsExported(db: Database, eventId: string | SQL<string>) {
  const { sheetId, n, special, responseId, personId, line, erasedAt } = sheetLines
  return {
    sheets: db.select().from(sheets).where(eq(sheets.eventId, eventId)).orderBy(asc(sheets.number)),
    lines: db
      .select({ sheetId, special, responseId, personId, line, erasedAt })
      .from(sheetLines)
      .innerJoin(sheets, eq(sheets.id, sheetId))
      .where(eq(sheets.eventId, eventId))
      .orderBy(asc(n)),
    seen: db
      .select({
        sheetId: sheetSeen.sheetId,
        linkId: sheetSeen.linkId,
        name: sheetSeen.name,
        at: sheetSeen.at,
      })
      .from(sheetSeen)
      .innerJoin(sheets, eq(sheets.id, sheetSeen.sheetId))
      .where(eq(sheets.eventId, eventId)),
  }
}

type Rows = {
  sheets: (typeof sheets.$inferSelect)[]
  lines: Omit<typeof sheetLines.$inferSelect, 'n'>[]
  seen: (typeof sheetSeen.$inferSelect)[]
}

/** The rows of `sheetsExported` as sheets with what belongs to each. */
export function exportedSheets({ sheets: issued, lines, seen }: Rows) {
  const ofSheet = <Row extends { sheetId: string }>(rows: Row[], id: string) =>
    rows.filter(({ sheetId }) => sheetId === id)
  return issued.map((sheet) => ({
    ...sheet,
    body: JSON.parse(sheet.body) as unknown,
    specials: ofSheet(lines, sheet.id),
    seen: ofSheet(seen, sheet.id),
  }))
}
