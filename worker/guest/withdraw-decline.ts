import { sql } from 'drizzle-orm'
import { type Actor, userIdOf } from '#core/actor'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database, rowsOf, runBatch } from '#core/db'
import type { Command } from '#desk/shape'
import { anonymizedDecline, personalDecline } from '#party/table/anonymize'
import { guestRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'
import { notifyResponsesChanged } from '../live/notify.ts'
import { editTokenHash, eventCodeOf } from './token.ts'

/**
 * Takes a decline back: it no longer counts, its names and address are erased, and nobody can restore it. After the
 * deadline names and address are erased, and it counts on.
 * @param actor as `linkActor` tells
 * @throws Refusal 404 for an unknown link, 503 when the result is unknown
 */
export async function withdrawDecline(
  { env, actor }: Context<'env' | 'actor'>,
  token: string,
): Promise<void> {
  const code = eventCodeOf(token)
  const decline = await editTokenHash(token)
  const command: Command = { kind: 'remove_decline', decline, erase: true, actor }
  const result = await sendCommand(env, code, command)
  if ('done' in result) return
  if (result.refused === 'closed' && (await eraseDecline(env, code, decline, actor))) return
  throw guestRefusal(command, result)
}

/** @returns false when there is no such decline, or its event is still open */
async function eraseDecline(env: Env, code: string, tokenHash: string, actor: Actor): Promise<boolean> {
  const db = database(env.DB)
  const at = now()
  const theirs = sql`token_hash = ${tokenHash}
    and event_id in (select id from events where event_code = ${code} and closes_at <= ${at})`
  const { found, erased } = await runBatch(db, {
    found: rowsOf(db, sql`select id from declines where ${theirs}`),
    erased: rowsOf(
      db,
      sql`update declines set ${anonymizedDecline}, version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}
        where ${theirs} and ${personalDecline} returning id`,
    ),
  })
  if (erased.length > 0) await notifyResponsesChanged(env, code)
  return found.length > 0
}
