import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { makeEvent, makeMenu, makePlanner, makePurchase, makeResponse } from '../testing/factories.ts'
import { editLinkMail } from './edit-link-mail.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function mailed(email: string | null) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { title: 'Harvest <b>supper</b>', eventDate: '2031-06-01' })
  await makePurchase(db, event.id, planner.id, 100)
  const [starter] = await makeMenu(db, event.id)
  const party = [
    { name: 'Ada', allergies: 'Peanuts', selections: { [starter?.id ?? '']: starter?.items[0]?.id ?? '' } },
    { name: 'Bea', allergies: '', selections: {} },
  ]
  return { event, response: await makeResponse(env, event, party, { leadGuestEmail: email }) }
}

it('names the event, the size of the party, the deadline in its time zone and the link, and nothing else that was typed', async () => {
  const { response } = await mailed('ada@example.com')
  const letter = await editLinkMail(env, response.id)
  expect(letter?.to).toBe('ada@example.com')
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain(`http://localhost:8787/edit/${response.token}`)
    expect(body).toMatch(/Sunday, June 1, 2031/)
    expect(body).toContain('Berlin time')
    expect(body).toContain('Thank you, Ada.')
    expect(body).toContain('party of 2')
    for (const typed of ['Peanuts', 'Bea', 'Starter', 'Soup']) expect(body).not.toContain(typed)
  }
  expect(letter?.html).not.toContain('<b>supper')
})

it('carries no link, address or number that a guest or planner typed, and shortens names', async () => {
  const planner = await makePlanner(db, { name: 'Mallory evil.example' })
  const event = await makeEvent(db, planner.id, {
    title: `Win at evil.example (call 555 123 4567) ${'now '.repeat(30)}`,
    description: 'Go to https://evil.example',
  })
  await makePurchase(db, event.id, planner.id, 100)
  await makeMenu(db, event.id, { 'evil.example': [['www.evil.example', 'evil.example']] })
  const name = `Ada https://evil.example me@evil.example ${'Very '.repeat(20)}`
  const party = [
    { name, allergies: 'evil.example', selections: {} },
    { name: 'evil.example', allergies: '', selections: {} },
  ]
  const { id } = await makeResponse(env, event, party, { leadGuestEmail: 'victim@example.org' })
  const letter = await editLinkMail(env, id)
  const said = `${letter?.subject}\n${letter?.text}\n${letter?.html}`
  expect(said).not.toMatch(/evil|555/)
  expect(letter?.text).toContain('Thank you, Ada Very')
  expect(letter?.subject.length).toBeLessThan(90)
  const links = [...said.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => new URL(link).origin)
  expect(new Set(links)).toEqual(new Set(['http://localhost:8787', 'http://www.w3.org']))
})

it('is complete even when nothing is left of the names', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { title: 'evil.example' })
  await makePurchase(db, event.id, planner.id, 100)
  const party = [{ name: 'evil.example', allergies: '', selections: {} }]
  const { id } = await makeResponse(env, event, party, { leadGuestEmail: 'victim@example.org' })
  const letter = await editLinkMail(env, id)
  expect(letter?.subject).toBe('Your menu choices')
  expect(letter?.text).toContain('Thank you.')
})

it('is not written without an address, for a withdrawn response, or after the deadline', async () => {
  const without = await mailed(null)
  expect(await editLinkMail(env, without.response.id)).toBeNull()
  const { event, response } = await mailed('ada@example.com')
  setClock(() => event.closesAt)
  expect(await editLinkMail(env, response.id)).toBeNull()
  setClock()
  await env.DB.prepare('update guest_selections set deleted_at = 1 where id = ?').bind(response.id).run()
  expect(await editLinkMail(env, response.id)).toBeNull()
})
