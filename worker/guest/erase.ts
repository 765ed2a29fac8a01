import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database, rowsOf, runBatch } from '#core/db'
import {
  isDeclineNotAnonymizedSql,
  isNotAnonymizedSql,
  setAnonymized,
  setAnonymizedDecline,
} from '#party/table/anonymize'
import { notifyResponsesChanged } from '../live/notify.ts'

type Erasable = { table: SQL; tokenHash: SQL; setAnonymized: SQL; isNotAnonymizedSql: SQL }

const erasableResponse: Erasable = {
  table: sql`guest_selections`,
  tokenHash: sql`edit_token_hash`,
  setAnonymized,
  isNotAnonymizedSql,
}
const erasableDecline: Erasable = {
  table: sql`declines`,
  tokenHash: sql`token_hash`,
  setAnonymized: setAnonymizedDecline,
  isNotAnonymizedSql: isDeclineNotAnonymizedSql,
}

/**
 * Erases names, allergies and address of an edit link's response after the deadline, even if the planner has deleted it and could
 * restore it. Counts and choices stay. A trigger writes the audit row.
 * @param actor as `actorByLink` returns it
 * @param link code of the event, and hash of the link's token
 * @returns false if there is no such response, or its event is still open
 */
export function eraseResponse(context: Context<'env' | 'actor'>, link: Link): Promise<boolean> {
  return erase(context, link, erasableResponse)
}

/**
 * Erases names and address of a decline after the deadline. It still counts.
 * @returns false if there is no such decline, or its event is still open
 */
export function eraseDecline(context: Context<'env' | 'actor'>, link: Link): Promise<boolean> {
  return erase(context, link, erasableDecline)
}

type Link = { code: string; tokenHash: string }

async function erase(
  { env, actor }: Context<'env' | 'actor'>,
  { code, tokenHash }: Link,
  erasable: Erasable,
): Promise<boolean> {
  const db = database(env.DB)
  const at = now()
  const ofLink = sql`${erasable.tokenHash} = ${tokenHash}
    and event_id in (select id from events where event_code = ${code} and closes_at <= ${at})`
  const { found, erased } = await runBatch(db, {
    found: rowsOf(db, sql`select id from ${erasable.table} where ${ofLink}`),
    erased: rowsOf(
      db,
      sql`update ${erasable.table} set ${erasable.setAnonymized}, version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}
        where ${ofLink} and ${erasable.isNotAnonymizedSql} returning id`,
    ),
  })
  if (erased.length > 0) await notifyResponsesChanged(env, code)
  return found.length > 0
}
