import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { paymentCustomers } from '#purchases/table'

/**
 * The statement that has the card provider told of a planner's new name or address, where it knows the planner. It
 * stands right after a statement that changes a row only where the account changed.
 */
export function tellCards(db: Database, userId: string, at: number) {
  return db
    .update(paymentCustomers)
    .set({ tellAt: at })
    .where(and(eq(paymentCustomers.userId, userId), sql`changes() > 0`))
}
