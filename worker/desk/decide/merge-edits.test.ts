import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { invariants } from '../../testing/faults/invariants.ts'
import { call } from '../../testing/http.ts'

// Edits of one response that were made on the same version, in two browsers.
const db = database(env.DB)
afterEach(async () => {
  setClock()
  expect(await invariants(env.DB)).toEqual([])
})

const nuts = [{ what: 'nuts', how: 'allergy', by: 'guest' } as const]
const agreed = { needs: nuts, consent: { at: 5, version: 1 } }

/** A response of Ann and Leo, who both have soup and fish. */
async function answered(more: Partial<Person> = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const [starter, main] = await makeMenu(db, event.id)
  if (!starter || !main) throw new Error('no menu')
  const [soup = '', salad = ''] = starter.items.map(({ id }) => id)
  const [fish = '', risotto = ''] = main.items.map(({ id }) => id)
  const choosing = (first: string, second: string) => ({ [starter.id]: first, [main.id]: second })
  const both = choosing(soup, fish)
  const ann: Person = { id: 'aaaaaa', name: 'Ann', allergies: '', selections: both, ...more }
  const leo: Person = { id: 'eeeeee', name: 'Leo', allergies: '', selections: both }
  const { id, token } = await makeResponse(env, event, [ann, leo])
  const base = { email: '', party: [ann, leo] }
  const cookie = await makeSession(env, planner.id)
  return {
    ...{ event, id, ann, leo, base, choosing, soup, salad, fish, risotto, main },
    /** Changes it by its link, on the first version. */
    edit: (party: object[], made: object = { version: 1, base }) =>
      call('PUT', `/api/responses/${token}`, { email: '', party, ...made }),
    correct: (party: object[]) =>
      call(
        'PUT',
        `/api/events/${event.id}/responses/${id}`,
        { email: '', party, version: 1, base },
        { cookie },
      ),
    stored: async () => {
      const row = await env.DB.prepare(
        'select selections as party, version from guest_selections where id = ?',
      )
        .bind(id)
        .first<{ party: string; version: number }>()
      return { version: row?.version, party: JSON.parse(row?.party ?? '[]') as Person[] }
    },
  }
}

const chosen = (party: Person[]) => party.map(({ selections }) => selections)
const statuses = (responses: Response[]) => responses.map(({ status }) => status)

describe('two edits of one version at the same time', () => {
  it('are both kept, where they change different people', async () => {
    const { edit, stored, choosing, ann, leo, soup, salad, fish, risotto, id } = await answered()
    const results = await Promise.all([
      edit([{ ...ann, selections: choosing(salad, fish) }, leo]),
      edit([ann, { ...leo, selections: choosing(soup, risotto) }]),
    ])
    expect(statuses(results)).toEqual([200, 200])
    const { party, version } = await stored()
    expect(chosen(party)).toEqual([choosing(salad, fish), choosing(soup, risotto)])
    expect([version, party.map((person) => person.id)]).toEqual([3, ['aaaaaa', 'eeeeee']])
    const audit = await env.DB.prepare(
      "select count(*) as changes from audit_logs where entity_id = ? and action = 'UPDATE_GUEST_SELECTION'",
    )
      .bind(id)
      .first('changes')
    expect(audit).toBe(2)
  })

  it('lose one of the two where neither tells what it was made on', async () => {
    const { edit, stored, choosing, ann, leo, soup, salad, fish, risotto } = await answered()
    const results = await Promise.all([
      edit([{ ...ann, selections: choosing(salad, fish) }, leo], {}),
      edit([ann, { ...leo, selections: choosing(soup, risotto) }], {}),
    ])
    expect(statuses(results)).toEqual([200, 200])
    const both = [choosing(salad, fish), choosing(soup, risotto)]
    expect(chosen((await stored()).party)).not.toEqual(both)
  })

  it('are both kept, where they change different courses and needs of one person', async () => {
    const { edit, correct, stored, choosing, ann, leo, soup, salad, fish, risotto } = await answered()
    const results = await Promise.all([
      edit([{ ...ann, selections: choosing(salad, fish) }, leo]),
      correct([{ ...ann, selections: choosing(soup, risotto) }, leo]),
      edit([{ ...ann, needs: nuts, consent: true }, leo]),
    ])
    expect(statuses(results)).toEqual([200, 200, 200])
    const [first] = (await stored()).party
    expect(first).toMatchObject({ selections: choosing(salad, risotto), needs: nuts })
    expect(first?.consent).toBeDefined()
  })

  it('fill no place twice', async () => {
    const { event, edit, ann, leo, stored } = await answered()
    for (const size of [10, 10, 7]) await makeResponse(env, event, partyOf(size))
    const joining = (name: string) => edit([ann, leo, { name, allergies: '', selections: {} }])
    const results = await Promise.all([joining('Mia'), joining('Tom')])
    expect(statuses(results)).toEqual([200, 409])
    expect((await results[1]?.json<{ error: { code: string } }>())?.error.code).toBe('capacity')
    expect((await stored()).party.map(({ name }) => name)).toEqual(['Ann', 'Leo', 'Mia'])
  })
})

