import type { Context } from 'hono'
import type { User } from '#contract/account'
import type { Database } from '../db.ts'
import { countedAddress } from './client-address.ts'

/** What every handler of the API finds in its context. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    /** Set once a change has queued mail: the API drains the outbox after the answer. */
    mailDue?: boolean
    /** Set by the middleware that lets only signed-in people through. */
    user: User
    /** Set with it, for what is read for them: `sessionDb`. What is written or decided takes the primary. */
    db: Database
  }
}

export type AppContext = Context<AppEnv>

/** The caller's address as every limit counts it: the only header of the edge that is believed. */
export function addressOf<E extends AppEnv>(context: Context<E>): string {
  return addressIn(context.req.raw.headers)
}

/** The same, where there is no context. */
export function addressIn(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')
  return address === null ? 'unknown' : countedAddress(address)
}
