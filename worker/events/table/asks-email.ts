import { sql } from 'drizzle-orm'
import { freeGuestLimit } from '#core/limits'

/** SQL condition on rows of `events`: `asksEmail` of its limit. An address that was not asked for is not stored. */
export const asksEmailSql = sql.raw(`guest_limit > ${freeGuestLimit}`)
