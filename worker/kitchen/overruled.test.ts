import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { overruledLine } from '#kitchen/words/shared'
import type { KitchenView } from '#links/shape/link'
import type { Person } from '#party/shape/person'
import { templates } from '../app/mails.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { withoutRandom } from '../testing/without-random.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'

const db = database(env.DB)
const milk = { what: 'milk', how: 'allergy', by: 'guest' } as const

/** Ana, S1, who must not have milk, and who can say what she is served instead: two links and the planner. */
async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  const [main] = await makeMenu(db, event.id, { Main: ['Beef'] })
  const selections = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
  const ana: Person = { id: 'aaaaaa', name: 'Ana', allergies: '', selections, special: 1, needs: [milk] }
  await makeResponse(env, event, [ana])
  const link = async (label: string, email: string | null = null) => {
    const { id, token } = await makeKitchenLink(env, event, { label, email, mayConfirm: true })
    const path = `/api/kitchen/${token}`
    return {
      id,
      agree: (words: string, agreedBy: string) =>
        call('PUT', `${path}/alternatives`, { special: 1, categoryId: main?.id, words, agreedBy }),
      reads: async () =>
        (await (await call('GET', path)).json<KitchenView>()).overruled.map((one) => overruledLine(one)),
      view: async () => (await call('GET', path)).text(),
    }
  }
  const path = `/api/events/${event.id}`
  return {
    event,
    mailsTo: async (subject: string) =>
      (await db.select().from(outbox).where(eq(outbox.subjectId, subject))).filter(({ kind }) =>
        kind.endsWith('overruled'),
      ),
    hot: await link('Hot kitchen', 'hot@kitchen.example'),
    pastry: await link('Pastry'),
    bar: await link('Bar'),
    planner: {
      agree: (words: string, agreedBy: string) =>
        call(
          'PUT',
          `${path}/alternatives`,
          { special: 1, categoryId: main?.id, words, agreedBy },
          { cookie },
        ),
      reads: async () =>
        (
          await (await call('GET', `${path}/kitchen`, undefined, { cookie })).json<PlannerKitchen>()
        ).overruled.map((one) => overruledLine(one)),
    },
  }
}

it('tells the planner and the other link what one link changed of it, and nobody else', async () => {
  const { hot, pastry, bar, planner } = await given()
  expect((await hot.agree('cucumber salad', 'Marta')).status).toBe(200)
  expect([await hot.reads(), await pastry.reads(), await planner.reads()]).toEqual([[], [], []])
  expect((await pastry.agree('fruit', 'Jo')).status).toBe(200)
  const line = 'S1 Main: cucumber salad, agreed by Marta (Hot kitchen). Now: fruit, agreed by Jo (Pastry).'
  expect(await hot.reads()).toEqual([line])
  expect(await planner.reads()).toEqual([line])
  expect([await pastry.reads(), await bar.reads()]).toEqual([[], []])
  expect(await bar.view()).not.toContain('cucumber')
  // Written again by who holds it, it is still the other's word that went.
  await pastry.agree('fruit salad', 'Jo')
  expect(await hot.reads()).toEqual([line.replace('fruit', 'fruit salad')])
  // Agreed again by the one, it is the other's turn.
  await hot.agree('cucumber salad', 'Marta')
  expect(await hot.reads()).toEqual([])
  expect(await pastry.reads()).toEqual([
    'S1 Main: fruit salad, agreed by Jo (Pastry). Now: cucumber salad, agreed by Marta (Hot kitchen).',
  ])
})

it('tells each whose word a third one changed', async () => {
  const { hot, pastry, bar, planner } = await given()
  await hot.agree('cucumber salad', 'Marta')
  await pastry.agree('fruit', 'Jo')
  await bar.agree('ice', 'Bo')
  expect(await hot.reads()).toHaveLength(1)
  expect(await pastry.reads()).toHaveLength(1)
  expect(await planner.reads()).toHaveLength(2)
  await planner.agree('soup', 'Mia')
  expect(await bar.reads()).toEqual(['S1 Main: ice, agreed by Bo (Bar). Now: soup, agreed by Mia.'])
  // The planner knows what they changed themselves.
  expect(await planner.reads()).toEqual([])
  await bar.agree('sorbet', 'Bo')
  expect(await planner.reads()).toContain('S1 Main: soup, agreed by Mia. Now: sorbet, agreed by Bo (Bar).')
})

