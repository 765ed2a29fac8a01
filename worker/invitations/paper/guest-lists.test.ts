import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { qrPath } from '#core/files/qr'
import { invite120, listedEvent } from '../../testing/factories/guest-list.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import { makePlacement, makeTable } from '../../testing/factories/seating.ts'
import { call, textIn } from '../../testing/http.ts'

/** A list of 120, with the texts of its papers. */
async function given() {
  const own = await listedEvent()
  const { event, cookie } = own
  const html = async (kind: string) =>
    (await call('GET', `/events/${event.id}/print/${kind}`, undefined, { cookie })).text()
  return { ...own, html, paper: async (kind: string) => textIn(await html(kind)) }
}

const said = '84 coming · 9 not coming · 27 not answered (120 invited) · 6 not on the list'

it('the door reads everybody of a list of 120 with their answer, and who comes besides', async () => {
  const own = await given()
  await invite120(own)
  const html = await own.html('door')
  expect(textIn(html)).toContain(`Door list`)
  expect(textIn(html)).toContain(said)
  const rows = (attendance: string) => html.match(new RegExp(`<tr class="${attendance}"`, 'g'))?.length ?? 0
  expect(['coming', 'notComing', 'silent', 'unlisted'].map(rows)).toEqual([84, 9, 27, 6])
})

it('the planner’s paper of the silent has 27 of them by name and the number to ring', async () => {
  const own = await given()
  await invite120(own)
  await own.add({
    label: 'The Foxes',
    people: [{ name: 'Flo Fox' }],
    maxSize: 3,
    phone: '030 777',
    email: 'f@example.com',
  })
  const text = await own.paper('silent')
  expect(text).toContain('84 coming · 9 not coming · 30 not answered (123 invited) · 6 not on the list')
  expect(text.match(/Guest \d+-\d/g)).toHaveLength(27)
  // One of a party of two comes: only the other is asked.
  expect(text).toContain('Party 42 Guest 42-2 +49 30 5550041')
  expect(text).toContain('The Foxes Flo Fox + 2 without a name 030 777 f@example.com')
  expect(text).not.toMatch(/Guest 1-1|Friend/)
})

it('the door names the party of one whom nobody is named in by itself, with figures in natural order', async () => {
  const own = await given()
  for (const label of ['Household 10', 'Household 9', 'Ada Hofmann']) await own.add({ label, maxSize: 1 })
  await own.add({ label: 'The Diaz family', maxSize: 2 })
  const text = await own.paper('door')
  expect(text).not.toContain('Guest of')
  const order = ['Ada Hofmann', 'Household 9', 'Household 10', '2 guests of The Diaz family'].map((who) =>
    text.indexOf(who),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

it('the paper of the silent calls places unnamed only beside names', async () => {
  const own = await given()
  await own.add({ label: 'Ada Hofmann', maxSize: 1 })
  await own.add({ label: 'The Diaz family', maxSize: 4 })
  const text = await own.paper('silent')
  expect(text).toContain('The Diaz family 4 guests of The Diaz family')
  expect(text).not.toContain('without a name')
})

it('neither paper tells a need, and the door tells no way to reach anybody', async () => {
  const own = await given()
  const ann = await own.add({
    people: [{ name: 'Ann' }],
    phone: '030 777',
    email: 'a@example.com',
    note: 'Ex',
  })
  const eats = { id: ann.people[0]?.id ?? '', name: 'Ann', allergies: 'Peanuts!', selections: {} }
  const needs = [{ what: 'nuts' as const, how: 'allergy' as const, by: 'guest' as const }]
  const { id: responseId } = await makeResponse(env, own.event, [{ ...eats, needs, special: 1 }], {
    invitationId: ann.id,
  })
  const tableId = await makeTable(own.event.id, 'Rose')
  await makePlacement(own.event.id, { responseId, personId: eats.id, tableId, seat: null })
  await own.add({ people: [{ name: 'Bob' }], tableLabel: '9' })
  const [door, silent] = [await own.paper('door'), await own.paper('silent')]
  expect(door).toContain('Ann Rose')
  expect(door).toContain('Bob 9 not answered')
  expect(silent).toContain('Bob')
  for (const text of [door, silent]) expect(text).not.toMatch(/Peanuts|nuts|S1|Ex\b|a@example/i)
  expect(door).not.toContain('030 777')
})

it('everybody has answered: the paper of the silent says so', async () => {
  const own = await given()
  const ann = await own.add(['Ann'])
  const id = ann.people[0]?.id ?? ''
  await makeResponse(env, own.event, [{ id, name: 'Ann', allergies: '', selections: {} }], {
    invitationId: ann.id,
  })
  expect(await own.paper('silent')).toContain('Everyone on the list has answered.')
})

it('an event without a list has neither paper, and offers none beside the others', async () => {
  const own = await given()
  for (const kind of ['door', 'silent', 'invites'])
    expect(await own.paper(kind)).toContain('This page does not exist')
  const offered = async () => (await own.html('people?by=name')).match(/print\/(?:door|silent|invites)/g)
  expect(await offered()).toBeNull()
  await own.add(['Ann'])
  expect(await offered()).toEqual(['print/door', 'print/silent', 'print/invites'])
})

it('an invitation card carries its party’s own link, and who has answered gets none', async () => {
  const own = await given()
  const [ann, bob] = [await own.add(['Ann']), await own.add(['Bob'])]
  const [person] = bob.people
  await makeResponse(env, own.event, [{ id: person?.id ?? '', name: 'Bob', allergies: '', selections: {} }], {
    invitationId: bob.id,
  })
  await own.add({ people: [{ name: 'DJ', kind: 'vendor' }] })
  const html = await own.html('invites')
  const paths = [...html.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path)
  expect(paths.filter((path) => path === qrPath(ann.url).path)).toHaveLength(1)
  expect(html.match(/class="face of-invite"/g)).toHaveLength(1)
  expect(html).not.toContain(ann.url.split('/').at(-1))
})
