import { and, eq } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import type { EventContext } from '#events/table/context'
import { bumpSeating } from './bump.ts'
import { placements } from './table.ts'

/**
 * Takes away whoever a filling placed and nobody moved since. Again, it takes away nobody.
 * @param fillId the filling's id
 * @returns how many people sit nowhere now
 */
export async function undoFill(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  fillId: string,
): Promise<number> {
  const { undone } = await runBatch(db, {
    undone: audited(
      db,
      db
        .delete(placements)
        .where(and(eq(placements.eventId, eventId), eq(placements.fillId, fillId)))
        .returning({ personId: placements.personId }),
      {
        actor,
        action: 'UNDO_FILL_TABLES',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
    bump: bumpSeating(db, eventId),
  })
  return undone.length
}
