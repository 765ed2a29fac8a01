import { env } from 'cloudflare:workers'
import { afterAll, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { partyOf } from '../../testing/factories/party-factories.ts'
import { everyWrite } from '../../testing/faults/every-write.ts'
import { sent, withDesks } from '../../testing/faults/sent-writes.ts'
import type { Write, WriteCase } from '../../testing/faults/write-case.ts'
import { routes } from '../../testing/routes.ts'
import { counted } from './counted.ts'
import { mostRowsWritten, rowsWritten } from './rows-written.ts'

const db = database(env.DB)
afterAll(() => setClock())

const withoutNeeds = 'submit a party of four without an address'
const withNeeds = 'submit a party of four with needs, without an address'

async function submittingFour(needing: object) {
  const { id, eventCode } = await makeEvent(db, (await makePlanner(db)).id)
  await makeMenu(db, id)
  const party = partyOf(4).map((person) => ({ ...person, ...needing }))
  const body = { submissionId: crypto.randomUUID(), party }
  return { method: 'POST', path: `/api/codes/${eventCode}/responses`, body }
}

const cases: Record<string, WriteCase> = {
  [withoutNeeds]: { given: () => submittingFour({}) },
  [withNeeds]: {
    given: () => submittingFour({ needs: [{ what: 'nuts', how: 'allergy' }], consent: true }),
  },
  ...Object.assign({}, ...Object.values(everyWrite)),
}

/** Returns the rows a write costs, including its mails and other work after the response. */
async function costOf(write: Write): Promise<number> {
  // Stop the clock, so that the time this takes does not decide whether a mail is due.
  const at = Date.now() + 1000
  setClock(() => at)
  const { db: counting, tally } = counted(env.DB)
  const status = await withDesks({ ...env, DB: counting }, (bindings) => sent(write, bindings))
  expect(status).toBeLessThan(400)
  return tally.rowsWritten
}

// They look something up, with a body that is too large, or too private, for an address.
const withoutCase = [
  'POST /api/auth/confirm-check',
  'POST /api/auth/reset-check',
  'POST /api/auth/address-check',
  'POST /api/events/:id/items/:iid/contents/foresee',
  'POST /api/events/:id/placements/preview',
  'POST /api/events/:id/mails/preview',
  // The clock’s own turn, asked for by the operator: `follow-erasures.test.ts`.
  'POST /api/erasures',
]

/** The route of a call, as the router names it: of two that fit the one with fewer parameters. */
function routeOf(method: string, path: string): string | undefined {
  const fits = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`)
  return routes.filter(fits).sort((a, b) => a.split(':').length - b.split(':').length)[0]
}

it('are those of the table, by each verb, and no route that writes is without one', async () => {
  const found: Record<string, number> = {}
  const written = new Set<string | undefined>()
  for (const [name, { given }] of Object.entries(cases)) {
    const write = await given()
    if ('path' in write) written.add(routeOf(write.method, write.path))
    found[name] = await costOf(write)
    setClock()
    // Rows left by this case would add to the next one's cost.
    await emptyDatabase()
  }
  for (const [name, most] of Object.entries(mostRowsWritten))
    expect([name, (found[name] ?? Infinity) <= most]).toEqual([name, true])
  expect(found).toEqual(rowsWritten)
  const unwritten = routes.filter((route) => !route.startsWith('GET ') && !written.has(route))
  expect(unwritten.sort()).toEqual(withoutCase.sort())
}, 120_000)
