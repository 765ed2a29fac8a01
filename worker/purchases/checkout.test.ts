import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#ground/db'
import { givenEvent, givenPlanner, givenSession } from '../local/given.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'

it('a planner is sent to the provider with the price of the plan', async () => {
  const planner = await givenPlanner(db)
  const event = await givenEvent(db, planner.id)
  const response = await exports.default.fetch(`${origin}/api/events/${event.id}/checkout`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie: await givenSession(env, planner.id) },
    body: JSON.stringify({ plan: '100' }),
  })
  expect(await response.json()).toEqual({
    url: expect.stringMatching(/^http:\/\/card-payments\.test\/pay\/cs_/),
  })
})
