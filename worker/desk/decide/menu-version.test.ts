import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import type { ReceivedCommand } from '../shape.ts'
import { d1Store } from '../store.ts'

const db = database(env.DB)

it.each([
  ['an edit of a version that is not read before', true, 1],
  ['an edit of a version', false, 1],
  ['an edit of whatever is stored', false, null],
  ['a change of needs', false, undefined],
] as const)('%s is stored on the menu it was decided on alone', async (_, unread, version) => {
  const event = await makeEvent(db, (await makePlanner(db)).id)
  const [course] = await makeMenu(db, event.id)
  const [soup, salad] = course?.items ?? []
  const chosen = (id = '') => [
    { id: 'aaaaaa', name: 'Ann', allergies: '', selections: { [course?.id ?? '']: id } },
  ]
  const { id } = await makeResponse(env, event, chosen(soup?.id))
  const said = { responseKey: id, actor: guestActor, at: now() }
  const needs = [{ what: 'nuts', how: 'allergy', by: 'guest' } as const]
  const command: ReceivedCommand =
    version === undefined
      ? { kind: 'needs', people: [{ id: 'aaaaaa', needs, consent: true }], ...said }
      : { kind: 'edit', version, content: { email: null, party: chosen(salad?.id) }, ...said }
  const store = d1Store(env.DB)
  const decidedOn = async () => {
    const snapshot = await store.load(event.eventCode, [id])
    return unread ? { ...snapshot, responses: null, declines: null, invitations: null } : snapshot
  }
  const stored = async () => (await store.load(event.eventCode, [id])).responses?.get(id)

  const before = await decidedOn()
  await env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(salad?.id).run()
  await env.DB.prepare('update events set menu_version = menu_version + 1 where id = ?').bind(event.id).run()
  expect((await store.commit(event.eventCode, before, [command])).written.size).toBe(0)
  expect(await stored()).toMatchObject({ version: 1, party: chosen(soup?.id) })
  // On the menu as it is now the store writes it: deciding is not the store's.
  expect((await store.commit(event.eventCode, await decidedOn(), [command])).written.size).toBe(1)
  expect((await stored())?.version).toBe(2)
})
