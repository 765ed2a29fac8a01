import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { issueSheet } from '../../sheets/issue.ts'
import { makeKitchenLink } from '../factories/factories.ts'
import { makeResponse } from '../factories/party-factories.ts'
import { event, type WriteCase } from './write-case.ts'

const db = database(env.DB)

/** Writes of the numbered sheets. */
export const sheetWrites: Record<string, WriteCase> = {
  'issue a sheet with a special guest, which replaces another, to a link with an address': {
    given: async () => {
      const { path, cookie } = await withSheet()
      const body = { id: crypto.randomUUID(), kind: 'provisional' }
      const call = { method: 'GET', path: `${path}/sheets/2`, cookie }
      const promises = () => [{ call, status: 200, answers: { asIssued: true } }]
      return { method: 'POST', path: `${path}/sheets`, cookie, body, promises }
    },
  },
  'say that a sheet was seen': {
    given: async () => {
      const { link } = await withSheet()
      return { method: 'POST', path: `/api/kitchen/${link.token}/seen`, body: { sheet: 1, name: 'Marta' } }
    },
  },
}

/** An event with one special guest, a link with an address, and sheet 1. */
async function withSheet() {
  const given = await event()
  await makeResponse(env, given.event, [
    { name: 'Ana', allergies: 'nuts', selections: {}, id: 'p1', special: 1 },
  ])
  const link = await makeKitchenLink(env, given.event, { email: `${crypto.randomUUID()}@example.com` })
  const actor = { kind: 'planner', id: given.planner.id } as const
  await issueSheet(
    { db, event: given.event, actor, at: now() },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  await db.delete(outbox).where(eq(outbox.subjectId, link.id))
  return { ...given, link }
}
