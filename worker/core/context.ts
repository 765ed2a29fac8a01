import type { Actor } from './actor.ts'
import type { Database } from './db.ts'

type Whole<A extends Actor> = {
  env: Env
  /** The primary, unless the verb only reads. */
  db: Database
  actor: A
  /** The server's time in milliseconds. */
  at: number
  /** Tag of the language a guest writes in; null where nobody says. */
  language: string | null
  /** The caller's address as limits count it. */
  clientAddress: string
}

/**
 * The context of a verb: its keys are what the verb acts with. The caller builds it: a route, the webhook, cron or a script. A
 * verb takes no session.
 */
export type Context<Key extends keyof Whole<Actor> = 'db' | 'actor' | 'at', A extends Actor = Actor> = Pick<
  Whole<A>,
  Key
>
