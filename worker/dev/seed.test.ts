import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import { call } from '../testing/http.ts'
import { seed } from './seed.ts'
import { kitchenUrl } from './seed-gala.ts'

const tables = [
  'invitations',
  'events',
  'guest_selections',
  'menu_items',
  'menu_words',
  'kitchen_links',
  'agreements',
  'sheets',
]

async function counted() {
  const counts = await env.DB.batch<{ n: number }>(
    tables.map((table) => env.DB.prepare(`select count(*) as n from ${table}`)),
  )
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]?.results[0]?.n]))
}

it('the gala opens for its kitchen by the address that the start prints, with something of everything', async () => {
  await seed(env)
  const path = new URL((await kitchenUrl(env, 'GALA26')) ?? 'http://none').pathname
  expect((await call('GET', path)).status).toBe(200)
  const view = await (await call('GET', `/api${path}`)).json<KitchenView>()
  expect(view).toMatchObject({ label: 'Hot kitchen', mayConfirm: true, plates: 6, wordsNotSorted: 1 })
  expect(view.event).toMatchObject({ venue: 'The Old Mill', contact: expect.stringContaining('Paula') })
  expect(new Set(view.specials.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(view).toMatchObject({
    sheet: { number: 1, kind: 'provisional' },
    seen: { number: 1, name: 'Marta' },
  })
  expect(view.diff?.lines.map(({ section, words }) => `${section} ${words}`)).toContain('GUESTS 5 → 6')
  const dishes = view.specials.flatMap((guest) => guest.dishes)
  expect(dishes.filter(({ alternative }) => alternative?.agreedBy === 'Marta')).toHaveLength(1)
  expect(dishes.filter(({ changed, alternative }) => changed && !alternative)).toHaveLength(1)
  expect(dishes.some(({ state }) => state === 'not_confirmed')).toBe(true)
  const said = Object.values(view.dishes).flatMap(({ contents }) => contents)
  expect(said.filter(({ state }) => state === 'without').map(({ saidBy }) => saidBy)).toContain('Marta')
  expect(said.some(({ by }) => by === 'planner')).toBe(true)
})

it('the gala has a list of sixty parties, of whom some come, some do not, and most are silent', async () => {
  await seed(env)
  const { results } = await env.DB.prepare(
    `select (select count(*) from invitations where event_id = e.id) as parties, invited_coming as coming,
       invited_not_coming > 4 as declined, reserved_guests > 50 as silent from events e where event_code = 'GALA26'`,
  ).all()
  expect(results).toEqual([{ parties: 60, coming: 6, declined: 1, silent: 1 }])
})

it('the gala has its menu in German and French, and leaves its wines as they are called', async () => {
  await seed(env)
  const { results } = await env.DB.prepare(
    `select w.language, count(*) as n, sum(of_name = 'Riesling') as wines from menu_words w
     join events e on e.id = w.event_id and e.event_code = 'GALA26' group by w.language`,
  ).all()
  expect(results).toEqual([
    { language: 'de', n: 15, wines: 0 },
    { language: 'fr', n: 15, wines: 0 },
  ])
})

it('a second time it adds nothing, and there is an address as long as a link is left', async () => {
  await seed(env)
  const before = await counted()
  await seed(env)
  expect(await counted()).toEqual(before)
  await env.DB.prepare('update kitchen_links set revoked_at = 1').run()
  expect(await kitchenUrl(env, 'GALA26')).toBeNull()
})
