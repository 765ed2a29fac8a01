import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { anonymizeDeleted } from '../retention/anonymize-deleted.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { invitationsMax } from './rules/limits.ts'
import type { Invitation } from './shape/invitation.ts'
import { invitations } from './table.ts'

const db = database(env.DB)
afterEach(() => setClock())

const none = { coming: 0, notComing: 0, silent: 0, unused: 0 }

async function actionsOf(eventId: string) {
  const { results } = await env.DB.prepare(
    "select action, details from audit_logs where entity_type = 'invitation' and json_extract(details, '$.event_id') = ? order by id",
  )
    .bind(eventId)
    .all<{ action: string; details: string }>()
  return results
}

describe('a new party', () => {
  it('needs one name, and gets a place for each of its people, who have not answered', async () => {
    const own = await listedEvent()
    const sent = { people: [{ name: ' Ann  Lee ' }, { name: 'Tom Lee', kind: 'child' }] }
    const added = await own.send('POST', '/invitations', sent)
    expect(added.status).toBe(201)
    const { invitation, url } = await added.json<{ invitation: Invitation; url: string }>()
    const id = expect.stringMatching(/^[a-z][a-z2-9]{5}$/)
    expect(invitation).toEqual({
      id: expect.any(String),
      label: 'Ann Lee & Tom Lee',
      people: [
        { id, name: 'Ann Lee', kind: 'adult' },
        { id, name: 'Tom Lee', kind: 'child' },
      ],
      maxSize: 2,
      ...{ email: null, language: null, phone: null, tableLabel: '', note: '' },
      ...{ status: 'silent', counts: { ...none, silent: 2 }, responseId: null, declineId: null },
      ...{ paused: false, updatedAt: expect.any(Number) },
    })
    expect(url).toMatch(new RegExp(`/invite/${own.event.eventCode}-[\\w-]{43}$`))
    expect(await own.list()).toEqual({
      invitations: [invitation],
      counts: { ...none, invited: 2, silent: 2, unlisted: 0, incomplete: 0 },
    })
  })

  it('stands in natural order where labels differ by a figure', async () => {
    const own = await listedEvent()
    for (const label of ['Household 10', 'Household 2', 'household 1', 'Household 100'])
      await own.add({ label, maxSize: 1 })
    const { invitations: parties } = await own.list()
    expect(parties.map(({ label }: Invitation) => label)).toEqual([
      ...['household 1', 'Household 2', 'Household 10', 'Household 100'],
    ])
  })

  it('needs no name of anybody where it has a label and a size', async () => {
    const own = await listedEvent()
    expect(await own.add({ label: 'The Lees', maxSize: 4 })).toMatchObject({
      ...{ label: 'The Lees', people: [], maxSize: 4, counts: { ...none, silent: 4 } },
    })
  })

  it('gets no place for a vendor, who does not answer', async () => {
    const own = await listedEvent()
    const band = await own.add({ people: [{ name: 'Band', kind: 'vendor' }] })
    expect(band).toMatchObject({ maxSize: 1, status: 'coming', counts: none })
    expect((await own.list()).counts.invited).toBe(0)
  })

  it('is the same party when it is sent again under its id, and audited once without its names', async () => {
    const own = await listedEvent()
    const body = { id: crypto.randomUUID(), label: 'The Lees', maxSize: 4 }
    const [first, second] = [await own.add(body), await own.add({ ...body, label: 'Others' })]
    expect(second).toEqual(first)
    expect((await own.list()).invitations).toHaveLength(1)
    const audit = await actionsOf(own.event.id)
    expect(audit.map(({ action }) => action)).toEqual(['CREATE_INVITATION'])
    expect(audit[0]?.details).not.toMatch(/\bLee\b/)
    const other = await listedEvent()
    expect(await refusalOf(await other.send('POST', '/invitations', body))).toMatchObject({
      ...{ status: 409, code: 'id_taken' },
    })
  })

  it.each([
    ['nobody and no label', {}, 'label', 'Please enter a name for this party'],
    ['no place', { label: 'Lee', maxSize: 0 }, 'maxSize', 'A party has 1 to 10 places'],
    ['eleven places', { label: 'Lee', maxSize: 11 }, 'maxSize', 'A party has 1 to 10 places'],
    [
      'more people than places',
      { people: [{ name: 'A' }, { name: 'B' }], maxSize: 1 },
      'maxSize',
      'More people',
    ],
    [
      'an address that is none',
      { label: 'Lee', email: 'a@b' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'a number that a spreadsheet broke',
      { label: 'Lee', phone: '1.76E+11' },
      'phone',
      'Please enter a valid phone number',
    ],
    [
      'a long note',
      { label: 'Lee', note: 'x'.repeat(501) },
      'note',
      'Please keep the note under 501 characters',
    ],
  ])('is refused with %s, at its field', async (_, body, field, sentence) => {
    const own = await listedEvent()
    const refused = await own.send('POST', '/invitations', body)
    const { error } = await refused.json<{ error: { fields: Record<string, string> } }>()
    expect([refused.status, error.fields[field]]).toEqual([400, expect.stringContaining(sentence)])
    expect((await own.list()).invitations).toEqual([])
  })

  it('keeps what people write of a phone number, and forgets a language that is none', async () => {
    const own = await listedEvent()
    const added = await own.add({
      label: 'Lee',
      phone: '+49 (30) 123-45 67 ext. 8',
      language: 'tlhIngan Hol',
    })
    expect(added).toMatchObject({ phone: '+49 (30) 123-45 67 ext. 8', language: null })
  })

  it('is refused once the list is full', async () => {
    const own = await listedEvent()
    await fill(own.event.id, invitationsMax - 1)
    expect((await own.send('POST', '/invitations', { label: 'Last' })).status).toBe(201)
    expect(await refusalOf(await own.send('POST', '/invitations', { label: 'Over' }))).toMatchObject({
      ...{ status: 409, code: 'limit_reached', message: 'A list holds at most 2,000 parties.' },
    })
  })
})

function fill(eventId: string, count: number) {
  return env.DB.prepare(
    `insert into invitations (id, event_id, label, sort_key, max_size, link_hash, places, silent, created_at, updated_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     select ?1 || i, ?1, 'Party ' || i, 'party ' || (i / 7), 1, ?1 || i, 1, 1, 0, 0 from n`,
  )
    .bind(eventId, count)
    .run()
}

describe('the list', () => {
  it('is by label, whatever its case and accents', async () => {
    const own = await listedEvent()
    for (const label of ['Zola', 'de Vries', 'Müller', 'Mulder', 'Ábel']) await own.add({ label })
    expect((await own.list()).invitations.map(({ label }) => label)).toEqual([
      ...['Ábel', 'de Vries', 'Mulder', 'Müller', 'Zola'],
    ])
  })

  it('has 500 a page and loses none', async () => {
    const own = await listedEvent()
    await fill(own.event.id, 1203)
    const ids: string[] = []
    let next: string | undefined
    do {
      const page = await own.list(next ? `?after=${next}` : '')
      expect(page.counts.invited).toBe(1203)
      ids.push(...page.invitations.map(({ id }) => id))
      next = page.next
    } while (next)
    expect([new Set(ids).size, ids.length]).toEqual([1203, 1203])
    expect((await own.send('GET', '/invitations?after=no%20cursor')).status).toBe(400)
  })

  it('is empty where there is none, and tells who answered all the same', async () => {
    const own = await listedEvent()
    expect(await own.list()).toEqual({
      invitations: [],
      counts: { ...none, invited: 0, unlisted: 0, incomplete: 0 },
    })
  })
})

describe('a change of a party', () => {
  it('keeps what is not sent, and counts its places anew', async () => {
    const own = await listedEvent()
    const { id } = await own.add({ label: 'The Lees', maxSize: 4, note: 'Old friends' })
    const changed = await own.send('PUT', `/invitations/${id}`, { maxSize: 2, email: 'Ann@Example.com' })
    expect(changed.status).toBe(200)
    const [row] = (await own.list()).invitations
    expect(row).toMatchObject({
      label: 'The Lees',
      note: 'Old friends',
      maxSize: 2,
      email: 'ann@example.com',
    })
    expect((await own.list()).counts).toMatchObject({ invited: 2, silent: 2 })
  })

  it('sorts the party by its new label, and writes nothing where it is equal', async () => {
    const own = await listedEvent()
    const { id } = await own.add({ label: 'Adam' })
    await own.add({ label: 'Bea' })
    await own.send('PUT', `/invitations/${id}`, { label: 'Zoë' })
    expect((await own.list()).invitations.map(({ label }) => label)).toEqual(['Bea', 'Zoë'])
    await own.send('PUT', `/invitations/${id}`, { label: 'Zoë' })
    const actions = (await actionsOf(own.event.id)).map(({ action }) => action)
    expect(actions).toEqual(['CREATE_INVITATION', 'CREATE_INVITATION', 'UPDATE_INVITATION'])
  })

  it('is refused with both sides where somebody else changed the same field', async () => {
    const own = await listedEvent()
    const { id } = await own.add({ label: 'Lee', note: 'a' })
    await own.send('PUT', `/invitations/${id}`, { note: 'b' })
    const clash = await own.send('PUT', `/invitations/${id}`, { note: 'c', was: { note: 'a' } })
    expect(clash.status).toBe(409)
    const { error } = await clash.json<{ error: { details: unknown } }>()
    const author = { id: own.event.userId, name: 'Pat Planner' }
    expect(error.details).toEqual({ both: [{ of: 'note', yours: 'c', theirs: 'b', author }] })
    const elsewhere = await own.send('PUT', `/invitations/${id}`, { label: 'Li', was: { label: 'Lee' } })
    expect(elsewhere.status).toBe(200)
  })

  it('is refused where it leaves people without a place', async () => {
    const own = await listedEvent()
    const { id } = await own.add(['Ann', 'Bob', 'Cleo'])
    const refused = await own.send('PUT', `/invitations/${id}`, { maxSize: 2 })
    const { error } = await refused.json<{ error: { fields: Record<string, string> } }>()
    expect([refused.status, Object.keys(error.fields)]).toEqual([400, ['maxSize']])
    const fewer = { people: [{ name: 'Ann' }], maxSize: 2 }
    expect((await own.send('PUT', `/invitations/${id}`, fewer)).status).toBe(200)
  })

  it('is 404 for a party of another event, through either', async () => {
    const [own, other] = [await listedEvent(), await listedEvent()]
    const { id } = await own.add({ label: 'Lee' })
    expect(await refusalOf(await other.send('PUT', `/invitations/${id}`, { note: 'x' }))).toMatchObject({
      ...{ status: 404, message: 'This party is no longer on the list.' },
    })
    expect((await other.send('DELETE', `/invitations/${id}`)).status).toBe(404)
    expect((await other.send('POST', `/invitations/${id}/restore`, {})).status).toBe(404)
    expect((await own.list()).invitations).toHaveLength(1)
  })
})

describe('a party that is taken off the list', () => {
  it('is back with its figures when that is undone', async () => {
    const own = await listedEvent()
    const added = await own.add(['Ann', 'Bob'])
    expect((await own.send('DELETE', `/invitations/${added.id}`)).status).toBe(204)
    expect((await own.send('DELETE', `/invitations/${added.id}`)).status).toBe(204)
    expect(await own.list()).toMatchObject({ invitations: [], counts: { invited: 0, silent: 0 } })
    expect((await own.send('POST', `/invitations/${added.id}/restore`, {})).status).toBe(200)
    const { url: _, ...invitation } = added
    expect(await own.list()).toMatchObject({ invitations: [invitation], counts: { invited: 2 } })
    const actions = (await actionsOf(own.event.id)).map(({ action }) => action)
    expect(actions).toEqual(['CREATE_INVITATION', 'DELETE_INVITATION', 'RESTORE_INVITATION'])
  })

  it('cannot come back after a minute, and is deleted by the clock', async () => {
    const own = await listedEvent()
    const { id } = await own.add({ label: 'Lee' })
    await own.send('DELETE', `/invitations/${id}`)
    await anonymizeDeleted({ db, at: now() })
    expect(await db.select().from(invitations).where(eq(invitations.id, id))).toHaveLength(1)
    const later = now() + 66_000
    setClock(() => later)
    expect(await refusalOf(await own.send('POST', `/invitations/${id}/restore`, {}))).toMatchObject({
      ...{ status: 410, code: 'removed' },
    })
    await anonymizeDeleted({ db, at: later })
    expect(await db.select().from(invitations).where(eq(invitations.id, id))).toEqual([])
  })
})
