import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuCategories } from '#menu/table'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'

const db = database(env.DB)

type Own = Awaited<ReturnType<typeof listedEvent>>
type Someone = { id?: string; name: string }

const person = ({ id, name }: Someone) => ({ ...(id && { id }), name, allergies: '', selections: {} })

/** A response of people that answers an invitation. */
async function answer({ event }: Own, invitationId: string | null, people: Someone[]) {
  const { id } = await makeResponse(env, event, people.map(person))
  await db.update(responses).set({ invitationId }).where(eq(responses.id, id))
  return id
}

async function declined({ event }: Own, invitationId: string, people: Someone[], byId = true) {
  const { id } = await makeDecline(
    env,
    event,
    people.map(({ name }) => name),
  )
  const personIds = byId ? people.map(({ id }) => id ?? '') : null
  await db.update(declines).set({ invitationId, personIds }).where(eq(declines.id, id))
  return id
}

async function figures(own: Own) {
  const { invitations, counts } = await own.list()
  return { parties: invitations.map(({ status, counts: one }) => ({ status, ...one })), counts }
}

it('of four listed people three who come and one who cannot are three and one, and nobody is silent', async () => {
  const own = await listedEvent()
  const { id, people } = await own.add(['Ann', 'Bob', 'Cleo', 'Tom'])
  await answer(own, id, people.slice(0, 3))
  await declined(own, id, people.slice(3))
  expect(await figures(own)).toEqual({
    parties: [{ status: 'coming', coming: 3, notComing: 1, silent: 0, unused: 0 }],
    counts: { invited: 4, coming: 3, notComing: 1, silent: 0, unused: 0, unlisted: 0, incomplete: 0 },
  })
})

it('a listed person who is in neither has not answered, also beside a guest of their party', async () => {
  const own = await listedEvent()
  const { id, people } = await own.add({
    people: ['Ann', 'Bob', 'Cleo', 'Tom'].map((name) => ({ name })),
    maxSize: 5,
  })
  await answer(own, id, [...people.slice(0, 3), { name: 'A friend' }])
  expect(await figures(own)).toMatchObject({
    parties: [{ status: 'partly', coming: 4, notComing: 0, silent: 1, unused: 0 }],
  })
})

it('a seat without a name that was left free is not used, whether the party comes or not', async () => {
  const own = await listedEvent()
  const [comes, stays] = [
    await own.add({ label: 'A', people: [{ name: 'Ann' }], maxSize: 2 }),
    await own.add({ label: 'B', people: [{ name: 'Bob' }], maxSize: 2 }),
  ]
  await answer(own, comes.id, comes.people)
  await declined(own, stays.id, stays.people)
  expect(await figures(own)).toMatchObject({
    parties: [
      { status: 'coming', coming: 1, notComing: 0, silent: 0, unused: 1 },
      { status: 'not_coming', coming: 0, notComing: 1, silent: 0, unused: 1 },
    ],
    counts: { invited: 4, coming: 1, notComing: 1, silent: 0, unused: 2 },
  })
})

it('people of a response that knows no ids answer for the listed, the first of them first', async () => {
  const own = await listedEvent()
  const lee = await own.add(['Chris', 'Pat', 'Sam'])
  await answer(own, lee.id, [{ name: 'Christopher' }, { name: 'Patricia' }])
  expect(await figures(own)).toMatchObject({ parties: [{ status: 'partly', coming: 2, silent: 1 }] })
})

it('guests who are on no list come besides, and so do those beyond the places of their party', async () => {
  const own = await listedEvent()
  const { id, people } = await own.add(['Ann'])
  await answer(own, id, [...people, { name: 'Two' }, { name: 'Three' }])
  await makeResponse(env, own.event, partyOf(4))
  expect(await figures(own)).toMatchObject({
    parties: [{ coming: 1, silent: 0 }],
    counts: { invited: 1, coming: 1, unlisted: 6 },
  })
})

