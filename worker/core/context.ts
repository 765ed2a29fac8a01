import type { Actor } from './actor.ts'
import type { Database } from './db.ts'

/**
 * The context of a verb. Its caller builds it: a route, the desk, the webhook, cron or a script. A verb takes no session and
 * picks what it needs.
 */
export type Context<A extends Actor = Actor> = {
  env: Env
  /** The primary, unless the verb only reads. */
  db: Database
  actor: A
  /** The server's time in milliseconds. */
  at: number
  /** The caller's address as limits count it. */
  address: string
}
