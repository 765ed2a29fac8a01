import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import type { ErrorBody } from '#core/refusals'
import type { Entry } from '#events/rules/entry'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import { templates } from '../app/mails.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { askForLinks } from './ask-for-links.ts'

beforeEach(async () => void (await env.DB.prepare('delete from outbox').run()))
afterEach(() => setClock())

const sentence = 'This event is by personal invitation.'

/** An event with an invitation of two, and ways to answer by the event's code and by the personal link. */
async function entered(entry: Entry, email = 'lee@example.com') {
  const own = await listedEvent()
  const party = await own.add({ label: 'The Lees', maxSize: 2, email })
  const enter = (to: Entry) => own.send('PUT', '', { entry: to })
  const code = `/api/codes/${own.event.eventCode}`
  const link = `/api/invitations/${party.url.split('/').at(-1)}`
  const answer = (path: string) =>
    call('POST', `${path}/responses`, { submissionId: crypto.randomUUID(), party: partyOf(1) })
  expect((await enter(entry)).status).toBe(200)
  return {
    ...{ ...own, party, enter, code, link },
    answer: () => answer(code),
    answerByLink: () => answer(link),
    decline: (more: object = {}) =>
      call('POST', `${code}/declines`, { submissionId: crypto.randomUUID(), names: ['Ann'], ...more }),
    ask: (address: string, from: string = crypto.randomUUID()) =>
      call('POST', `${code}/link`, { email: address }, { 'cf-connecting-ip': from }),
  }
}

async function refused(answer: Response) {
  const { error } = await answer.json<ErrorBody>()
  return { status: answer.status, code: error.code, message: error.message }
}

async function queued() {
  const { results } = await env.DB.prepare(
    'select kind, subject_id as subject from outbox order by rowid',
  ).all()
  return results
}

/** The mails of the outbox, as they are written. */
async function written() {
  const mails = (await queued()).map(({ subject }) => templates.link_again(env, String(subject)))
  return (await Promise.all(mails)).filter((mail) => mail !== null)
}

describe('an event that the list alone may answer', () => {
  it('refuses answers and declines by its code, and shows them no menu', async () => {
    const own = await entered('list_only')
    expect(await refused(await call('GET', own.code))).toEqual({
      status: 403,
      code: 'by_invitation',
      message: sentence,
    })
    for (const answer of [await own.answer(), await own.decline()])
      expect(await refused(answer)).toEqual({
        ...{ status: 403, code: 'by_invitation' },
        message: `${sentence} Please answer with the link in your invitation.`,
      })
    const { responses, declines } = await (await own.send('GET', '/responses')).json<
      Record<string, unknown[]>
    >()
    expect([responses, declines]).toEqual([[], []])
  })

  it('takes answers and declines by personal links, and by its planner', async () => {
    const own = await entered('list_only')
    expect((await call('GET', own.link)).status).toBe(200)
    expect((await own.answerByLink()).status).toBe(201)
    expect((await call('POST', `${own.link}/declines`, { submissionId: crypto.randomUUID() })).status).toBe(
      201,
    )
    const body = { submissionId: crypto.randomUUID(), party: partyOf(1) }
    expect((await own.send('POST', '/responses', body)).status).toBe(201)
  })

  it('lets who answered by the code change, decline and send the same again', async () => {
    const own = await entered('open')
    const submissionId = crypto.randomUUID()
    const first = () => call('POST', `${own.code}/responses`, { submissionId, party: partyOf(1) })
    const { editToken } = await (await first()).json<Receipt>()
    await own.enter('list_only')
    expect((await first()).status).toBe(200)
    const path = `/api/responses/${editToken}`
    const { response } = await (await call('GET', path)).json<EditView>()
    expect((await call('PUT', path, { version: 1, party: [...response.party, ...partyOf(1)] })).status).toBe(
      200,
    )
    const menu = await (await call('GET', `${path}/menu`)).json<GuestMenu>()
    expect(menu.registeredGuests).toBe(2)
    expect((await own.decline({ editToken })).status).toBe(201)
  })

  it('is refused at once, whatever its desk remembers', async () => {
    const own = await entered('open')
    expect((await own.answer()).status).toBe(201)
    await env.DB.prepare("update events set entry = 'list_only' where id = ?").bind(own.event.id).run()
    expect((await own.answer()).status).toBe(403)
    expect((await own.decline()).status).toBe(403)
  })

  it('opens to everybody again', async () => {
    const own = await entered('list_only')
    await own.enter('list_and_open')
    expect((await call('GET', own.code)).status).toBe(200)
    expect((await own.answer()).status).toBe(201)
  })

  it('is none that nobody knows: another entry is refused at its field', async () => {
    const own = await entered('open')
    const answer = await own.send('PUT', '', { entry: 'closed' })
    expect(answer.status).toBe(400)
    expect((await answer.json<ErrorBody>()).error.fields).toEqual({
      entry: 'Please choose how guests answer',
    })
  })
})

