import { expect, it } from 'vitest'
import type { Receipt } from '#party/shape/guest'
import type { SavedResponse } from '#party/shape/responses'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { call } from '../testing/http.ts'

async function given(names = ['Ann', 'Tom'], more: object = {}) {
  const own = await listedEvent()
  const lee = await own.add({ people: names.map((name) => ({ name })), ...more })
  const party = lee.people.map(({ id, name }) => ({ id, name, allergies: '', selections: {} }))
  const link = `/api/invitations/${lee.url.split('/').at(-1)}`
  return {
    ...{ ...own, lee, party, link },
    row: async () => (await own.list()).invitations[0],
    answer: (who: object[], notComing: (string | undefined)[] = [], id = lee.id) =>
      own.send('POST', '/responses', {
        ...{ submissionId: crypto.randomUUID(), email: '', party: who },
        invitation: { id, notComing },
      }),
    decline: (submissionId: string = crypto.randomUUID(), id = lee.id) =>
      own.send('POST', '/declines', { submissionId, email: '', names: ['The Lees'], invitation: id }),
  }
}

const guest = (name: string) => ({ name, allergies: '', selections: {} })

it('a planner’s answer to an invitation answers it under the people of the list, told as by the planner', async () => {
  const own = await given()
  const answered = await own.answer(own.party)
  expect(answered.status).toBe(201)
  const { responseId } = await answered.json<SavedResponse>()
  expect(await own.row()).toMatchObject({
    ...{ status: 'coming', responseId, counts: { coming: 2, silent: 0 } },
    answered: { at: expect.any(Number), author: { id: own.planner.id, name: own.planner.name } },
  })
  expect((await own.list()).counts).toMatchObject({ invited: 2, coming: 2, unlisted: 0 })
})

it('a guest’s own answer is not told as by the planner', async () => {
  const own = await given()
  await call('POST', `${own.link}/responses`, { submissionId: crypto.randomUUID(), party: own.party })
  expect((await own.row())?.answered).toEqual({ at: expect.any(Number) })
})

it('who of a party is said not to come is not coming, and who is in neither has not answered', async () => {
  const own = await given(['Ann', 'Tom', 'Mia'])
  const [ann, tom] = own.party
  expect((await own.answer([ann ?? {}], [tom?.id])).status).toBe(201)
  expect(await own.row()).toMatchObject({ status: 'partly', counts: { coming: 1, notComing: 1, silent: 1 } })
})

it('a planner’s answer to an invitation has no more people than it has places', async () => {
  const own = await given(['Ann'], { maxSize: 2 })
  const three = [...own.party, guest('Tom'), guest('Mia')]
  expect(await refusalOf(await own.answer(three))).toMatchObject({
    ...{ status: 409, code: 'limit_reached' },
    message: 'This party has 2 places on your list. Take somebody out, or give the party more places.',
  })
  expect((await own.row())?.status).toBe('silent')
  expect((await own.answer(three.slice(0, 2))).status).toBe(201)
})

it('a party that has answered meanwhile keeps its answer, whatever the planner says for it', async () => {
  const own = await given()
  const body = { submissionId: crypto.randomUUID(), party: own.party }
  const receipt = await (await call('POST', `${own.link}/responses`, body)).json<Receipt>()
  expect(await refusalOf(await own.answer(own.party))).toMatchObject({ status: 409, code: 'answered' })
  expect(await refusalOf(await own.decline())).toMatchObject({ status: 409, code: 'answered' })
  expect(await own.row()).toMatchObject({ responseId: receipt.responseId, declineId: null })
})

it('an answer sent at once with a planner’s decline of the same party stays, whichever comes first', async () => {
  const own = await given()
  const body = { submissionId: crypto.randomUUID(), party: own.party }
  await Promise.all([own.decline(), call('POST', `${own.link}/responses`, body)])
  expect(await own.row()).toMatchObject({ status: 'coming', declineId: null })
})

it('a planner says for a party that nobody comes, once however often it is sent, and takes it back', async () => {
  const own = await given()
  const submissionId = crypto.randomUUID()
  const { id } = await (await own.decline(submissionId)).json<{ id: string }>()
  expect((await own.decline(submissionId)).status).toBe(200)
  expect(await own.row()).toMatchObject({
    ...{ status: 'not_coming', declineId: id, counts: { notComing: 2 } },
    answered: { author: { id: own.planner.id } },
  })
  expect((await own.send('DELETE', `/declines/${id}`)).status).toBe(204)
  expect(await own.row()).toMatchObject({ status: 'silent', declineId: null })
  expect(await own.row()).not.toHaveProperty('answered')
})

it('an answer takes the place of what the planner declined for a party', async () => {
  const own = await given()
  await own.decline()
  expect((await own.answer(own.party)).status).toBe(201)
  expect(await own.row()).toMatchObject({ status: 'coming', declineId: null, counts: { coming: 2 } })
})

it('a party of another event is answered for by nobody else’s planner', async () => {
  const [own, other] = [await given(), await given()]
  expect((await own.answer(own.party, [], other.lee.id)).status).toBe(404)
  expect((await own.decline(crypto.randomUUID(), other.lee.id)).status).toBe(404)
  expect((await other.row())?.status).toBe('silent')
  expect((await own.list()).counts).toMatchObject({ coming: 0, unlisted: 0 })
})

it('a guest declines by code for nobody on the list, whatever the call names', async () => {
  const own = await given()
  await call('POST', `/api/codes/${own.event.eventCode}/declines`, {
    ...{ submissionId: crypto.randomUUID(), email: '', names: ['Ann'], invitation: own.lee.id },
  })
  expect((await own.row())?.status).toBe('silent')
})
