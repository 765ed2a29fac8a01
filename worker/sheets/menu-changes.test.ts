import { expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import type { Person } from '#party/shape/person'
import { makeDinner, saidOf } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import type { IssuedSheet, Sheets } from './shape/issued.ts'

const celery: Partial<Person> = { needs: [{ what: 'celery', how: 'allergy', by: 'guest' }] }

/** Ids of people, as pages draw them. */
const idOf = (index: number) =>
  `aaaa${String(index)
    .padStart(2, '0')
    .replace(/\d/g, (digit) => 'bcdefghjkm'.charAt(Number(digit)))}`

/** News for a link that saw sheet 1. */
async function since(view: <T>() => Promise<T>): Promise<string[]> {
  const { diff } = await view<KitchenView>()
  return saidOf(diff?.lines ?? [])
}

it('lists a dish that was taken off the menu while guests have it, until the last of them chose another', async () => {
  const { issue, eats, answer, edit, send, link, bass, risotto, read } = await makeDinner()
  const parties = []
  for (let party = 0; party < 3; party++)
    parties.push(await answer([0, 1].map((of) => eats(idOf(2 * party + of), bass))))
  await issue()
  const { see, view } = await link()
  await see(1)
  expect((await send('DELETE', `/items/${bass}`)).status).toBe(204)
  expect(await since(view)).toEqual(['MAIN Bass taken off the menu'])
  await issue()
  expect((await read<IssuedSheet>('/sheets/2')).sheet.body.courses[0]?.items).toContainEqual(
    expect.objectContaining({ name: 'Bass', removed: true, total: 6 }),
  )
  for (const [party, { token }] of parties.entries())
    expect(
      (
        await edit(
          token,
          [0, 1].map((of) => eats(idOf(2 * party + of), risotto)),
        )
      ).status,
    ).toBe(200)
  expect(await since(view)).toEqual(['MAIN Risotto 0 → 6 (+6)', 'MAIN Bass (removed) 6 → 0 (−6)'])
})

it('tells a dish that was renamed as the same food in one line, with its counts as before', async () => {
  const { issue, eats, answer, send, link, beef } = await makeDinner()
  await answer([eats(idOf(1), beef), eats(idOf(2), beef)])
  await issue()
  const { see, view } = await link()
  await see(1)
  const renamed = await send('PUT', `/items/${beef}`, { name: 'Beef fillet', food: 'same' })
  expect(renamed.status).toBe(200)
  expect(await since(view)).toEqual(['MAIN Renamed: Beef → Beef fillet'])
})

it('tells celery that was added to a dish in one line for each of its special guests, whose numbers stay', async () => {
  const { issue, eats, answer, send, link, beef } = await makeDinner()
  await answer([
    eats(idOf(1), beef, { ...celery, special: 3 }),
    eats(idOf(2), beef, { ...celery, special: 4 }),
  ])
  await answer([eats(idOf(3), beef)])
  await issue()
  const { see, view } = await link()
  await see(1)
  const contents = [{ what: 'celery', state: 'contains' }]
  expect((await send('PUT', `/items/${beef}/contents`, { contents })).status).toBe(200)
  const lines = await since(view)
  expect(lines.filter((line) => line.startsWith('ALLERGY'))).toEqual([
    'ALLERGY S3 Main: Beef, CELERY NOT CONFIRMED → NOT the Beef (contains): NOT AGREED',
    'ALLERGY S4 Main: Beef, CELERY NOT CONFIRMED → NOT the Beef (contains): NOT AGREED',
  ])
  const { specials } = await view<KitchenView>()
  expect(specials.map(({ number }) => number)).toEqual([3, 4])
})

it('tells a new order of courses to the planner, on the link’s page, and on the paper of both', async () => {
  const { issue, eats, answer, send, link, read, event, cookie, beef, mainId, dessertId } = await makeDinner()
  await answer([eats(idOf(1), beef)])
  await issue()
  const { see, token } = await link()
  await see(1)
  expect((await send('PUT', '/menu/order', { categories: [dessertId, mainId] })).status).toBe(204)
  const words = 'new order: Dessert, Main'
  expect(saidOf((await read<Sheets>('/sheets')).since)).toEqual([`COURSES ${words}`])
  const document = async (path: string) => (await call('GET', path, undefined, { cookie })).text()
  const paper = `/events/${event.id}/print/kitchen`
  for (const path of [`/kitchen/${token}`, `/kitchen/${token}/print`, `${paper}?sheet=1`])
    expect([path, await document(path)]).toEqual([path, expect.stringContaining(words)])
  await issue()
  expect(await document(`${paper}?sheet=2`)).toContain(words)
  expect(await document(`${paper}?sheet=1`)).not.toContain(words)
})
