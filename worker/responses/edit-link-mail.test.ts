import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { setClock } from '#ground/clock'
import { database } from '#ground/db'
import { givenEvent, givenMenu, givenPlanner, givenPurchase, givenResponse } from '../local/given.ts'
import { editLinkMail } from './edit-link-mail.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function mailed(email: string | null) {
  const planner = await givenPlanner(db)
  const event = await givenEvent(db, planner.id, { title: 'Harvest <b>supper</b>', eventDate: '2031-06-01' })
  await givenPurchase(db, event.id, planner.id, 100)
  const [starter] = await givenMenu(db, event.id)
  const party = [
    { name: 'Ada', allergies: 'Peanuts', selections: { [starter?.id ?? '']: starter?.items[0]?.id ?? '' } },
    { name: 'Bea', allergies: '', selections: {} },
  ]
  return { event, response: await givenResponse(env, event, party, { leadGuestEmail: email }) }
}

it('tells each person’s choices, the deadline in its zone and the link, and no allergies', async () => {
  const { response } = await mailed('ada@example.com')
  const letter = await editLinkMail(env, response.id)
  expect(letter?.to).toBe('ada@example.com')
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain(`http://localhost:8787/edit/${response.token}`)
    expect(body).toMatch(/Sunday, June 1, 2031/)
    expect(body).toContain('Berlin time')
    expect(body).toContain('Starter: Soup')
    expect(body).not.toContain('Peanuts')
  }
  expect(letter?.text).toContain('Bea: nothing chosen yet')
  expect(letter?.html).not.toContain('<b>supper')
})

it('is not written without an address, for a withdrawn answer, or after closing', async () => {
  const without = await mailed(null)
  expect(await editLinkMail(env, without.response.id)).toBeNull()
  const { event, response } = await mailed('ada@example.com')
  setClock(() => event.closesAt)
  expect(await editLinkMail(env, response.id)).toBeNull()
  setClock()
  await env.DB.prepare('update guest_selections set deleted_at = 1 where id = ?').bind(response.id).run()
  expect(await editLinkMail(env, response.id)).toBeNull()
})
