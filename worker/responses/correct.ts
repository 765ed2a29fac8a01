import { responseGone, restoreOver, type SavedResponse } from '#contract/answers'
import type { Correction } from '#contract/party'
import { notFound, Refusal } from '#core/http/refusal'
import { atDesk, type Done } from '../desk/client.ts'
import type { Ask } from '../desk/commands.ts'

type PlannerEvent = { eventCode: string }

// The desk words refusals for guests with a link; a planner has a list.
async function forPlanner(
  env: Env,
  event: PlannerEvent,
  ask: Ask,
  gone: Refusal,
  address?: string,
): Promise<Done> {
  try {
    return await atDesk(env, event.eventCode, ask, address)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw gone
    throw error
  }
}

/**
 * Changes a response on a guest's behalf: the capacity holds, the deadline does not bind.
 * @param by the planner's id
 * @param address whose edits and mail addresses are counted
 * @throws Refusal 404 for a response that is not this event's, 409 `changed` with the newer one, or as the desk words it
 */
export async function correctResponse(
  env: Env,
  event: PlannerEvent,
  responseId: string,
  { email, party, version }: Correction,
  by: string,
  address: string,
): Promise<SavedResponse> {
  const content = { email: email || null, party }
  const ask: Ask = { kind: 'edit', response: responseId, version: version ?? null, content, by }
  const done = await forPlanner(env, event, ask, notFound(responseGone), address)
  return { responseId: done.id, version: done.version }
}

/** Deletes a response; it can be restored for a minute. @throws Refusal 404 when it is not there */
export async function deleteResponse(
  env: Env,
  event: PlannerEvent,
  responseId: string,
  by: string,
): Promise<void> {
  await forPlanner(
    env,
    event,
    { kind: 'remove', response: responseId, erase: false, by },
    notFound(responseGone),
  )
}

/**
 * Restores a deleted response under the same id and link, if its places are still free.
 * @throws Refusal 409 `capacity`; 410 `removed` when its time is over
 */
export async function restoreResponse(
  env: Env,
  event: PlannerEvent,
  responseId: string,
  by: string,
): Promise<SavedResponse> {
  const over = new Refusal(410, 'removed', restoreOver)
  const done = await forPlanner(env, event, { kind: 'restore', response: responseId, by }, over)
  return { responseId: done.id, version: done.version }
}