describe('a link that is asked for', () => {
  it('goes to the address on the list alone, and the answer is the same for every address', async () => {
    const own = await entered('list_only')
    for (const email of ['nobody@example.com', ' LEE@example.com ', 'lee@example.org']) {
      const answer = await own.ask(email)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect(await queued()).toEqual([{ kind: 'link_again', subject: own.party.id }])
    const [mail, ...others] = await written()
    expect(others).toEqual([])
    expect(mail?.to).toBe('lee@example.com')
    expect(mail?.text).toContain(own.party.url)
    expect(mail?.text).toContain('for The Lees')
  })

  it('is asked for an address, and of an event that there is or is not', async () => {
    const own = await entered('list_only')
    const wrong = await own.ask('lee')
    expect(wrong.status).toBe(400)
    expect(Object.keys((await wrong.json<ErrorBody>()).error.fields ?? {})).toEqual(['email'])
    expect((await call('POST', '/api/codes/ZZZZ99/link', { email: 'lee@example.com' })).status).toBe(204)
    expect(await queued()).toEqual([])
  })

  it('is mailed once a minute, and ten may be asked for an hour from one address', async () => {
    const own = await entered('list_only')
    const from = crypto.randomUUID()
    setClock(() => 1_790_000_000_000)
    const asked = []
    for (let at = 0; at < 11; at++) asked.push((await own.ask('lee@example.com', from)).status)
    expect(asked).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    expect(await queued()).toHaveLength(1)
    expect((await own.ask('lee@example.com')).status).toBe(204)
  })

  it('is not mailed once the event is closed', async () => {
    const own = await entered('list_only')
    await own.send('POST', '/close', {})
    await own.ask('lee@example.com')
    expect(await queued()).toEqual([])
  })

  it.each([
    ['gets another address', 'PUT', { email: 'other@example.com' }],
    ['is taken off the list', 'DELETE', {}],
  ])('leaves the outbox with a party that %s', async (_, method, body) => {
    const own = await entered('list_only')
    await askForLinks({ env, clientAddress: 'here' }, { code: own.event.eventCode, email: 'lee@example.com' })
    expect(await queued()).toHaveLength(1)
    await own.send(method, `/invitations/${own.party.id}`, body)
    expect(await queued()).toEqual([])
  })

  it('is mailed to each party that shares the address, and to no vendor', async () => {
    const own = await entered('list_only')
    await own.add({ label: 'The Kims', maxSize: 1, email: 'lee@example.com' })
    await own.add({ people: [{ name: 'Band', kind: 'vendor' }], email: 'lee@example.com' })
    await own.ask('lee@example.com')
    expect((await written()).map(({ text }) => /for The (\w+)\./.exec(text)?.[1])).toEqual(
      expect.arrayContaining(['Lees', 'Kims']),
    )
  })
})
