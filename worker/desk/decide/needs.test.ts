import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { Need } from '#needs/rules/needs'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const nuts: Need = { what: 'nuts', how: 'allergy', by: 'guest' }
const milk: Need = { what: 'milk', how: 'intolerance', by: 'guest' }
let eventId: string
let eventCode: string
let cookie: string
/** Dishes: two of the first course. */
let course: string
let soup: string
let salad: string

beforeEach(async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const menu = await makeMenu(db, event.id)
  eventId = event.id
  eventCode = event.eventCode
  cookie = await makeSession(env, planner.id)
  const [first] = menu
  course = first?.id ?? ''
  soup = first?.items[0]?.id ?? ''
  salad = first?.items[1]?.id ?? ''
})

function call(method: string, path: string, body?: unknown, accepts = 'en'): Promise<Response> {
  return exports.default.fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', cookie, 'accept-language': accepts },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const ann = { name: 'Ann', allergies: '', selections: {} }

async function submit(party: object[], more: object = {}, accepts = 'en') {
  const body = { submissionId: crypto.randomUUID(), party, ...more }
  const response = await call('POST', `/codes/${eventCode}/responses`, body, accepts)
  expect(response.status).toBe(201)
  return response.json<{ editToken: string; responseId: string }>()
}

async function partyOf(responseId: string): Promise<Person[]> {
  const row = await env.DB.prepare('select selections from guest_selections where id = ?')
    .bind(responseId)
    .first<{ selections: string }>()
  return JSON.parse(row?.selections ?? '[]') as Person[]
}

/** States something of a dish in a version of the menu. */
async function stated(item: string, version: number) {
  const contents = JSON.stringify({
    contents: [{ what: 'nuts', state: 'contains', by: 'planner', at: 1 }],
    facts: [],
  })
  await env.DB.batch([
    env.DB.prepare('update menu_items set contents = ?, contents_version = ? where id = ?').bind(
      contents,
      version,
      item,
    ),
    env.DB.prepare('update events set menu_version = ? where id = ?').bind(version, eventId),
  ])
}

describe('special numbers', () => {
  it('are given at the first need or words that state one, each once in an event', async () => {
    const { responseId } = await submit([
      { ...ann, needs: [nuts], consent: true },
      { ...ann, allergies: 'None' },
      { ...ann, allergies: 'No satay' },
    ])
    expect((await partyOf(responseId)).map(({ special }) => special)).toEqual([1, undefined, 2])
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        submit([
          { ...ann, allergies: 'Nuts' },
          { ...ann, allergies: 'Eggs' },
        ]),
      ),
    )
    const given = (await Promise.all(all.map((one) => partyOf(one.responseId))))
      .flat()
      .map(({ special }) => special)
    expect(new Set(given).size).toBe(24)
    expect(Math.min(...given.map(Number))).toBeGreaterThan(2)
  })

  it('stay over edits by id, without the need, and are not given again', async () => {
    const { editToken, responseId } = await submit([{ ...ann, allergies: 'Nuts' }, ann])
    const [first, second] = await partyOf(responseId)
    await call('PUT', `/responses/${editToken}`, {
      party: [
        { ...second, needs: [milk], consent: true },
        { ...first, allergies: '' },
      ],
    })
    expect((await partyOf(responseId)).map(({ id, special }) => ({ id, special }))).toEqual([
      { id: second?.id, special: 2 },
      { id: first?.id, special: 1 },
    ])
    const next = await submit([{ ...ann, allergies: 'Eggs' }])
    expect((await partyOf(next.responseId))[0]?.special).toBe(3)
  })
})

describe('what a person was told', () => {
  it('is the contents their page showed, of chosen dishes and for needs only', async () => {
    await stated(soup, 4)
    const told = async (person: object, menuVersion?: number) => {
      const { responseId } = await submit([{ ...ann, selections: { [course]: soup }, ...person }], {
        menuVersion,
      })
      return (await partyOf(responseId))[0]?.shownVersions
    }
    const needing = { needs: [nuts], consent: true }
    expect(await told(needing, 4)).toEqual({ [soup]: 4 })
    expect(await told(needing)).toEqual({ [soup]: 4 })
    expect(await told(needing, 3)).toBeUndefined()
    expect(await told({ ...needing, selections: { [course]: salad } }, 3)).toEqual({ [salad]: 0 })
    expect(await told({}, 4)).toBeUndefined()
  })
})

