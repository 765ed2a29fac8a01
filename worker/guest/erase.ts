import { sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database, rowsOf, runBatch } from '#core/db'
import { anonymized, personal } from '#party/table/anonymize'
import { notifyResponsesChanged } from '../live/notify.ts'
import { editTokenHash } from './token.ts'

/**
 * Erases names, allergies and address of an edit link's response after the deadline, even if the planner has deleted it and
 * could restore it. Counts and choices stay. A trigger audits it.
 * @param actor as `linkActor` tells
 * @param code the event's code, as the token names it
 * @returns false when there is no such response, or its event is still open
 */
export async function eraseByToken(
  { env, actor }: Context<'env' | 'actor'>,
  { code, token }: { code: string; token: string },
): Promise<boolean> {
  const db = database(env.DB)
  const at = now()
  const theirs = sql`edit_token_hash = ${await editTokenHash(token)}
    and event_id in (select id from events where event_code = ${code} and closes_at <= ${at})`
  const { found, erased } = await runBatch(db, {
    found: rowsOf(db, sql`select id from guest_selections where ${theirs}`),
    erased: rowsOf(
      db,
      sql`update guest_selections set ${anonymized}, version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}
        where ${theirs} and ${personal} returning id`,
    ),
  })
  if (erased.length > 0) await notifyResponsesChanged(env, code)
  return found.length > 0
}
