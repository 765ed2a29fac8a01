import { lt } from 'drizzle-orm'
import type { Database } from '#ground/db'
import { attempts } from '#ground/schema'

const day = 86_400_000

/** Forgets attempts that no limit looks at any more: the longest counts an hour. */
export async function sweepAttempts(db: Database, at: number): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, at - day))
}
