import type { Context } from 'hono'
import type { User } from '#account/shape/account'
import type { Database } from '../db.ts'
import { countedAddress } from './client-address.ts'

/** Context of every handler of the API. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    /** Set by a route whose change queued mail: the API processes the outbox after the answer. */
    sendMailAfterReply?: boolean
    /** Set by `signedIn`, `adminOnly` and `access`. */
    user: User
    /** Set by `readEvent`: the caller reads guests' needs, addresses and notes, too. */
    seesNeeds?: boolean
    /** Set with `user`: `primaryFirstDb`, for reads. Writes and decisions use the primary. */
    db: Database
  }
}

export type AppContext = Context<AppEnv>

/** The caller's address as every limit counts it, from the one header that Cloudflare sets itself. */
export function clientAddressOf<E extends AppEnv>(context: Context<E>): string {
  return addressIn(context.req.raw.headers)
}

/** `clientAddressOf` for code that has headers but no context. */
export function addressIn(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')
  return address === null ? 'unknown' : countedAddress(address)
}
