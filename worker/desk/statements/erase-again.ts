import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { isDeclineNotAnonymizedSql, isNotAnonymizedSql } from '#party/table/anonymize'
import { type ReceivedCommand, rowKeyOf } from '../shape.ts'

/**
 * The statement that lets the clock erase again what a planner added after an event was erased: it clears when names and
 * needs were erased (`…_erased_at`) after a response, and when names were after a decline. When erasure is due does not
 * change; the notice before names go is sent anew. It runs after the writes of its batch; a batch of guests alone has none.
 */
export function eraseAgain(code: string, commands: readonly ReceivedCommand[]): SQL[] {
  const commandsByUsers = commands.filter(({ actor }) => userIdOf(actor) !== null)
  if (commandsByUsers.length === 0) return []
  const commandsJson = JSON.stringify(
    commandsByUsers.map((command) => ({ rowKey: rowKeyOf(command), at: command.at })),
  )
  const wroteResponseSql = sql`exists (select 1 from json_each(${commandsJson}) c join guest_selections g
    on g.id = c.value ->> 'rowKey' or g.edit_token_hash = c.value ->> 'rowKey'
    where g.updated_at = c.value ->> 'at' and g.written_by is not null and ${isNotAnonymizedSql})`
  const wroteDeclineSql = sql`exists (select 1 from json_each(${commandsJson}) c join declines d
    on d.id = c.value ->> 'rowKey' or d.token_hash = c.value ->> 'rowKey'
    where d.updated_at = c.value ->> 'at' and d.written_by is not null and ${isDeclineNotAnonymizedSql})`
  return [
    sql`update events set erasure_notified_at = iif(personal_data_erased_at is null, erasure_notified_at, null),
        personal_data_erased_at = null, needs_erased_at = iif(${wroteResponseSql}, null, needs_erased_at)
      where event_code = ${code} and (personal_data_erased_at is not null and (${wroteResponseSql} or ${wroteDeclineSql})
        or needs_erased_at is not null and ${wroteResponseSql})`,
  ]
}