it('figures follow a response that is deleted, restored, changed, and linked to another party', async () => {
  const own = await listedEvent()
  const [ann, bob] = [await own.add(['Ann']), await own.add(['Bob', 'Bo'])]
  const id = await answer(own, ann.id, ann.people)
  const set = (values: Partial<typeof responses.$inferInsert>) =>
    db.update(responses).set(values).where(eq(responses.id, id))
  const parties = async () => (await figures(own)).parties.map(({ coming, silent }) => [coming, silent])
  expect(await parties()).toEqual([
    [1, 0],
    [0, 2],
  ])
  await set({ deletedAt: now() })
  expect(await parties()).toEqual([
    [0, 1],
    [0, 2],
  ])
  await set({ deletedAt: null, invitationId: bob.id })
  expect(await parties()).toEqual([
    [0, 1],
    [1, 1],
  ])
  await set({ guestCount: 2, selections: [{ name: 'Bob' }, { name: 'Bo' }].map(person) })
  expect(await figures(own)).toMatchObject({ counts: { coming: 2, silent: 1, unlisted: 0 } })
  await set({ invitationId: null })
  expect(await figures(own)).toMatchObject({ counts: { coming: 0, silent: 3, unlisted: 2 } })
})

it('figures follow a decline that is withdrawn, and people who are taken off the list', async () => {
  const own = await listedEvent()
  const { id, people } = await own.add(['Ann', 'Bob'])
  const decline = await declined(own, id, people)
  expect(await figures(own)).toMatchObject({ parties: [{ status: 'not_coming', notComing: 2 }] })
  await db.update(declines).set({ deletedAt: now() }).where(eq(declines.id, decline))
  expect(await figures(own)).toMatchObject({ parties: [{ status: 'silent', silent: 2 }] })
  await own.send('PUT', `/invitations/${id}`, { people: people.slice(1), maxSize: 1 })
  expect(await figures(own)).toMatchObject({ counts: { invited: 1, silent: 1, notComing: 0 } })
})

it('what a party answered counts as not on the list once the party is taken off', async () => {
  const own = await listedEvent()
  const { id, people } = await own.add(['Ann', 'Bob'])
  await answer(own, id, people)
  await own.send('DELETE', `/invitations/${id}`)
  expect((await own.list()).counts).toMatchObject({ invited: 0, coming: 0, unlisted: 2 })
  await own.send('POST', `/invitations/${id}/restore`, {})
  expect((await own.list()).counts).toMatchObject({ invited: 2, coming: 2, unlisted: 0 })
})

it('listed guests without a choice in a required course miss something, by name, infants not among them', async () => {
  const own = await listedEvent()
  const [main] = own.menu
  const lee = await own.add(['Ann', 'Bob', 'Eve', 'Baby'])
  await own.add(['Silent'])
  const [ann, bob, eve, baby] = lee.people.map(person)
  const { id } = await makeResponse(env, own.event, [
    ...[ann, bob].flatMap((one) => one ?? []),
    { ...person({ name: 'Eve' }), ...eve, selections: { [main?.id ?? '']: 'none' } },
    { ...person({ name: 'Baby' }), ...baby, age: 'infant' },
  ])
  await db.update(responses).set({ invitationId: lee.id }).where(eq(responses.id, id))
  // Nobody of the list is asked about an answer that is nobody's.
  await makeResponse(env, own.event, [person({ name: 'Unlisted' })])
  const missing = async () => {
    const { counts, invitations } = await own.list()
    return { people: counts.incomplete, of: invitations.map((one) => one.missing) }
  }
  expect(await missing()).toEqual({ people: 0, of: [undefined, undefined] })
  await db
    .update(menuCategories)
    .set({ required: true })
    .where(eq(menuCategories.id, main?.id ?? ''))
  const courses = [main?.name]
  expect(await missing()).toEqual({
    people: 2,
    of: [
      [
        { name: 'Ann', position: 1, courses },
        { name: 'Bob', position: 2, courses },
      ],
      undefined,
    ],
  })
  await db.update(responses).set({ deletedAt: now() }).where(eq(responses.id, id))
  expect(await missing()).toEqual({ people: 0, of: [undefined, undefined] })
})