describe('what “as it is” was said for', () => {
  const asItIs = () => ({
    ...ann,
    selections: { [course]: soup },
    wishes: { [soup]: 'as_is' },
    consent: true,
  })
  const wishNeeds = async (id: string) => (await partyOf(id))[0]?.wishNeeds

  it('is every need that was sent with it, and none that a guest or a planner adds later', async () => {
    const { editToken, responseId } = await submit([{ ...asItIs(), needs: [nuts] }])
    expect(await wishNeeds(responseId)).toEqual({ [soup]: ['nuts allergy'] })
    const [person] = await partyOf(responseId)
    const more = { id: person?.id, needs: [nuts, milk], consent: true }
    await call('PUT', `/responses/${editToken}/needs`, { people: [more] })
    expect((await partyOf(responseId))[0]?.needs).toHaveLength(2)
    expect(await wishNeeds(responseId)).toEqual({ [soup]: ['nuts allergy'] })
    const decidedByPlanner = { [soup]: ['nuts allergy', 'milk intolerance'] }
    await call('PUT', `/events/${eventId}/responses/${responseId}`, {
      party: [{ ...(await partyOf(responseId))[0], wishNeeds: decidedByPlanner }],
    })
    expect(await wishNeeds(responseId)).toEqual({ [soup]: ['nuts allergy'] })
  })

  it('grows where the guest says it again, by needs they have', async () => {
    const { editToken, responseId } = await submit([{ ...asItIs(), needs: [nuts] }])
    const edit = async (more: object) => {
      const [person] = await partyOf(responseId)
      const party = [{ ...person, needs: [nuts, milk], consent: true, ...more }]
      expect((await call('PUT', `/responses/${editToken}`, { party })).status).toBe(200)
    }
    await edit({})
    expect(await wishNeeds(responseId)).toEqual({ [soup]: ['nuts allergy'] })
    await edit({ wishNeeds: { [soup]: ['nuts allergy', 'milk intolerance', 'anything'] } })
    expect(await wishNeeds(responseId)).toEqual({ [soup]: ['milk intolerance', 'nuts allergy'] })
    await edit({ wishes: { [soup]: 'ask' } })
    expect(await wishNeeds(responseId)).toBeUndefined()
  })
})

describe('consent', () => {
  it('is kept with its instant while needs and words stay, and asked for again with others', async () => {
    const { editToken, responseId } = await submit([
      { ...ann, needs: [nuts], allergies: 'No satay', consent: true },
    ])
    await env.DB.prepare(
      "update guest_selections set selections = json_set(selections, '$[0].consent.at', 5) where id = ?",
    )
      .bind(responseId)
      .run()
    const [before] = await partyOf(responseId)
    expect(before?.consent).toEqual({ at: 5, version: 2, language: 'en' })
    const edit = async (more: object) => {
      const [person] = await partyOf(responseId)
      const response = await call('PUT', `/responses/${editToken}`, { party: [{ ...person, ...more }] })
      expect(response.status).toBe(200)
      return (await partyOf(responseId))[0]
    }
    expect(await edit({ name: 'Anna', consent: true })).toEqual({ ...before, name: 'Anna' })
    const other = await edit({ needs: [nuts, milk], consent: true })
    expect(other?.consent?.at).toBeGreaterThan(5)
    expect((await edit({ needs: [], allergies: 'Anything', consent: false }))?.consent).toBeUndefined()
  })

  it('keeps the language it was given in, until it is given anew', async () => {
    const { responseId, editToken } = await submit([{ ...ann, needs: [nuts], consent: true }], {}, 'de')
    const [before] = await partyOf(responseId)
    const said = async (path: string, body: object, accepts: string) => {
      expect((await call('PUT', `/responses/${editToken}${path}`, body, accepts)).status).toBe(200)
      const [after] = await partyOf(responseId)
      return after?.consent?.language
    }
    const edited = { party: [{ ...before, name: 'Anna' }], email: '' }
    expect(before?.consent?.language).toBe('de')
    expect(await said('', edited, 'fr')).toBe('de')
    const row = env.DB.prepare('select language from guest_selections where id = ?').bind(responseId)
    expect(await row.first('language')).toBe('fr')
    const people = [{ id: before?.id, needs: [nuts, milk], consent: true }]
    expect(await said('/needs', { people }, 'pl')).toBe('pl')
  })

  it('is not needed for words', async () => {
    const { responseId } = await submit([{ ...ann, allergies: 'Nuts' }])
    expect((await partyOf(responseId))[0]).not.toHaveProperty('consent')
  })
})

describe('an edit that names nobody by id', () => {
  it('is refused where a stored person has a need, and nobody’s need moves', async () => {
    const { editToken, responseId } = await submit([
      { ...ann, needs: [nuts], consent: true },
      { ...ann, name: 'Leo' },
    ])
    const before = await partyOf(responseId)
    const response = await call('PUT', `/responses/${editToken}`, { party: [{ ...ann, name: 'Leo' }] })
    expect(response.status).toBe(409)
    const { error } = await response.json<ErrorBody>()
    expect(error).toMatchObject({ code: 'changed', details: { response: { party: before } } })
    expect(await partyOf(responseId)).toEqual(before)
  })

  it('is taken where nobody has one, and where it changes nothing', async () => {
    const free = await submit([ann, ann])
    const shorter = await call('PUT', `/responses/${free.editToken}`, { party: [ann] })
    expect(shorter.status).toBe(200)
    const party = [{ ...ann, needs: [nuts], consent: true }]
    const { editToken } = await submit(party)
    expect((await call('PUT', `/responses/${editToken}`, { party })).status).toBe(200)
  })
})

