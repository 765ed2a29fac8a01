import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { outbox } from '#core/mail/table'
import type { EventRead } from '#events/shape/event'
import { events } from '#events/table/events'
import type { NewlyWarned } from '#needs/rules/newly-warned'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'
import { templates } from '../../app/mails.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { menuItems } from '../table.ts'

const db = database(env.DB)
afterEach(() => setClock())
const celery = { what: 'celery', state: 'contains' } as const
const milk = { what: 'milk', state: 'contains' } as const
const day = 86_400_000

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  const [main] = await makeMenu(db, event.id, { Main: ['Beef', 'Risotto'] })
  const [beef = '', risotto = ''] = main?.items.map(({ id }) => id) ?? []
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}`
  const person = (what?: 'celery' | 'milk', more: Partial<Person> = {}): Person => ({
    ...{ name: what ?? 'Ann', allergies: '', id: 'ppaaaa', selections: { [main?.id ?? '']: beef } },
    ...(what && { needs: [{ what, how: 'allergy', by: 'guest' }], shownVersions: { [beef]: 0 } }),
    ...more,
  })
  const answered = async (people: Person[], leadGuestEmail: string | null = null) => {
    const made = await makeResponse(env, event, people, { leadGuestEmail })
    await db.update(responses).set({ selections: people }).where(eq(responses.id, made.id))
    return made
  }
  const put = (contents: object[], iid = beef) =>
    call('PUT', `${path}/items/${iid}/contents`, { contents }, { cookie })
  const foresee = async (contents: object[]) =>
    (
      await call('POST', `${path}/items/${beef}/contents/foresee`, { contents }, { cookie })
    ).json<NewlyWarned>()
  const mails = (responseId: string) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, responseId), eq(outbox.kind, 'contents_changed')))
  // Mails the response itself queued are sent before.
  const settled = async () => {
    await processOutbox(env, templates)
  }
  const left = async () => (await call('GET', `${path}/contents-changed`, undefined, { cookie })).json()
  const party = async (id: string) =>
    (await db.select().from(responses).where(eq(responses.id, id)))[0]?.selections
  const address = `${crypto.randomUUID()}@example.com`
  /** The text of the queued mail about contents. */
  const mail = (id: string) => templates.contents_changed(env, id)
  return {
    left,
    address,
    mail,
    event,
    main,
    beef,
    risotto,
    cookie,
    path,
    person,
    answered,
    put,
    foresee,
    mails,
    settled,
    party,
  }
}

describe('contents that change after guests chose', () => {
  it('of 48 who chose it two are allergic: one is mailed, the other has no address', async () => {
    const own = await given()
    expect(await own.left()).toEqual({ guests: 0, mailed: 0, notNotified: [] })
    for (let party = 0; party < 5; party++)
      await own.answered(Array.from({ length: party < 4 ? 10 : 6 }, () => own.person()))
    const ann = await own.answered([own.person('celery', { special: 1 })], own.address)
    const bob = await own.answered([own.person('celery', { special: 2 })])
    await own.settled()
    const foreseen = { chose: 48, warned: 2, mailed: 1, allergic: true }
    expect(await own.foresee([celery])).toEqual(foreseen)
    expect(await own.mails(ann.id)).toEqual([])
    expect((await own.put([celery])).status).toBe(200)
    expect([await own.mails(ann.id), await own.mails(bob.id)]).toMatchObject([[{ sentAt: null }], []])
    const mail = await own.mail(ann.id)
    expect(mail).toMatchObject({ to: own.address })
    expect(mail?.subject).toBe(`What is in a dish you chose for ${own.event.title} has changed`)
    expect(mail?.text).toContain('What is in a dish you chose has changed.')
    expect(mail?.text).toContain('Look again')
    expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/celery|Beef/i)
    // The edit link sent again tells it as well.
    expect((await templates.edit_link(env, ann.id))?.subject).toBe(mail?.subject)
    expect(await own.left()).toEqual({
      guests: 2,
      mailed: 1,
      notNotified: [{ responseId: bob.id, name: 'celery', why: 'no_address' }],
    })
    // Neither is notified now, under the numbers they had.
    for (const [{ id }, special] of [
      [ann, 1],
      [bob, 2],
    ] as const)
      expect((await own.party(id))?.[0]).toMatchObject({ special, shownVersions: { [own.beef]: 0 } })
  })

  it('the same change sent again, or one that warns of nothing new, mails nobody', async () => {
    const own = await given()
    const ann = await own.answered([own.person('celery')], own.address)
    await own.settled()
    for (let sent = 0; sent < 2; sent++) await own.put([celery])
    expect(await own.mails(ann.id)).toHaveLength(1)
    expect(await own.foresee([celery, milk])).toEqual({ chose: 1, warned: 0, mailed: 0, allergic: true })
    await own.put([celery, milk])
    expect(await own.mails(ann.id)).toHaveLength(1)
  })

  it('whoever is warned of nothing new counts as told, and keeps wishing it as it is', async () => {
    const own = await given()
    await own.put([celery])
    const wishes = { [own.beef]: 'as_is' } as const
    const told = { [own.beef]: 2 }
    const { id } = await own.answered([
      own.person('celery', { id: 'told22', shownVersions: told, wishes }),
      own.person('celery', { id: 'old222', shownVersions: { [own.beef]: 1 } }),
    ])
    // Guests not notified before are still to be notified.
    expect(await own.left()).toMatchObject({ guests: 1 })
    await own.put([celery, milk])
    expect((await own.party(id))?.map((one) => one.shownVersions?.[own.beef])).toEqual([3, 1])
    expect((await own.party(id))?.[0]?.wishes).toEqual(wishes)
  })

  it('a mail that is no longer true is not sent: the dish changed back, or another was chosen', async () => {
    for (const undone of ['back', 'another']) {
      const own = await given()
      const ann = await own.answered([own.person('celery')], own.address)
      await own.settled()
      await own.put([celery])
      expect((await own.mail(ann.id))?.text).toContain('Look again')
      if (undone === 'back') await own.put([])
      else
        await db
          .update(responses)
          .set({ selections: [own.person('celery', { selections: { [own.main?.id ?? '']: own.risotto } })] })
          .where(eq(responses.id, ann.id))
      expect(await own.mail(ann.id)).toBeNull()
    }
  })

  it('it is mailed after closing, too, until the meal', async () => {
    const own = await given()
    const ann = await own.answered([own.person('celery')], own.address)
    await own.settled()
    const [row] = await db.select().from(events).where(eq(events.id, own.event.id))
    const closesAt = row?.closesAt ?? 0
    setClock(() => closesAt + day)
    const cookie = await makeSession(env, own.event.userId)
    const put = (contents: object[]) =>
      call('PUT', `${own.path}/items/${own.beef}/contents`, { contents }, { cookie })
    await put([celery])
    expect(await own.mails(ann.id)).toHaveLength(1)
    const mail = await own.mail(ann.id)
    expect(mail?.text).toContain('Look again')
    expect(mail?.text).not.toContain('You can change your choices until')
    await put([])
    setClock(() => closesAt + 31 * day)
    const later = await makeSession(env, own.event.userId)
    const response = await call(
      'PUT',
      `${own.path}/items/${own.beef}/contents`,
      { contents: [celery] },
      { cookie: later },
    )
    expect(response.status).toBe(200)
    expect(await own.mails(ann.id)).toHaveLength(1)
  })

  it('a substitute for the dish ends, and one for another dish stays', async () => {
    const own = await given()
    const { id } = await own.answered([own.person('celery')])
    const agree = (categoryId: string, itemId: string) =>
      env.DB.prepare(
        "insert into agreements values (?, 'ppaaaa', ?, ?, ?, 'cucumber salad', 'Marta', 'kitchen', 1, null, null, null)",
      )
        .bind(id, categoryId, itemId, own.event.id)
        .run()
    await agree(own.main?.id ?? '', own.beef)
    await agree('other', own.risotto)
    await own.put([celery])
    const { results } = await env.DB.prepare('select item_id from agreements where event_id = ?')
      .bind(own.event.id)
      .all()
    expect(results).toEqual([{ item_id: own.risotto }])
  })

  it('what cannot be stated is refused before, as it would be after', async () => {
    const own = await given()
    const foresee = (body: object) =>
      call('POST', `${own.path}/items/${own.beef}/contents/foresee`, body, { cookie: own.cookie })
    expect((await foresee({ contents: [{ what: 'milk', state: 'without' }] })).status).toBe(400)
    expect((await foresee({ contents: [{ what: 'own:x', state: 'may' }] })).status).toBe(400)
    const read = await (await call('GET', own.path, undefined, { cookie: own.cookie })).json<EventRead>()
    expect(read.categories[0]?.items[0]).not.toHaveProperty('contents')
    expect((await db.select().from(menuItems).where(eq(menuItems.id, own.beef)))[0]?.contents).toBeNull()
  })
})
