import { now } from '#core/clock'
import { database, runBatch } from '#core/db'
import { settings } from '#core/settings'
import type { Person } from '#party/shape/person'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { answerIdOf } from '../../desk/answer-id.ts'
import { queueDeclineLinks, queueEditLinks } from '../../desk/statements/mail.ts'
import { declineHash, submissionHash } from '../../desk/submission-hash.ts'
import { declineToken, editToken, hashToken } from '../../guest/token.ts'

const newestOf = new Map<string, number>()

/** When an event's next answer came in: after the one before. Answers of one millisecond are listed in any order. */
function nextMoment(eventId: string): number {
  const at = Math.max(now(), (newestOf.get(eventId) ?? 0) + 1)
  newestOf.set(eventId, at)
  return at
}

/** A stored response, as if a guest's page had submitted it: with the secrets of that page, submission id and edit token. */
export async function makeResponse(
  env: Env,
  event: { id: string; eventCode: string },
  party: Person[],
  more: Partial<typeof responses.$inferInsert> = {},
) {
  const at = nextMoment(event.id)
  const submissionId = crypto.randomUUID()
  const id = await answerIdOf('guest', event.eventCode, submissionId)
  const token = await editToken(settings(env).secret, event.eventCode, id)
  const row = {
    id,
    eventId: event.id,
    leadGuestName: party[0]?.name ?? '',
    guestCount: party.length,
    selections: party,
    submissionHash: await submissionHash(submissionId, { email: more.leadGuestEmail ?? null, party }),
    editTokenHash: await hashToken(token),
    createdAt: at,
    updatedAt: at,
    ...more,
  }
  const db = database(env.DB)
  await runBatch(db, {
    stored: db.insert(responses).values(row),
    mail: queueEditLinks(db, [{ id: row.id, at: row.createdAt }]),
  })
  return { ...row, token, submissionId }
}

/** A stored decline, as if a guest's page had sent it. */
export async function makeDecline(
  env: Env,
  event: { id: string; eventCode: string },
  names: string[],
  more: Partial<typeof declines.$inferInsert> = {},
) {
  const at = nextMoment(event.id)
  const submissionId = crypto.randomUUID()
  const id = await answerIdOf('guest', event.eventCode, submissionId)
  const token = await declineToken(settings(env).secret, event.eventCode, id)
  const row = {
    id,
    eventId: event.id,
    names,
    submissionHash: await declineHash(submissionId, { email: more.email ?? null, names }),
    tokenHash: await hashToken(token),
    createdAt: at,
    updatedAt: at,
    ...more,
  }
  const db = database(env.DB)
  await runBatch(db, {
    stored: db.insert(declines).values(row),
    mail: queueDeclineLinks(db, [{ id: row.id, at: row.createdAt }]),
  })
  return { ...row, token, submissionId }
}

/** A party of a size, everybody with a name and no choices unless some are given. */
export function partyOf(size: number, selections: Record<string, string> = {}): Person[] {
  return Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index + 1}`,
    allergies: '',
    selections,
  }))
}
