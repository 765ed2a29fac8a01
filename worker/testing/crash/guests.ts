import { answerIdOf } from '../../desk/answer-id.ts'
import { mails, origin, toServer } from './server.ts'
import { env } from './workers-in-node.ts'

// Guests who answer while the Worker is killed, and what must be left of it.

/** An answer that was sent. `editUrl` is null until it was acknowledged. */
export type Sent = {
  submissionId: string
  id: string
  code: string
  size: number
  email: string
  editUrl: string | null
}

function partyOf(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index + 1}`,
    allergies: '',
    selections: {},
  }))
}

async function send(one: Sent): Promise<number> {
  const response = await toServer(`${origin}/api/codes/${one.code}/responses`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId: one.submissionId, email: one.email, party: partyOf(one.size) }),
  })
  const body = (await response.json()) as { editUrl?: string }
  if (response.ok && body.editUrl) {
    if (one.editUrl !== null && one.editUrl !== body.editUrl)
      throw new Error('the edit link is another than before')
    one.editUrl = body.editUrl
  }
  return response.status
}

/** Sends answers until the end. */
export async function write(code: string, sent: Sent[], ended: () => boolean): Promise<void> {
  while (!ended()) {
    const submissionId = crypto.randomUUID()
    const id = await answerIdOf('guest', code, submissionId)
    const email = sent.length % 4 === 0 ? `${submissionId}@example.com` : ''
    const one: Sent = { submissionId, id, code, size: 1 + (sent.length % 3), email, editUrl: null }
    sent.push(one)
    await send(one).catch(() => undefined)
  }
}

/** Compares what is stored with what was acknowledged, and sends everything again. */
export async function compare(
  d1: D1Database,
  code: string,
  sent: Sent[],
  acknowledged: Set<string>,
): Promise<void> {
  const { results } = await d1
    .prepare('select id, guest_count as size from guest_selections where event_id = ?')
    .bind(code)
    .all<{ id: string; size: number }>()
  const stored = new Map(results.map(({ id, size }) => [id, size]))
  for (const id of acknowledged) if (!stored.has(id)) throw new Error(`acknowledged and lost: ${id}`)
  for (const one of sent) {
    const status = await send(one)
    if (status !== (stored.has(one.id) ? 200 : 201))
      throw new Error(
        `sent again, answered ${status} although it was ${stored.has(one.id) ? '' : 'not '}stored`,
      )
  }
  const after = await d1
    .prepare(
      'select registered_guests as counter, (select sum(guest_count) from guest_selections where event_id = ?1) as sum from events where id = ?1',
    )
    .bind(code)
    .first<{ counter: number; sum: number }>()
  const asked = sent.reduce((sum, { size }) => sum + size, 0)
  if (after?.counter !== after?.sum || after?.sum !== asked)
    throw new Error(`asked for ${asked}, stored ${after?.sum}, counted ${after?.counter}`)
}

/** Runs the cron until no mail waits. */
export async function settle(): Promise<void> {
  const waiting = async () =>
    (await env.DB.prepare('select count(*) as n from outbox where sent_at is null').first('n')) !== 0
  await toServer(`${origin}/clock`)
  for (let tries = 0; tries < 200 && (await waiting()); tries++) {
    // Ends the lease of a killed sender.
    await env.DB.prepare('update outbox set due_at = 0 where sent_at is null').run()
    await toServer(`${origin}/clock`)
  }
}

/**
 * Compares the mails, once none waits: each that was not sent before the crash is sent once.
 * @param before mails at the crash, by address
 * @returns how many went out again
 */
export function compareMails(sent: Sent[], before: Map<string, number>): number {
  let again = 0
  for (const { email } of sent.filter((one) => one.email !== '')) {
    const [earlier, all] = [before.get(email) ?? 0, mails.get(email) ?? 0]
    if (all === 0 || all - earlier > 1)
      throw new Error(`mailed ${earlier} times before the end and ${all} in all`)
    if (all > 1) again++
  }
  return again
}
