import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { Overview } from '#overview/rules'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makePurchase } from '../testing/factories/factories.ts'
import { call, textIn } from '../testing/http.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'

/** Bo has chosen nothing; of two infants one eats a main and no dessert. */
async function family() {
  const dinner = await makeDinner()
  const { event, planner, eats, answer, beef, cake, cookie } = dinner
  await makePurchase(database(env.DB), event.id, planner.id, 100)
  await answer([
    eats('annann', beef, { name: 'Ann', sweet: cake }),
    eats('bobobo', '', { name: 'Bo' }),
    eats('mamama', '', { name: 'Mia', age: 'infant', ...peanuts(1) }),
    eats('tataja', beef, { name: 'Tom', age: 'infant' }),
  ])
  const paper = async (path: string) =>
    textIn(await (await call('GET', `/events/${event.id}/print/${path}`, undefined, { cookie })).text())
  return { ...dinner, paper }
}

it('are nobody’s open choice: every list has the same numbers', async () => {
  const { read, send, paper } = await family()
  const kitchen = await read<PlannerKitchen>('/kitchen')
  const open = kitchen.courses.map(({ notChosen }) => notChosen)
  expect([kitchen.guests, kitchen.plates, kitchen.infantsWithoutPlate, open]).toEqual([4, 3, 1, [1, 2]])
  expect(kitchen.missing.map(({ name }) => name)).toEqual(['Bo', 'Tom'])
  const overview = await read<Overview>('/overview')
  expect([overview.missing, overview.kitchen.notChosen.map(({ count }) => count)]).toEqual([2, open])
  const course = await paper('people?by=course')
  expect(course).toMatch(/Main .* Not chosen \(1\) Bo \(Ann\) No plate \(1\) Mia \(Ann\)/)
  expect(course).toMatch(/Dessert .* Not chosen \(2\) Bo \(Ann\) · Tom \(Ann\) No plate \(1\) Mia \(Ann\)/)
  expect(await paper('people?by=party')).toMatch(
    / Bo Not chosen Not chosen Mia peanuts No plate No plate Tom /,
  )
  const csv = (await (await send('GET', '/responses.csv')).text()).split('\r\n')
  expect(csv.filter((line) => line.includes('"No Selection"'))).toHaveLength(2)
  expect(csv.find((line) => line.includes('"Mia"'))).toContain('"No plate","No plate"')
})

it('say so among the special guests, where they eat nothing', async () => {
  const { read, paper, link } = await family()
  const { specials } = await read<PlannerKitchen>('/kitchen')
  expect(specials).toMatchObject([{ number: 1, age: 'infant', noPlate: true, dishes: [] }])
  const opened = await link({ label: 'Hot kitchen' })
  const phone = textIn(await (await call('GET', `/kitchen/${opened.token}`)).text())
  expect(phone).toMatch(/S1 Mia INFANT ALLERGY: PEANUTS No plate/)
  for (const said of [await paper('kitchen'), await paper('sheet')])
    expect(said).toMatch(/S1 Mia INFANT ALLERGY: PEANUTS No plate/)
  const service = await paper('tables')
  expect(service).toMatch(/Mia INFANT No plate No plate S1 ALLERGY: PEANUTS No plate/)
  expect(service).not.toMatch(/Mia INFANT Not chosen/)
})
