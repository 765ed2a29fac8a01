import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { call, openLiveView } from '../testing/http.ts'

const db = database(env.DB)

async function given() {
  const owner = await makePlanner(db, { name: 'Pia Planner' })
  const event = await makeEvent(db, owner.id)
  const cookie = await makeSession(env, owner.id)
  const view = async (as = cookie) => {
    const { socket, messages } = await openLiveView(`/api/events/${event.id}/live`, { cookie: as })
    /** Names of who else is here, as the view was told them last; undefined where it was told nothing. */
    const here = () =>
      (messages as { here?: { name: string }[] }[]).findLast((one) => one.here)?.here?.map(({ name }) => name)
    return { socket, here, messages }
  }
  const member = async (role: 'editor' | 'viewer' = 'viewer') => {
    const planner = await makeMember(event.id, role)
    return { ...planner, cookie: await makeSession(env, planner.id) }
  }
  return { owner, event, cookie, view, member }
}

test('members see each other by name while they have the event open, and nobody sees themselves', async () => {
  const own = await given()
  const ada = await own.member()
  const mine = await own.view()
  const theirs = await own.view(ada.cookie)
  await expect.poll(mine.here).toEqual([ada.name])
  await expect.poll(theirs.here).toEqual(['Pia Planner'])
  theirs.socket.close(1000)
  await expect.poll(mine.here).toEqual([])
})

test('a member with two tabs is told once, and is here until both are closed', async () => {
  const own = await given()
  const ada = await own.member()
  const mine = await own.view()
  const one = await own.view(ada.cookie)
  await expect.poll(mine.here).toEqual([ada.name])
  const other = await own.view(ada.cookie)
  await expect.poll(other.here).toEqual(['Pia Planner'])
  const told = mine.messages.length
  one.socket.close(1000)
  const third = await own.view(ada.cookie)
  await expect.poll(third.here).toEqual(['Pia Planner'])
  expect(mine.messages).toHaveLength(told)
  other.socket.close(1000)
  third.socket.close(1000)
  await expect.poll(mine.here).toEqual([])
})

test('who is alone is told of nobody, and guests and kitchens are neither told nor told of', async () => {
  const own = await given()
  const mine = await own.view()
  const again = await own.view()
  const guest = await openLiveView(`/api/codes/${own.event.eventCode}/live`)
  const ada = await own.view((await own.member()).cookie)
  await expect.poll(ada.here).toEqual(['Pia Planner'])
  await expect.poll(mine.here).toHaveLength(1)
  await expect.poll(again.here).toHaveLength(1)
  expect(guest.messages).toEqual([])
  expect(mine.messages).toHaveLength(1)
})

test('who is here is known after the desk was evicted, and a member who was removed is gone', async () => {
  const own = await given()
  const [ada, ben] = [await own.member('editor'), await own.member()]
  const mine = await own.view()
  await own.view(ada.cookie)
  await expect.poll(mine.here).toEqual([ada.name])
  await evictDurableObject(env.DESK.get(env.DESK.idFromName(own.event.eventCode)))
  const late = await own.view(ben.cookie)
  await expect.poll(() => late.here()?.toSorted()).toEqual(['Pia Planner', ada.name].toSorted())
  const path = `/api/events/${own.event.id}/members/${ada.id}`
  expect((await call('DELETE', path, {}, { cookie: own.cookie })).status).toBe(204)
  await expect.poll(mine.here).toEqual([ben.name])
})
