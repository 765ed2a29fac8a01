import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { AnswerQuota, type QuotaKind, quotas } from './answer-quota.ts'

const minute = 60_000
const hour = 60 * minute

/** Runs something with the quota of an event that nobody has used. */
function withQuota<T>(run: (quota: AnswerQuota) => T): Promise<T> {
  const desk = env.DESK.get(env.DESK.newUniqueId())
  return runInDurableObject(desk, (_, { storage }) => run(new AnswerQuota(storage)))
}

/** Number of answers a sender gets in at one instant until no quota is left. */
function takes(quota: AnswerQuota, kind: QuotaKind, sender: string, guestLimit: number, at = 0): number {
  for (let taken = 0; ; taken++) {
    if (quota.waitFor({ kind, sender }, guestLimit, at) > 0) return taken
    quota.use({ kind, sender }, guestLimit, at)
  }
}

it.each([
  ['answers', 30, [75, 38, 19, 9, 5, 2, 1, 1, 0]],
  ['answers', 500, [1250, 625]],
  ['addresses', 100, [200, 100, 50, 25, 13, 6, 3, 2, 1, 0]],
] as const)(
  'of %s at a limit of %s each sender gets what it leaves to the others',
  (kind, guestLimit, shares) =>
    withQuota((quota) => {
      expect(shares.map((_, sender) => takes(quota, kind, `${sender}`, guestLimit))).toEqual(shares)
    }),
)

it('each kind and the changes ahead in a batch count as they are', () =>
  withQuota((quota) => {
    const one = { kind: 'answers', sender: 'a' } as const
    const ahead = Array.from({ length: 75 }, () => one)
    expect(quota.waitFor(one, 30, 0, ahead.slice(1))).toBe(0)
    expect(quota.waitFor(one, 30, 0, ahead)).toBeGreaterThan(0)
    expect(quota.waitFor({ ...one, sender: 'b' }, 30, 0, ahead)).toBe(0)
    expect(quota.waitFor({ ...one, kind: 'addresses' }, 30, 0, ahead)).toBe(0)
  }))

it.each(['one', 'seven', 'any number of'])(
  'an event takes at most ten times its limit of new answers an hour from %s senders',
  (senders) =>
    withQuota((quota) => {
      const times: number[] = []
      let fresh = 0
      for (let at = 0; at < 3 * hour; at += 2000) {
        fresh++
        const sender = String(senders === 'one' ? 0 : senders === 'seven' ? fresh % 7 : fresh)
        if (quota.waitFor({ kind: 'answers', sender }, 30, at) > 0) continue
        quota.use({ kind: 'answers', sender }, 30, at)
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
  withQuota((quota) => {
    for (let sender = 0; sender < 16; sender++)
      for (const kind of ['answers', 'addresses'] as const) takes(quota, kind, `stranger ${sender}`, limit)
    for (const kind of ['answers', 'addresses'] as const) {
      const wait = quota.waitFor({ kind, sender: 'guest' }, limit, 0)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(Math.max(minutes * minute, quotas[kind].refillMs / 300))
      expect(quota.waitFor({ kind, sender: 'guest' }, limit, wait)).toBe(0)
    }
  }),
)

it('the time it tells is the first at which there is quota again', () =>
  withQuota((quota) => {
    const one = { kind: 'answers', sender: 'a' } as const
    for (let taken = 0; taken < 120; taken++) quota.use(one, 30, 0)
    const wait = quota.waitFor(one, 30, 0)
    expect(quota.waitFor(one, 30, wait - 1000)).toBeGreaterThan(0)
    expect(quota.waitFor(one, 30, wait)).toBe(0)
  }))

it('what comes free is deleted, and at last the table', () =>
  withQuota((quota) => {
    expect(quota.sweep(0)).toBeNull()
    quota.use({ kind: 'answers', sender: 'a' }, 30, 0)
    quota.use({ kind: 'addresses', sender: 'a' }, 100, 0)
    expect(quota.sweep(0)).toBe(24_000)
    expect(quota.sweep(24_000)).toBe(216_000)
    expect(quota.sweep(216_000)).toBeNull()
  }))
