import { and, eq, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import type { LetterKind, LetterSwitch } from './shape.ts'
import { lettersOff } from './table.ts'

/** The kinds of letters that a planner has switched off. */
export function lettersOffOf(db: Database, userId: string) {
  return db.select({ kind: lettersOff.kind }).from(lettersOff).where(eq(lettersOff.userId, userId))
}

/** Switches a kind of letter off, or on again. What is so already stays, and is not audited. */
export async function switchLetter(
  { db, at }: Context<'db' | 'at'>,
  { userId, kind, on }: { userId: string } & LetterSwitch,
): Promise<void> {
  await runBatch(db, {
    switched: audited(
      db,
      on
        ? db.delete(lettersOff).where(and(eq(lettersOff.userId, userId), eq(lettersOff.kind, kind)))
        : switchedOff(db, userId, kind, at),
      {
        actor: { kind: 'planner', id: userId },
        action: on ? 'SWITCH_LETTER_ON' : 'SWITCH_LETTER_OFF',
        entityType: 'user',
        entityId: userId,
        details: { kind },
        at,
      },
    ),
  })
}

// A link outlives its account: for one that is gone nothing is stored.
function switchedOff(db: Database, userId: string, kind: LetterKind, at: number) {
  return insertSelect(
    db,
    lettersOff,
    { userId: sql`${user.id}`, kind, at },
    sql`from ${user} where ${user.id} = ${userId}`,
  ).onConflictDoNothing()
}