describe('an edit of an older version', () => {
  it('is refused with both values of what both changed, and stores nothing', async () => {
    const { edit, correct, stored, choosing, ann, leo, salad, fish, risotto, soup, main } = await answered()
    expect((await correct([{ ...ann, selections: choosing(soup, risotto) }, leo])).status).toBe(200)
    const refused = await edit([{ ...ann, selections: choosing(salad, '') }, leo])
    expect(refused.status).toBe(409)
    const { error } = await refused.json<{ error: { code: string; details: object } }>()
    expect(error).toMatchObject({
      code: 'changed',
      details: {
        response: { version: 2 },
        clashes: [{ person: 'aaaaaa', part: main.id, yours: null, theirs: risotto }],
      },
    })
    expect(await stored()).toMatchObject({ version: 2, party: [{ selections: choosing(soup, risotto) }, {}] })
    // Decided by the guest, it is sent as an edit of the newer one.
    const newer = [{ ...ann, selections: choosing(soup, risotto) }, leo]
    const decided = { version: 2, base: { email: '', party: newer } }
    expect((await edit([{ ...ann, selections: choosing(salad, '') }, leo], decided)).status).toBe(200)
    expect(fish).not.toBe(risotto)
  })

  it('is one when it is sent again, and adds nobody twice', async () => {
    const { edit, correct, stored, choosing, ann, leo, soup, risotto } = await answered()
    await correct([ann, { ...leo, selections: choosing(soup, risotto) }])
    const mia = { name: 'Mia', allergies: '', selections: choosing(soup, risotto) }
    const send = () => edit([ann, leo, mia])
    expect(statuses([await send(), await send()])).toEqual([200, 200])
    const { party, version } = await stored()
    expect([version, party.length]).toEqual([3, 3])
    expect(chosen(party)[1]).toEqual(choosing(soup, risotto))
  })

  it('leaves what was agreed for needs that it does not touch', async () => {
    const { edit, correct, stored, choosing, ann, leo, soup, salad, risotto, fish } = await answered(agreed)
    await correct([{ ...ann, selections: choosing(soup, risotto) }, leo])
    expect((await edit([{ ...ann, selections: choosing(salad, fish) }, leo])).status).toBe(200)
    expect((await stored()).party[0]).toMatchObject({ selections: choosing(salad, risotto), ...agreed })
  })

  it('asks nobody about a dish that left the menu, which the guest was not shown', async () => {
    const { event, edit, correct, stored, choosing, ann, leo, base, soup, salad, fish, risotto } =
      await answered()
    await correct([ann, { ...leo, selections: choosing(salad, fish) }])
    await env.DB.batch([
      env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(fish),
      env.DB.prepare('update events set menu_version = menu_version + 1 where id = ?').bind(event.id),
    ])
    const shown = base.party.map((person) => ({ ...person, selections: choosing(soup, '') }))
    const mine = [
      { ...ann, selections: choosing(soup, risotto) },
      { ...leo, selections: choosing(soup, '') },
    ]
    const sent = await edit(mine, { version: 1, base: { email: '', party: shown } })
    expect(sent.status).toBe(200)
    expect(chosen((await stored()).party)).toMatchObject([choosing(soup, risotto), {}])
  })

  it('is refused after the deadline', async () => {
    const { event, edit, correct, ann, leo, choosing, salad, fish } = await answered()
    await correct([ann, { ...leo, name: 'Leon' }])
    setClock(() => event.closesAt)
    expect((await edit([{ ...ann, selections: choosing(salad, fish) }, leo])).status).toBe(410)
  })
})
