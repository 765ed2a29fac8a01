import { inArray, lt } from 'drizzle-orm'
import type { Database } from '#core/db'
import { accountLinks, session } from '#core/schema/accounts'
import { attempts } from '#core/schema/rate-limit'

const day = 86_400_000
// What a minute takes at most: a first sweep of many never holds the database up.
const atOnce = 1000

/** Forgets attempts that no limit looks at any more: the longest counts an hour. */
export async function sweepAttempts(db: Database, at: number): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, at - day))
}

/** Forgets sessions that ended the day before or earlier. */
export async function sweepSessions(db: Database, at: number): Promise<void> {
  const over = db
    .select({ id: session.id })
    .from(session)
    .where(lt(session.expiresAt, at - day))
  await db.delete(session).where(inArray(session.id, over.limit(atOnce)))
}

/** Forgets mailed links that ended a month ago: until then one that was followed says so when it is followed again. */
export async function sweepLinks(db: Database, at: number): Promise<void> {
  const over = db
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(lt(accountLinks.expiresAt, at - 30 * day))
  await db.delete(accountLinks).where(inArray(accountLinks.hash, over.limit(atOnce)))
}
