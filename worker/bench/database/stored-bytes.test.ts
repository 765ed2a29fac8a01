import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'

it('are seven hundred a person at most with twenty choices, as a page submits them', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  const courses = Array.from({ length: 20 }, (_, course) => [`Course ${course}`, ['Fish', 'Stew']])
  const menu = await makeMenu(db, event.id, Object.fromEntries(courses))
  const selections = Object.fromEntries(menu.map(({ id, items }) => [id, items[1]?.id ?? '']))
  const party = ['Maximiliane Mustermann', 'Bartholomew Featherstone', 'Ana Lopes', 'Li'].map((name) => ({
    name,
    allergies: '',
    selections,
  }))
  const response = await exports.default.fetch(`${origin}/api/codes/${event.eventCode}/responses`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId: crypto.randomUUID(), party }),
  })
  expect(response.status).toBe(201)
  const stored = await env.DB.prepare(
    'select selections, length(selections) as bytes from guest_selections where event_id = ?',
  )
    .bind(event.id)
    .first<{ selections: string; bytes: number }>()
  expect(JSON.parse(stored?.selections ?? '')).toMatchObject(party)
  expect((stored?.bytes ?? Number.POSITIVE_INFINITY) / party.length).toBeLessThanOrEqual(700)
})
