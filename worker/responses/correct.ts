import { eq } from 'drizzle-orm'
import { authorBy, authorIn } from '#core/audit/author'
import type { Database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { EventContext } from '#events/table/context'
import type { SavedResponse } from '#party/shape/responses'
import type { ResponseEdit } from '#party/shape/submission'
import { responses } from '#party/table/responses'
import { plannerRefusal } from '../desk/refusals.ts'
import { sendCommand } from '../live/call.ts'

/**
 * Changes a response on a guest's behalf, within the capacity, also after the deadline.
 * @param clientAddress the network address whose edits and mail addresses are counted
 * @throws Refusal as `plannerRefusal` makes it; 404 `not_found`, 409 `changed` with the newer response and,
 *   unless that is the guest, its author
 */
export async function correctResponse(
  {
    env,
    db,
    event: { eventCode: code },
    actor,
    clientAddress,
  }: EventContext<'env' | 'db' | 'event' | 'actor' | 'clientAddress', 'eventCode'>,
  { responseId, email, party, version, base, menuVersion }: { responseId: string } & ResponseEdit,
): Promise<SavedResponse> {
  const content = { email: email || null, party }
  const command: Command = {
    kind: 'edit',
    responseKey: responseId,
    version: version ?? null,
    ...(base && { base: { email: base.email || null, party: base.party } }),
    content,
    menuVersion,
    actor,
  }
  const result = await sendCommand(env, code, command, clientAddress)
  if ('refused' in result) {
    const refusal = plannerRefusal(command, result, notFound('response_not_found'))
    throw result.refused === 'changed' ? await withAuthor(db, refusal, result.newer.id) : refusal
  }
  return { responseId: result.id, version: result.version }
}

/** The refusal of a correction of an older version, with who wrote the newer one. */
async function withAuthor(db: Database, refusal: Refusal, responseId: string): Promise<Refusal> {
  const [newer] = await db
    .select({ author: authorBy(responses.writtenBy).as('author') })
    .from(responses)
    .where(eq(responses.id, responseId))
  const author = authorIn(newer?.author ?? null)
  return new Refusal('response_changed', {
    details: { ...(refusal.details as object), ...(author && { author }) },
  })
}