it('a guest reads needs, wishes, age and consent of their own answer', async () => {
  const said = { needs: [nuts], wishes: { [soup]: 'ask' }, age: 'child' }
  const { editToken } = await submit([{ ...ann, selections: { [course]: soup }, ...said, consent: true }])
  const view = await (await call('GET', `/responses/${editToken}`)).json<EditView>()
  expect(view.response.party[0]).toMatchObject({ ...said, consent: { version: 2 }, special: 1 })
})

describe('a planner’s correction', () => {
  it('leaves the guest’s needs theirs, and keeps what the guest was told, wishes and agreed to', async () => {
    await stated(soup, 2)
    const person = { ...ann, selections: { [course]: soup }, needs: [nuts], wishes: { [soup]: 'as_is' } }
    const { responseId } = await submit([{ ...person, consent: true }])
    const [before] = await partyOf(responseId)
    await stated(soup, 5)
    const correct = (more: object) =>
      call('PUT', `/events/${eventId}/responses/${responseId}`, {
        party: [{ id: before?.id, name: 'Ann', allergies: '', selections: person.selections, ...more }],
      })
    expect((await correct({ needs: [{ ...nuts, by: 'guest' }, { what: 'vegan' }] })).status).toBe(200)
    expect((await partyOf(responseId))[0]).toEqual({
      ...before,
      needs: [nuts, { what: 'vegan', by: 'planner' }],
    })
    await correct({ needs: [nuts], selections: { [course]: salad } })
    const [after] = await partyOf(responseId)
    expect(after).toMatchObject({ needs: [nuts], consent: before?.consent, special: 1 })
    expect(after).not.toHaveProperty('wishes')
    expect(after).not.toHaveProperty('shownVersions')
  })
})

describe('a planner', () => {
  it('adds an answer with needs of their own making, without a consent', async () => {
    const party = [{ ...ann, needs: [nuts, { what: 'vegan' }], wishes: { x: 'ask' }, consent: true }]
    const body = { submissionId: crypto.randomUUID(), party }
    const added = await call('POST', `/events/${eventId}/responses`, body)
    const { responseId } = await added.json<{ responseId: string }>()
    const [person] = await partyOf(responseId)
    expect(person).toMatchObject({
      needs: [
        { ...nuts, by: 'planner' },
        { what: 'vegan', by: 'planner' },
      ],
      special: 1,
    })
    expect(person).not.toHaveProperty('consent')
  })

  it('turns words into needs, or leaves them, until the words change', async () => {
    const { responseId, editToken } = await submit([{ ...ann, allergies: 'No satay' }])
    const [before] = await partyOf(responseId)
    const sort = (words: string, needs: object[]) =>
      call('PUT', `/events/${eventId}/responses/${responseId}/words`, { person: before?.id, words, needs })
    expect((await sort('No satay', [{ what: 'peanuts', how: 'allergy' }])).status).toBe(200)
    expect(await partyOf(responseId)).toEqual([
      { ...before, needs: [{ what: 'peanuts', how: 'allergy', by: 'planner' }], noteSorted: true },
    ])
    const put = (people: object[]) => call('PUT', `/responses/${editToken}/needs`, { people })
    await put([{ id: before?.id, needs: [], allergies: 'No satay', consent: true }])
    expect((await partyOf(responseId))[0]).toMatchObject({ noteSorted: true })
    await put([{ id: before?.id, allergies: 'No satay, no sesame' }])
    expect((await partyOf(responseId))[0]).not.toHaveProperty('noteSorted')
    const refused = await sort('No satay', [])
    expect(refused.status).toBe(409)
    expect((await refused.json<ErrorBody>()).error.code).toBe('changed')
    expect((await sort('No satay, no sesame', [])).status).toBe(200)
    expect((await sort('No satay, no sesame', [])).status).toBe(200)
    const [left] = await partyOf(responseId)
    expect(left).toMatchObject({ noteSorted: true })
    expect(left).not.toHaveProperty('needs')
  })

  it('does not sort the words of another event', async () => {
    const { responseId } = await submit([{ ...ann, allergies: 'Nuts' }])
    const other = await makeEvent(db, (await makePlanner(db)).id)
    const [person] = await partyOf(responseId)
    const body = { person: person?.id, words: 'Nuts', needs: [] }
    expect((await call('PUT', `/events/${other.id}/responses/${responseId}/words`, body)).status).toBe(404)
    expect((await partyOf(responseId))[0]).toEqual(person)
  })
})

it('a draft without the new keys, sent again, is the same submission', async () => {
  const party = [{ name: 'Ann', allergies: 'Nuts', selections: { [course]: soup } }]
  const submissionId = crypto.randomUUID()
  const send = (more: object) =>
    call('POST', `/codes/${eventCode}/responses`, { submissionId, party: [{ ...party[0], ...more }] })
  expect((await send({})).status).toBe(201)
  expect((await send({})).status).toBe(200)
  expect((await send({ needs: [], wishes: {} })).status).toBe(200)
  expect((await send({ needs: [nuts], consent: true })).status).toBe(409)
})