it('tells who took it back', async () => {
  const { hot, pastry, planner } = await given()
  await hot.agree('cucumber salad', 'Marta')
  await pastry.agree('', '')
  const gone = 'S1 Main: cucumber salad, agreed by Marta (Hot kitchen). Taken back by'
  expect(await hot.reads()).toEqual([`${gone} Pastry: NOT AGREED.`])
  expect(await planner.reads()).toEqual([`${gone} Pastry: NOT AGREED.`])
  await hot.agree('cucumber salad', 'Marta')
  await planner.agree('', '')
  expect(await hot.reads()).toEqual([`${gone} the organizer: NOT AGREED.`])
  expect(await planner.reads()).toEqual([])
  await hot.agree('cucumber salad', 'Marta')
  await hot.agree('', '')
  expect([await hot.reads(), await planner.reads()]).toEqual([[], []])
})

it('tells nothing where the same is agreed once more', async () => {
  const { hot, pastry, planner } = await given()
  await hot.agree('cucumber salad', 'Marta')
  await pastry.agree('cucumber salad', 'Marta')
  expect([await hot.reads(), await pastry.reads(), await planner.reads()]).toEqual([[], [], []])
})

it('mails it to the planner and to the other link’s address, without names or dishes', async () => {
  const { event, hot, pastry, planner, mailsTo } = await given()
  const queued = async () => [(await mailsTo(hot.id)).length, (await mailsTo(event.id)).length]
  await hot.agree('cucumber salad', 'Marta')
  expect(await queued()).toEqual([0, 0])
  await pastry.agree('fruit', 'Jo')
  expect(await queued()).toEqual([1, 1])
  expect(await mailsTo(pastry.id)).toEqual([])
  const [first] = await mailsTo(hot.id)
  expect(first?.dueAt).toBe((first?.createdAt ?? 0) + 60_000)
  const mails = [await templates.link_overruled(env, hot.id), await templates.overruled(env, event.id)]
  expect(mails[0]).toMatchObject({ to: 'hot@kitchen.example' })
  expect(mails[0]?.text).toContain('Someone else changed what you had agreed for a guest.')
  expect(mails[0]?.text).toContain('/kitchen/')
  expect(mails[1]?.text).toContain('A kitchen changed what someone else had agreed for a guest.')
  expect(mails[1]?.text).toContain(`/events/${event.id}/kitchen`)
  expect(withoutRandom(JSON.stringify(mails).replaceAll('\\n', ' '))).not.toMatch(
    /\bAna\b|Marta|\bJo\b|cucumber|fruit|milk|Beef|S1\b/,
  )
  // Put right before it is sent, it is not told.
  await hot.agree('cucumber salad', 'Marta')
  expect(await templates.link_overruled(env, hot.id)).toBeNull()
  await planner.agree('soup', 'Mia')
  expect(await templates.overruled(env, event.id)).toBeNull()
  expect(await templates.link_overruled(env, hot.id)).not.toBeNull()
})

it('mails what was taken back, and nothing about what one changes of one’s own', async () => {
  const { event, hot, pastry, planner, mailsTo } = await given()
  await hot.agree('cucumber salad', 'Marta')
  await hot.agree('cucumber salad without dressing', 'Marta')
  await hot.agree('', '')
  await hot.agree('cucumber salad', 'Marta')
  await planner.agree('soup', 'Mia')
  await planner.agree('', '')
  expect(await mailsTo(event.id)).toEqual([])
  expect(await mailsTo(hot.id)).toHaveLength(1)
  await planner.agree('soup', 'Mia')
  await pastry.agree('', '')
  expect(await mailsTo(event.id)).toHaveLength(1)
  expect((await templates.overruled(env, event.id))?.subject).toContain('what was agreed has changed')
})
