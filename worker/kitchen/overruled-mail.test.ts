import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import { attempts } from '#core/rate-limit/table'
import { overruledLine } from '#kitchen/words/shared'
import type { KitchenView } from '#links/shape/link'
import type { Person } from '#party/shape/person'
import { templates } from '../app/mails.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { withoutRandom } from '../testing/without-random.ts'

const db = database(env.DB)
const minute = 60_000
const milk = { what: 'milk', how: 'allergy', by: 'guest' } as const
const start = Date.now()
beforeEach(async () => {
  setClock(() => start)
  await db.delete(outbox)
})
afterEach(() => setClock())

const sorted = (...addresses: string[]) => addresses.sort((a, b) => a.localeCompare(b))

/** Ana, S1, with two links and the planner who say what she is served instead, and a mailbox that has what was sent. */
async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  const [main] = await makeMenu(db, event.id, { Main: ['Beef'] })
  const selections = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
  const ana: Person = { id: 'aaaaaa', name: 'Ana', allergies: '', selections, special: 1, needs: [milk] }
  await makeResponse(env, event, [ana])
  const substitute = (words: string) => ({
    special: 1,
    categoryId: main?.id,
    words,
    agreedBy: words && 'Marta',
  })
  const link = async (label: string) => {
    const email = `${crypto.randomUUID()}@kitchen.example`
    const { id, token } = await makeKitchenLink(env, event, { label, email, mayConfirm: true })
    const path = `/api/kitchen/${token}`
    return {
      email,
      agree: (words: string) => call('PUT', `${path}/alternatives`, substitute(words)),
      reads: async () =>
        (await (await call('GET', path)).json<KitchenView>()).overruled.map((one) => overruledLine(one)),
      revoke: () => call('DELETE', `/api/events/${event.id}/kitchen-links/${id}`, undefined, { cookie }),
    }
  }
  const sent: { to: string; subject: string; html: string; text: string }[] = []
  const send = async (mail: (typeof sent)[number]) => void sent.push(mail)
  return {
    hot: await link('Hot kitchen'),
    pastry: await link('Pastry'),
    planner: {
      email: planner.email,
      agree: (words: string) =>
        call('PUT', `/api/events/${event.id}/alternatives`, substitute(words), { cookie }),
    },
    sent,
    mailed: async (past: number) => {
      setClock(() => start + past)
      await processOutbox({ ...env, EMAIL: { send } as unknown as SendEmail }, templates)
      return sorted(...sent.map(({ to }) => to))
    },
  }
}

it('reaches the planner and the link a minute after another link changed its word, without names, dishes or figures', async () => {
  const { hot, pastry, planner, sent, mailed } = await given()
  await hot.agree('cucumber salad')
  await pastry.agree('fruit')
  expect(await mailed(minute - 1)).toEqual([])
  expect(await mailed(minute)).toEqual(sorted(hot.email, planner.email))
  const texts = sent.map(({ subject, text }) => `${subject} ${text}`).join('\n')
  expect(withoutRandom(texts)).not.toMatch(/\bAna\b|Marta|cucumber|fruit|milk|Beef|S1\b|Pastry|Hot kitchen/)
  expect(await mailed(5 * minute)).toHaveLength(2)
})

it('counts in the lane of safety', async () => {
  const { hot, pastry, mailed } = await given()
  await db.delete(attempts)
  await hot.agree('cucumber salad')
  await pastry.agree('fruit')
  await mailed(minute)
  expect((await db.select().from(attempts)).filter(({ kind }) => kind.endsWith('mail'))).toMatchObject([
    { kind: 'safety_mail' },
    { kind: 'safety_mail' },
  ])
})

it('reaches nobody where a link changes or takes back its own word', async () => {
  const { hot, mailed } = await given()
  await hot.agree('cucumber salad')
  await hot.agree('cucumber salad without dressing')
  await hot.agree('')
  expect(await mailed(minute)).toEqual([])
})

it('reaches nobody where the word is put right within the minute', async () => {
  const { hot, planner, mailed } = await given()
  await hot.agree('cucumber salad')
  await planner.agree('fruit')
  setClock(() => start + minute / 2)
  await planner.agree('')
  await hot.agree('cucumber salad')
  expect(await mailed(2 * minute)).toEqual([])
})

it('reaches no link that was revoked, before or while it waits', async () => {
  for (const when of ['before', 'while it waits']) {
    const { hot, pastry, planner, mailed } = await given()
    await hot.agree('cucumber salad')
    if (when === 'before') await hot.revoke()
    await pastry.agree('fruit')
    if (when !== 'before') await hot.revoke()
    expect(await mailed(minute)).toEqual([planner.email])
    setClock(() => start)
    await db.delete(outbox)
  }
})

it('reaches the link, and not the planner who changed it', async () => {
  const { hot, planner, mailed } = await given()
  await hot.agree('cucumber salad')
  await planner.agree('soup')
  expect(await mailed(minute)).toEqual([hot.email])
})

it('reaches the link whose word another replaced and then took back', async () => {
  const { hot, pastry, planner, mailed } = await given()
  await hot.agree('cucumber salad')
  await pastry.agree('fruit')
  await pastry.agree('')
  expect(await hot.reads()).toEqual([
    'S1 Main: cucumber salad, agreed by Marta (Hot kitchen). Taken back by Pastry: NOT AGREED.',
  ])
  expect(await mailed(minute)).toEqual(sorted(hot.email, planner.email))
})

it('reaches the link whose word another took back and then wrote anew', async () => {
  const { hot, pastry, planner, mailed } = await given()
  await hot.agree('cucumber salad')
  await pastry.agree('')
  await pastry.agree('fruit')
  expect(await hot.reads()).toEqual([
    'S1 Main: cucumber salad, agreed by Marta (Hot kitchen). Now: fruit, agreed by Marta (Pastry).',
  ])
  expect(await mailed(minute)).toEqual(sorted(hot.email, planner.email))
})
