import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { menuItems } from '#menu/table'
import type { StoredContents } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call, openLiveView } from '../testing/http.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'

const db = database(env.DB)

/** A planner's event of one course with three dishes. */
async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { guestLimit: 200 })
  const [main] = await makeMenu(db, event.id, { Main: ['Beef', 'Bass', 'Risotto'] })
  const [beef = '', bass = '', risotto = ''] = main?.items.map(({ id }) => id) ?? []
  const mainId = main?.id ?? ''
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/api/events/${event.id}${path}`, body, { cookie })
  return {
    ...{ planner, cookie, event, mainId, beef, bass, risotto, send },
    kitchen: async () => (await send('GET', '/kitchen')).json<PlannerKitchen>(),
    eats: (itemId: string, more: Partial<Person> = {}): Person => ({
      id: crypto.randomUUID(),
      name: 'Ana',
      allergies: '',
      selections: itemId ? { [mainId]: itemId } : {},
      ...more,
    }),
    agree: (more: object = {}) =>
      send('PUT', '/alternatives', {
        special: 1,
        categoryId: mainId,
        words: 'cucumber salad',
        agreedBy: 'Marta',
        ...more,
      }),
    audit: async () =>
      (
        await env.DB.prepare(
          "select action, entity_id as event, details from audit_logs where action like '%_AGREEMENT' and entity_id = ? order by id",
        )
          .bind(event.id)
          .all<{ action: string; event: string; details: string }>()
      ).results,
  }
}

async function stated(
  itemId: string,
  contents: StoredContents['contents'],
  facts: StoredContents['facts'] = [],
) {
  await db
    .update(menuItems)
    .set({ contents: { contents, facts }, contentsVersion: 2 })
    .where(eq(menuItems.id, itemId))
}

const said = { by: 'planner', at: 1 } as const
const milk: Partial<Person> = { needs: [{ what: 'milk', how: 'allergy', by: 'guest' }], special: 1 }

/** A course as its lines: name, as listed, changed, by whom, total. */
function lines({ courses }: PlannerKitchen) {
  const [course] = courses
  return {
    items: course?.items.map(({ name, asListed, changed, changedFor, total }) =>
      [name, asListed, changed, changedFor.join(' '), total].join('|'),
    ),
    rest: [course?.noneForMe, course?.notChosen, course?.total],
  }
}

it('counts 118 plates of 120 guests, two of them infants without a dish, and adds up to them', async () => {
  const { event, kitchen, eats, beef, bass, risotto } = await given()
  const guests = [
    ...Array.from({ length: 48 }, () => eats(beef)),
    ...Array.from({ length: 30 }, () => eats(bass)),
    ...Array.from({ length: 36 }, () => eats(risotto)),
    ...Array.from({ length: 4 }, () => eats('', { age: 'child' })),
    ...Array.from({ length: 2 }, () => eats('', { age: 'infant' })),
  ]
  while (guests.length > 0) await makeResponse(env, event, guests.splice(0, 10))
  const found = await kitchen()
  expect(found).toMatchObject({ plates: 118, guests: 120, children: 4, infantsWithoutPlate: 2, notComing: 0 })
  expect(lines(found)).toEqual({
    items: ['Beef|48|0||48', 'Bass|30|0||30', 'Risotto|36|0||36'],
    rest: [0, 4, 118],
  })
})

it('counts who must avoid a dish under changed until and after something is agreed instead', async () => {
  const { event, kitchen, eats, risotto, agree, send, mainId, audit } = await given()
  await stated(risotto, [{ what: 'milk', state: 'contains', ...said }])
  await makeResponse(env, event, [eats(risotto, milk), eats(risotto)])
  const before = await kitchen()
  const counts = { items: ['Beef|0|0||0', 'Bass|0|0||0', 'Risotto|1|1|1|2'], rest: [0, 0, 2] }
  expect(lines(before)).toEqual(counts)
  expect(before.attention).toMatchObject({ contained: 1, unsettled: 1, notShown: 1 })
  expect(before.specials).toMatchObject([
    { number: 1, name: 'Ana', dishes: [{ state: 'contains', wish: 'ask', alternative: null }] },
  ])

  expect((await agree({ itemId: risotto })).status).toBe(200)
  const agreed = await kitchen()
  expect(lines(agreed)).toEqual(counts)
  expect(agreed.attention.unsettled).toBe(0)
  expect(agreed.specials[0]?.dishes[0]?.alternative).toMatchObject({
    words: 'cucumber salad',
    agreedBy: 'Marta',
  })
  expect(agreed.version).toBeGreaterThan(before.version)

  expect((await agree()).status).toBe(200)
  expect((await kitchen()).version).toBe(agreed.version)
  expect((await send('PUT', '/alternatives', { special: 1, categoryId: mainId, words: ' ' })).status).toBe(
    200,
  )
  expect((await kitchen()).specials[0]?.dishes[0]?.alternative).toBeNull()
  const entries = await audit()
  expect(entries.map(({ action }) => action)).toEqual(['SET_AGREEMENT', 'TAKE_BACK_AGREEMENT'])
  expect(JSON.stringify(entries)).not.toMatch(/cucumber|Marta|\bAna\b|milk|Risotto/)
})

it('counts “as it is” as the dish, by the guest’s own decision', async () => {
  const { event, kitchen, eats, risotto } = await given()
  await stated(risotto, [{ what: 'milk', state: 'contains', ...said }])
  await makeResponse(env, event, [
    eats(risotto, { ...milk, wishes: { [risotto]: 'as_is' }, shownVersions: { [risotto]: 2 } }),
  ])
  const found = await kitchen()
  expect(lines(found).items?.[2]).toBe('Risotto|1|0||1')
  expect(found.specials[0]?.dishes[0]).toMatchObject({ state: 'contains', wish: 'as_is', changed: false })
})

it('says of a dish without statements that a need is not confirmed', async () => {
  const { event, kitchen, eats, beef } = await given()
  await makeResponse(env, event, [
    eats(beef, { needs: [{ what: 'eggs', how: 'allergy', by: 'guest' }], special: 4 }),
  ])
  const found = await kitchen()
  expect(found.specials[0]?.dishes[0]?.needs).toEqual([
    { what: 'eggs', how: 'allergy', state: 'not_confirmed' },
  ])
  expect(found.attention.notConfirmed).toEqual({ dishes: 1, guests: 1 })
})

it('lists a vegan whose risotto contains milk, and believes “halal: yes” of nobody’s derivation', async () => {
  const { event, kitchen, eats, risotto, bass } = await given()
  await stated(risotto, [{ what: 'milk', state: 'contains', ...said }])
  await stated(bass, [], [{ fact: 'pork', value: 'no', ...said }])
  await makeResponse(env, event, [
    eats(risotto, { needs: [{ what: 'vegan', by: 'guest' }], special: 1 }),
    eats(bass, { needs: [{ what: 'halal', by: 'guest' }], special: 2 }),
  ])
  expect((await kitchen()).specials.map(({ number, dishes }) => [number, dishes[0]?.state])).toEqual([
    [1, 'contains'],
    [2, 'not_confirmed'],
  ])
})

it('refuses a number that nobody has, a course that is not on the menu, another dish and words without a name', async () => {
  const { event, eats, agree, beef, bass, audit } = await given()
  await makeResponse(env, event, [eats(beef, { allergies: 'No onions', special: 1 })])
  await makeResponse(env, event, [eats('', { allergies: 'No onions', special: 2 })])
  await makeResponse(env, event, [eats('none', { allergies: 'No onions', special: 3 })])
  const status = async (more: object) => {
    const { status: found, reason } = await refusalOf(await agree(more))
    return [found, reason]
  }
  expect(await status({ special: 9 })).toEqual([404, 'special_not_found'])
  expect(await status({ special: 9, words: '' })).toEqual([404, 'special_not_found'])
  for (const special of [2, 3]) {
    expect(await status({ special, itemId: beef })).toEqual([409, 'nothing_to_replace'])
    expect(await status({ special, categoryId: 'unknown' })).toEqual([409, 'nothing_to_replace'])
  }
  expect(await status({ itemId: 'agreed' })).toEqual([409, 'nothing_to_replace'])
  expect(await status({ itemId: bass })).toEqual([409, 'nothing_to_replace'])
  expect(await status({ agreedBy: ' ' })).toEqual([400, 'invalid'])
  expect(await status({ words: 'x'.repeat(201) })).toEqual([400, 'invalid'])
  expect(await status({ special: undefined })).toEqual([400, 'invalid'])
  expect(await audit()).toEqual([])
})

it.each([
  ['whose response was deleted', 'deleted_at = 1'],
  ['whose name was erased', "lead_guest_name = '', submission_hash = ''"],
])('agrees nothing for a person %s, and takes nothing back', async (_, change) => {
  const { event, eats, agree, beef, audit } = await given()
  const { id } = await makeResponse(env, event, [eats(beef, { allergies: 'No onions', special: 1 })])
  expect((await agree()).status).toBe(200)
  const before = await audit()
  await env.DB.prepare(`update guest_selections set ${change} where id = ?`).bind(id).run()
  for (const words of ['lentil salad', '']) {
    const { status, reason } = await refusalOf(await agree({ words }))
    expect([status, reason]).toEqual([404, 'special_not_found'])
  }
  const agreed = env.DB.prepare('select words from agreements where response_id = ?').bind(id)
  expect(await agreed.first('words')).toBe('cucumber salad')
  expect(await audit()).toEqual(before)
})

it('takes a person by their ids, and tells open pages at once', async () => {
  const { event, eats, agree, beef, kitchen, cookie } = await given()
  const ana = eats(beef, { allergies: 'No onions' })
  const { id: responseId } = await makeResponse(env, event, [ana])
  const { messages } = await openLiveView(`/api/events/${event.id}/live`, { cookie })
  const person = { responseId, personId: ana.id }
  expect((await agree({ special: undefined, person })).status).toBe(200)
  expect((await kitchen()).specials[0]?.dishes[0]?.alternative?.agreedBy).toBe('Marta')
  await expect.poll(() => messages).toContainEqual(expect.objectContaining({ changed: 'event' }))
})

it('names who wrote words that wait to be sorted, the party of a special guest, and whether mail reaches it', async () => {
  const { event, eats, beef, kitchen } = await given()
  const lead = { leadGuestEmail: 'leo@example.com' }
  const { id } = await makeResponse(
    env,
    event,
    [
      eats(beef, { name: 'Leo' }),
      eats(beef, { name: 'Mia', allergies: 'nut allergy' }),
      eats(beef, { name: 'Tom', allergies: 'None' }),
      eats(beef, { name: 'Eve', allergies: 'low salt', noteSorted: true }),
    ],
    lead,
  )
  const found = await kitchen()
  expect(
    found.unsortedNotes.map(({ name, note, named }) => [name, note, named.map(({ what }) => what)]),
  ).toEqual([['Mia', 'nut allergy', ['peanuts', 'nuts']]])
  expect(found.wordsNotSorted).toBe(1)
  expect(found.parties).toEqual({ [id]: { lead: 'Leo', mailed: true } })
})

it('is not read again while nothing changed', async () => {
  const { send, event, eats, beef, cookie } = await given()
  const tag = (await send('GET', '/kitchen')).headers.get('etag') ?? ''
  const again = () =>
    call('GET', `/api/events/${event.id}/kitchen`, undefined, { cookie, 'if-none-match': tag })
  expect((await again()).status).toBe(304)
  await makeResponse(env, event, [eats(beef)])
  expect((await again()).status).toBe(200)
})

const settings = {
  contact: 'Mia Ott +351 912 345 678',
  guaranteedPlates: 118,
  guaranteedDue: 1_800_000_000_000,
  sparePercent: 3,
  extras: [{ label: 'crew', count: 5 }],
  asksAge: true,
}

it('stands on the sheet what the planner tells the kitchen, and adds neither spare nor extra plates', async () => {
  const { event, kitchen, eats, beef, risotto, mainId, send } = await given()
  await makeResponse(env, event, [eats(beef), eats(''), eats('', { allergies: 'No onions', special: 1 })])
  const courses = [{ categoryId: mainId, servedAt: '19:40', defaultItemId: risotto }]
  const before = await kitchen()
  expect((await send('PUT', '/kitchen-settings', { ...settings, courses })).status).toBe(200)
  const found = await kitchen()
  expect(found).toMatchObject({
    ...{ plates: 3, sparePercent: 3, extras: settings.extras, settings: { ...settings, courses } },
    guaranteed: { count: 118, due: settings.guaranteedDue },
    courses: [
      { time: '19:40', defaultDish: { id: risotto, name: 'Risotto', count: 1 }, total: 3, notChosen: 2 },
    ],
  })
  expect(found.courses[0]?.items[0]).toMatchObject({ total: 1, sparePlates: 1 })
  expect(found.version).toBe(before.version + 1)
  expect((await send('PUT', '/kitchen-settings', { ...settings, courses })).status).toBe(200)
  expect((await kitchen()).version).toBe(found.version)
  const undated = { ...settings, guaranteedDue: null, courses }
  expect((await send('PUT', '/kitchen-settings', undated)).status).toBe(200)
  expect((await kitchen()).guaranteed).toEqual({ count: 118, due: null })
})

it('keeps what two tabs tell the kitchen, and asks where both changed the same', async () => {
  const { kitchen, beef, risotto, mainId, send } = await given()
  const course = (servedAt: string | null, defaultItemId: string | null) => ({
    categoryId: mainId,
    servedAt,
    defaultItemId,
  })
  const opened = { ...settings, courses: [course('19:40', risotto)] }
  expect((await send('PUT', '/kitchen-settings', opened)).status).toBe(200)
  const was = { sparePercent: 3 }
  const theirs = { ...opened, contact: 'Ana', was: { contact: settings.contact } }
  expect((await send('PUT', '/kitchen-settings', theirs)).status).toBe(200)
  expect((await send('PUT', '/kitchen-settings', { ...opened, sparePercent: 5, was })).status).toBe(200)
  const merged = { ...opened, contact: 'Ana', sparePercent: 5 }
  expect((await kitchen()).settings).toMatchObject(merged)

  const before = await kitchen()
  const name = `course ${mainId}`
  const mine = { ...opened, extras: [], contact: 'Leo', courses: [course('20:00', beef)] }
  const wasMine = {
    extras: settings.extras,
    contact: settings.contact,
    [name]: { servedAt: '19:40', defaultItemId: risotto },
  }
  const both = async (change: object) => {
    const refused = await send('PUT', '/kitchen-settings', change)
    const { error } = await refused.json<ErrorBody>()
    expect([refused.status, error.code]).toEqual([409, 'changed'])
    return error.details
  }
  const author = { id: expect.any(String), name: 'Pat Planner' }
  expect(await both({ ...mine, was: wasMine })).toEqual({
    both: [{ of: 'contact', yours: 'Leo', theirs: 'Ana', author }],
  })
  const late = { ...wasMine, contact: 'Ana', [name]: { servedAt: '18:00', defaultItemId: null } }
  expect(await both({ ...mine, was: late })).toEqual({
    both: [
      {
        of: name,
        yours: { servedAt: '20:00', defaultItemId: beef },
        theirs: { servedAt: '19:40', defaultItemId: risotto },
        author,
      },
    ],
  })
  expect(await kitchen()).toMatchObject({ version: before.version, settings: merged })
  expect(
    (await send('PUT', '/kitchen-settings', { ...mine, was: { ...wasMine, contact: 'Ana' } })).status,
  ).toBe(200)
  expect((await kitchen()).settings).toMatchObject({ ...mine, sparePercent: 5 })
})

it('stores nothing of settings that name another event’s course or dish', async () => {
  const { kitchen, mainId, send } = await given()
  const other = await given()
  const reason = async (categoryId: string, defaultItemId: string | null) =>
    (
      await refusalOf(
        await send('PUT', '/kitchen-settings', {
          ...settings,
          courses: [{ categoryId, servedAt: null, defaultItemId }],
        }),
      )
    ).reason
  expect(await reason(other.mainId, null)).toBe('category_not_found')
  expect(await reason(mainId, other.beef)).toBe('item_not_found')
  expect((await kitchen()).settings).toMatchObject({ contact: null, sparePercent: 0, asksAge: false })
})

it('counts words that became a need, and has them wait again once that is taken back', async () => {
  const { event, eats, beef, kitchen, send } = await given()
  const mia = eats(beef, {
    ...{ name: 'Mia', allergies: 'nut allergy', special: 1 },
    needs: [{ what: 'eggs', how: 'allergy', by: 'guest' }],
  })
  const { id } = await makeResponse(env, event, [mia])
  const nuts = { what: 'nuts', how: 'allergy' }
  const sort = (more: object) =>
    send('PUT', `/responses/${id}/words`, { person: mia.id, words: mia.allergies, needs: [nuts], ...more })
  expect((await sort({})).status).toBe(200)
  const sorted = await kitchen()
  expect(sorted).toMatchObject({ unsortedNotes: [], wordsNotSorted: 0, specials: [{ words: 'nut allergy' }] })
  expect(sorted.specials[0]?.needs.map(({ what, by }) => [what, by])).toEqual([
    ['eggs', 'guest'],
    ['nuts', 'planner'],
  ])
  expect((await sort({ undo: true })).status).toBe(200)
  expect(await kitchen()).toMatchObject({
    ...{ unsortedNotes: [{ name: 'Mia' }], wordsNotSorted: 1 },
    specials: [{ number: 1, needs: [{ what: 'eggs' }] }],
  })
  expect((await sort({ needs: [] })).status).toBe(200)
  expect(await kitchen()).toMatchObject({ unsortedNotes: [], specials: [{ words: 'nut allergy' }] })
})

it('has words that a guest writes anew wait, though a need stays of those before', async () => {
  const { event, eats, beef, kitchen, send } = await given()
  const party = [eats(beef, { id: 'mamama', name: 'Mia', allergies: 'nut allergy', special: 1 })]
  const { id, token } = await makeResponse(env, event, party)
  const nuts = { what: 'nuts', how: 'allergy' }
  await send('PUT', `/responses/${id}/words`, { person: party[0]?.id, words: 'nut allergy', needs: [nuts] })
  expect(await kitchen()).toMatchObject({ unsortedNotes: [], wordsNotSorted: 0 })
  const anew = { ...party[0], needs: [nuts], allergies: 'nut allergy, and no kiwi', consent: true }
  expect((await call('PUT', `/api/responses/${token}`, { party: [anew] })).status).toBe(200)
  expect(await kitchen()).toMatchObject({
    ...{ unsortedNotes: [{ note: 'nut allergy, and no kiwi' }], wordsNotSorted: 1 },
    specials: [{ noteUnsorted: true, needs: [{ what: 'nuts', by: 'planner' }] }],
  })
})

it('takes words for sorted that a planner turns into a need while correcting the response', async () => {
  const { event, eats, beef, kitchen, send } = await given()
  const mia = eats(beef, { id: 'mamama', name: 'Mia', allergies: 'nut allergy', special: 1 })
  const { id } = await makeResponse(env, event, [mia])
  const correct = (more: object) =>
    send('PUT', `/responses/${id}`, { party: [{ ...mia, ...more }] }).then(({ status }) => status)
  expect(await correct({ name: 'Mia Ott' })).toBe(200)
  expect((await kitchen()).wordsNotSorted).toBe(1)
  expect(await correct({ needs: [{ what: 'nuts', how: 'allergy' }] })).toBe(200)
  expect((await kitchen()).wordsNotSorted).toBe(0)
})
