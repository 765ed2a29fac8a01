import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database, preparedQuery, runBatch } from '#core/db'
import { userOfSession } from './http/session.ts'
import { sessionLife } from './rules/session-life.ts'
import type { User } from './shape/account.ts'
import { session } from './table.ts'

const day = 86_400_000

const renewal = preparedQuery((db) =>
  db
    .update(session)
    .set({ expiresAt: sql`${sql.placeholder('until')}`, updatedAt: sql`${sql.placeholder('at')}` })
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql.placeholder('at')),
        lte(session.updatedAt, sql.placeholder('dayBefore')),
      ),
    )
    .returning({ id: session.id }),
)

/**
 * The person signed in by a session's token. A session lasts 30 days after its last use: one statement beside the query
 * renews its row once a day.
 * @returns the person, or null; and whether the cookie is to be renewed
 */
export async function currentSession(
  env: Env,
  token: string,
): Promise<{ user: User | null; renewed: boolean }> {
  const db = database(env.DB)
  const at = now()
  const { current, moved } = await runBatch(db, {
    current: userOfSession(db, { token, at }),
    moved: renewal(db, { token, at, until: at + sessionLife, dayBefore: at - day }),
  })
  const [found] = current
  const user = found ? { id: found.id, email: found.email, name: found.name, role: found.role } : null
  return { user, renewed: user !== null && moved.length > 0 }
}
