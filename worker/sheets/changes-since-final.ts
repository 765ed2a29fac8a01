import { now } from '#core/clock'
import { type Database, runBatch } from '#core/db'
import { kitchenQueries } from '../kitchen/read.ts'
import { differenceToNow, liveFiguresAsSheet } from './difference.ts'
import { newestSheet, sheetContents, sheetsOf } from './stored.ts'

/** Number of changes since an event's newest sheet if that is final; 0 otherwise. */
export async function changesSinceFinal(db: Database, eventId: string): Promise<number> {
  const rows = await runBatch(db, {
    ...kitchenQueries(db, eventId),
    ...sheetContents(db, eventId, newestSheet(eventId)),
  })
  const [last] = sheetsOf(rows).values()
  return last?.kind === 'final' && rows.kitchenEvent.length > 0
    ? differenceToNow(last, liveFiguresAsSheet(rows), now()).lines.length
    : 0
}
