import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { kitchenRow } from '#kitchen/words/shared'
import type { KitchenView } from '#links/shape/link'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import type { SheetDifference } from '#sheets/shape/issued'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'

const db = database(env.DB)
const needs: Person['needs'] = [{ what: 'milk', how: 'allergy', by: 'guest' }]

/** Ana, S1, who chose nothing or none since nothing fits, beside Leo, who chose nothing and needs nothing else. */
async function given(choice = '') {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  const [main] = await makeMenu(db, event.id, { Main: ['Beef', 'Bass'] })
  const categoryId = main?.id ?? ''
  const ana: Person = {
    ...{ id: 'aaaaaa', name: 'Ana', allergies: '', special: 1, needs },
    selections: choice ? { [categoryId]: choice } : {},
  }
  const leo: Person = { id: 'bbbbbb', name: 'Leo', allergies: '', selections: {} }
  const { token } = await makeResponse(env, event, [ana, leo])
  const link = await makeKitchenLink(env, event, { label: 'Kitchen', mayConfirm: true })
  const reader = await makeKitchenLink(env, event, { label: 'Waiters' })
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/api/events/${event.id}${path}`, body, { cookie })
  const substitute = (words: string) => ({
    ...{ special: 1, categoryId, itemId: 'agreed', words, agreedBy: words && 'Marta' },
  })
  const kitchen = async () => (await send('GET', '/kitchen')).json<PlannerKitchen>()
  return {
    ...{ categoryId, ana, leo, token, send, kitchen, beef: main?.items[0]?.id ?? '' },
    agree: {
      planner: (words: string) => send('PUT', '/alternatives', substitute(words)),
      link: (words: string) => call('PUT', `/api/kitchen/${link.token}/alternatives`, substitute(words)),
      reader: (words: string) => call('PUT', `/api/kitchen/${reader.token}/alternatives`, substitute(words)),
    },
    view: async () => (await call('GET', `/api/kitchen/${reader.token}`)).json<KitchenView>(),
    edit: (part: Partial<Person>) =>
      call('PUT', `/api/responses/${token}`, { party: [{ ...ana, ...part, consent: true }, leo] }),
  }
}

function figures({ plates, courses, missing }: Pick<PlannerKitchen, 'plates' | 'courses' | 'missing'>) {
  const [course] = courses
  const chosen = course?.items.filter(({ total }) => total > 0)
  return {
    dishes: chosen?.map(({ name, asListed, changed, changedFor, total, sparePlates }) =>
      [name, asListed, changed, changedFor.join(' '), total, sparePlates].join('|'),
    ),
    rest: [course?.noneForMe, course?.notChosen, course?.total, plates],
    missing: missing.map(({ name }) => name),
  }
}

const agreed = ['No dish chosen, something agreed|0|1|1|1|0']

it.each([
  ['planner', '', [0, 2, 2, 2], ['Ana', 'Leo']],
  ['link', '', [0, 2, 2, 2], ['Ana', 'Leo']],
  ['planner', 'none', [1, 1, 2, 2], ['Leo']],
  ['link', 'none', [1, 1, 2, 2], ['Leo']],
] as const)(
  'what a %s agrees for who chose “%s” is a plate of that course, and not open any more',
  async (who, choice, before, missing) => {
    const { agree, kitchen, view } = await given(choice)
    expect(figures(await kitchen())).toEqual({ dishes: [], rest: before, missing })
    expect((await agree[who]('cucumber salad')).status).toBe(200)
    const found = await kitchen()
    expect(figures(found)).toEqual({ dishes: agreed, rest: [0, 1, 2, 2], missing: ['Leo'] })
    expect(found.attention).toMatchObject({
      unsettled: 0,
      notShown: 0,
      notConfirmed: { dishes: 0, guests: 0 },
    })
    const seen = await view()
    expect(seen.courses).toEqual(found.courses)
    const [ana] = seen.specials
    if (!ana?.dishes[0]) throw new Error('Ana is not listed')
    expect(kitchenRow(ana, [{ dish: ana.dishes[0], name: null, needs: ana.needs }])).toBe(
      `S1 · MILK (allergy) · no dish chosen: cucumber salad, agreed by Marta${who === 'link' ? ' (Kitchen)' : ''}`,
    )
    expect((await agree[who]('')).status).toBe(200)
    expect(figures(await kitchen())).toEqual({ dishes: [], rest: before, missing })
  },
)

it('is not for a link that only reads to agree, nor for somebody who chose a dish since', async () => {
  const { agree, edit, categoryId, beef } = await given()
  expect((await agree.reader('cucumber salad')).status).toBe(404)
  expect((await edit({ selections: { [categoryId]: beef } })).status).toBe(200)
  expect((await agree.planner('cucumber salad')).status).toBe(409)
  expect((await agree.link('cucumber salad')).status).toBe(409)
})

it('holds through an edit that changes nothing of it, and ends with a choice or another need', async () => {
  const { agree, edit, kitchen, categoryId, beef } = await given()
  await agree.planner('cucumber salad')
  expect((await edit({ name: 'Ana Lopes' })).status).toBe(200)
  expect(figures(await kitchen()).dishes).toEqual(agreed)
  expect((await edit({ needs: [{ what: 'eggs', how: 'allergy', by: 'guest' }] })).status).toBe(200)
  expect(figures(await kitchen())).toMatchObject({ dishes: [], rest: [0, 2, 2, 2] })
  await agree.planner('cucumber salad')
  expect((await edit({ selections: { [categoryId]: beef } })).status).toBe(200)
  expect(figures(await kitchen())).toMatchObject({ dishes: ['Beef|1|0||1|0'], rest: [0, 1, 2, 2] })
})

it('stands on sheets as figures and on the receipt of who gets it', async () => {
  const { agree, send, token } = await given()
  expect((await send('POST', '/sheets', { kind: 'provisional' })).status).toBe(201)
  await agree.link('cucumber salad')
  const { lines } = await (await send('GET', '/sheets/1/diff')).json<SheetDifference>()
  expect(lines.map(({ section, words }) => `${section} ${words}`)).toEqual([
    'ALLERGY S1 Main: NOT CHOSEN → no dish chosen: cucumber salad, agreed by Marta (Kitchen)',
    'MAIN No dish chosen, something agreed 0 → 1 (+1)',
    'MAIN No dish chosen, something agreed changed 0 → 1 (S1)',
    'MAIN NOT CHOSEN 2 → 1 (−1)',
  ])
  expect((await send('POST', '/sheets', { kind: 'provisional' })).status).toBe(201)
  const { notices } = await (await call('GET', `/api/responses/${token}`)).json<EditView>()
  expect(notices?.people[0]).toContain('Agreed for your main: cucumber salad (Marta, kitchen).')
})
