import { and, eq, ne } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import type { User } from '../shape/account.ts'
import { user } from '../table.ts'
import { tellCards } from './tell-cards.ts'

/** Gives a planner another name, with its audit row. The same name again changes nothing. */
export async function rename(
  { db, user: { id, email, role }, at }: Context<'db' | 'at'> & { user: User },
  name: string,
): Promise<User> {
  await runBatch(db, {
    renamed: audited(
      db,
      db
        .update(user)
        .set({ name, updatedAt: at })
        .where(and(eq(user.id, id), ne(user.name, name))),
      {
        actor: { kind: role, id },
        action: 'UPDATE_ACCOUNT',
        entityType: 'user',
        entityId: id,
        details: { kind: 'name' },
        at,
      },
    ),
    cards: tellCards(db, id, at),
  })
  return { id, email, name, role }
}
