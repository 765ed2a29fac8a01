import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { AnswerQuota, type Kind, quotas } from './answer-quota.ts'

const minute = 60_000
const hour = 60 * minute

/** Runs something with the room of an event that nobody has used. */
function withRoom<T>(run: (room: AnswerQuota) => T): Promise<T> {
  const desk = env.DESK.get(env.DESK.newUniqueId())
  return runInDurableObject(desk, (_, { storage }) => run(new AnswerQuota(storage)))
}

/** Number of answers a sender gets in at one instant until there is no room. */
function takes(room: AnswerQuota, kind: Kind, sender: string, guestLimit: number, at = 0): number {
  for (let taken = 0; ; taken++) {
    if (room.waitFor({ kind, sender }, guestLimit, at) > 0) return taken
    room.take({ kind, sender }, guestLimit, at)
  }
}

it.each([
  ['answers', 30, [75, 38, 19, 9, 5, 2, 1, 1, 0]],
  ['answers', 500, [1250, 625]],
  ['addresses', 100, [200, 100, 50, 25, 13, 6, 3, 2, 1, 0]],
] as const)(
  'of %s at a limit of %s each sender gets what it leaves to the others',
  (kind, guestLimit, shares) =>
    withRoom((room) => {
      expect(shares.map((_, sender) => takes(room, kind, `${sender}`, guestLimit))).toEqual(shares)
    }),
)

it('each kind and the changes ahead in a batch count as they are', () =>
  withRoom((room) => {
    const one = { kind: 'answers', sender: 'a' } as const
    const ahead = Array.from({ length: 75 }, () => one)
    expect(room.waitFor(one, 30, 0, ahead.slice(1))).toBe(0)
    expect(room.waitFor(one, 30, 0, ahead)).toBeGreaterThan(0)
    expect(room.waitFor({ ...one, sender: 'b' }, 30, 0, ahead)).toBe(0)
    expect(room.waitFor({ ...one, kind: 'addresses' }, 30, 0, ahead)).toBe(0)
  }))

it.each(['one', 'seven', 'any number of'])(
  'an event takes at most ten times its limit of new answers an hour from %s senders',
  (senders) =>
    withRoom((room) => {
      const times: number[] = []
      let fresh = 0
      for (let at = 0; at < 3 * hour; at += 2000) {
        fresh++
        const sender = String(senders === 'one' ? 0 : senders === 'seven' ? fresh % 7 : fresh)
        if (room.waitFor({ kind: 'answers', sender }, 30, at) > 0) continue
        room.take({ kind: 'answers', sender }, 30, at)
        times.push(at)
      }
      const inHourFrom = (from: number) => times.filter((at) => at >= from && at < from + hour).length
      expect(Math.max(...times.map(inHourFrom))).toBeLessThanOrEqual(300)
      expect(times.length).toBeGreaterThan(senders === 'one' ? 300 : 400)
    }),
)

it.each([
  [30, 0.4],
  [100, 3.6],
  [2000, 0.25],
])('a guest elsewhere waits minutes at most, whatever strangers take at a limit of %s', (limit, minutes) =>
  withRoom((room) => {
    for (let sender = 0; sender < 16; sender++)
      for (const kind of ['answers', 'addresses'] as const) takes(room, kind, `stranger ${sender}`, limit)
    for (const kind of ['answers', 'addresses'] as const) {
      const wait = room.waitFor({ kind, sender: 'guest' }, limit, 0)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(Math.max(minutes * minute, quotas[kind].freeIn / 300))
      expect(room.waitFor({ kind, sender: 'guest' }, limit, wait)).toBe(0)
    }
  }),
)

it('the time it tells is the first at which there is room', () =>
  withRoom((room) => {
    const one = { kind: 'answers', sender: 'a' } as const
    for (let taken = 0; taken < 120; taken++) room.take(one, 30, 0)
    const wait = room.waitFor(one, 30, 0)
    expect(room.waitFor(one, 30, wait - 1000)).toBeGreaterThan(0)
    expect(room.waitFor(one, 30, wait)).toBe(0)
  }))

it('what comes free is deleted, and at last the table', () =>
  withRoom((room) => {
    expect(room.sweep(0)).toBeNull()
    room.take({ kind: 'answers', sender: 'a' }, 30, 0)
    room.take({ kind: 'addresses', sender: 'a' }, 100, 0)
    expect(room.sweep(0)).toBe(24_000)
    expect(room.sweep(24_000)).toBe(216_000)
    expect(room.sweep(216_000)).toBeNull()
  }))
