import { expect, it } from 'vitest'
import type { Receipt } from '#party/shape/guest'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { refusalOf } from '../../testing/factories/menu-owner.ts'
import { call } from '../../testing/http.ts'
import type { ResponsesToMatch } from '../shape/invitation.ts'

const ann = 'ann@example.com'

async function given() {
  const own = await listedEvent()
  const answer = async (names: string[], email = '') => {
    const response = await call('POST', `/api/codes/${own.event.eventCode}/responses`, {
      ...{ submissionId: crypto.randomUUID(), email },
      party: names.map((name) => ({ name, allergies: '', selections: {} })),
    })
    expect(response.status).toBe(201)
    return (await response.json<Receipt>()).responseId
  }
  return {
    ...own,
    answer,
    link: (id: string, body: object) => own.send('PUT', `/invitations/${id}/response`, body),
    rows: async () => (await own.list()).invitations,
  }
}

it('a response with the address and the lead name of an invitation answers it, whatever the writing', async () => {
  const own = await given()
  await own.add({ people: [{ name: 'Zoë Müller' }], maxSize: 2, email: ann })
  const responseId = await own.answer(['ZOE  muller', 'Tom'], 'Ann@Example.com')
  expect(await own.rows()).toMatchObject([{ status: 'coming', responseId, counts: { coming: 2 } }])
  expect((await own.list()).counts).toMatchObject({ coming: 2, unlisted: 0 })
})

it.each([
  ['added', (own: Awaited<ReturnType<typeof given>>) => own.add({ people: [{ name: 'Zoë' }], email: ann })],
  [
    'imported',
    (own: Awaited<ReturnType<typeof given>>) =>
      own.send('POST', '/invitations/import', {
        importId: crypto.randomUUID(),
        rows: [{ rowNo: 2, people: [{ name: 'Zoë' }], email: ann }],
      }),
  ],
  [
    'given its address',
    async (own: Awaited<ReturnType<typeof given>>) => {
      const { id } = await own.add(['Zoë'])
      await own.send('PUT', `/invitations/${id}`, { email: ann })
    },
  ],
])('a party that is %s after it answered has that answer', async (_, write) => {
  const own = await given()
  const responseId = await own.answer(['Zoe'], ann)
  await own.answer(['Zoe'], 'other@example.com')
  await write(own)
  expect(await own.rows()).toMatchObject([{ status: 'coming', responseId }])
  expect((await own.list()).counts).toMatchObject({ coming: 1, unlisted: 1 })
})

it('an open answer with more people than the party has places is not refused, and is asked about', async () => {
  const own = await given()
  await own.add({ people: [{ name: 'Zoë' }], email: ann })
  const responseId = await own.answer(['Zoë', 'Tom'], ann)
  expect(await own.rows()).toMatchObject([
    { status: 'silent', perhaps: { responseId, name: 'Zoë', guests: 2 } },
  ])
})

it('an answer with the address alone is asked about, and yes makes it one party', async () => {
  const own = await given()
  const lee = await own.add({ people: [{ name: 'Chris Lee' }], email: ann })
  const responseId = await own.answer(['Christopher'], ann)
  expect(await own.rows()).toMatchObject([
    { status: 'silent', perhaps: { responseId, name: 'Christopher', guests: 1 } },
  ])
  const linked = await own.link(lee.id, { responseId })
  expect([linked.status, await linked.json()]).toMatchObject([
    ...[200, { invitation: { status: 'coming', responseId } }],
  ])
  expect((await own.rows())[0]).not.toHaveProperty('perhaps')
  expect((await own.list()).counts).toMatchObject({ invited: 1, coming: 1, unlisted: 0 })
})

it('an answer with the name alone is asked about once: no leaves it and asks about the next', async () => {
  const own = await given()
  const lee = await own.add(['Chris Lee'])
  const first = await own.answer(['chris lee'])
  const second = await own.answer(['Chris Lee'])
  expect((await own.rows())[0]?.perhaps).toMatchObject({ responseId: first, name: 'chris lee' })
  await own.link(lee.id, { responseId: null, not: first })
  expect((await own.rows())[0]?.perhaps).toMatchObject({ responseId: second, name: 'Chris Lee' })
  await own.link(lee.id, { responseId: null, not: second })
  expect((await own.rows())[0]).not.toHaveProperty('perhaps')
})

it('a no is taken back, and the answer is asked about again', async () => {
  const own = await given()
  const lee = await own.add(['Chris Lee'])
  const responseId = await own.answer(['Chris Lee'])
  await own.link(lee.id, { responseId: null, not: responseId })
  await own.link(lee.id, { responseId: null, ask: responseId })
  expect(await own.rows()).toMatchObject([{ status: 'silent', perhaps: { responseId } }])
})

it('a second answer of a party that has one is asked about, and what is said of it leaves the first', async () => {
  const own = await given()
  const lee = await own.add({ people: [{ name: 'Chris Lee' }], email: ann })
  const [first, second] = [await own.answer(['Chris']), await own.answer(['Anna'], ann)]
  await own.link(lee.id, { responseId: first })
  expect(await own.rows()).toMatchObject([{ responseId: first, perhaps: { responseId: second } }])
  await own.link(lee.id, { responseId: null, not: second })
  expect(await own.rows()).toMatchObject([{ responseId: first }])
  expect((await own.rows())[0]).not.toHaveProperty('perhaps')
  await own.link(lee.id, { responseId: null, ask: second })
  expect(await own.rows()).toMatchObject([{ responseId: first, perhaps: { responseId: second } }])
})

it('a party that stays at home is not asked about', async () => {
  const own = await given()
  const lee = await own.add(['Chris Lee'])
  await call('POST', `/api/invitations/${lee.url.split('/').at(-1)}/declines`, {
    submissionId: crypto.randomUUID(),
  })
  await own.answer(['Chris Lee'])
  expect((await own.rows())[0]).not.toHaveProperty('perhaps')
})

it('the answers to choose from are the party’s own and those of nobody on the list, newest first', async () => {
  const own = await given()
  const [lee, ray] = [await own.add(['Lee']), await own.add(['Ray'])]
  const first = await own.answer(['Ann', 'Tom'], ann)
  const [second, rays] = [await own.answer(['Bob']), await own.answer(['Sam'])]
  await own.link(ray.id, { responseId: rays })
  const chosen = async (id: string) =>
    (await own.send('GET', `/invitations/${id}/answers`)).json<ResponsesToMatch>()
  const there = await chosen(lee.id)
  expect(there.own).toBeNull()
  expect(there.open.map(({ id }) => id).sort()).toEqual([first, second].sort())
  expect(there.open).toContainEqual(
    expect.objectContaining({ name: 'Ann', email: ann, people: ['Ann', 'Tom'] }),
  )
  expect((await chosen(ray.id)).own).toMatchObject({ id: rays, people: ['Sam'] })
  const other = await given()
  expect((await other.send('GET', `/invitations/${lee.id}/answers`)).status).toBe(404)
})

it('a linked answer is taken away again, and replaced by another', async () => {
  const own = await given()
  const lee = await own.add(['Lee'])
  const [first, second] = [await own.answer(['Ann']), await own.answer(['Bob'])]
  await own.link(lee.id, { responseId: first })
  await own.link(lee.id, { responseId: second })
  expect(await own.rows()).toMatchObject([{ status: 'coming', responseId: second }])
  await own.link(lee.id, { responseId: null })
  expect(await own.rows()).toMatchObject([{ status: 'silent', responseId: null }])
  expect((await own.list()).counts).toMatchObject({ coming: 0, unlisted: 2 })
})

it('an answer moves from one party to another, and takes the place of a decline of all', async () => {
  const own = await given()
  const [a, b] = [await own.add(['A']), await own.add(['B'])]
  const responseId = await own.answer(['Ann'])
  await own.link(a.id, { responseId })
  await call('POST', `/api/invitations/${b.url.split('/').at(-1)}/declines`, {
    submissionId: crypto.randomUUID(),
  })
  const before = await own.rows()
  expect(before.map(({ status }) => status)).toEqual(['coming', 'not_coming'])
  const declineId = before[1]?.declineId
  await own.link(b.id, { responseId })
  expect(await own.rows()).toMatchObject([{ status: 'silent' }, { status: 'coming', declineId: null }])
  // Undone, the party has its decline again.
  await own.link(b.id, { responseId: null, ...(declineId && { declineId }) })
  expect(await own.rows()).toMatchObject([{ status: 'silent' }, { status: 'not_coming', declineId }])
})

it('an answer of another event, and a party of another event, are 404 and change nothing', async () => {
  const [own, other] = [await given(), await given()]
  const lee = await own.add(['Lee'])
  const [mine, theirs] = [await own.answer(['Ann']), await other.answer(['Bob'])]
  await own.link(lee.id, { responseId: mine })
  expect(await refusalOf(await own.link(lee.id, { responseId: theirs }))).toMatchObject({ status: 404 })
  expect((await other.link(lee.id, { responseId: theirs })).status).toBe(404)
  expect((await other.link(lee.id, { responseId: null })).status).toBe(404)
  expect(await own.rows()).toMatchObject([{ responseId: mine }])
})
