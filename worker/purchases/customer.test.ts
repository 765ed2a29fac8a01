import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { addressToken, confirmAddress } from '#account/own/new-address'
import { addressChanges } from '#account/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { settings } from '#core/settings'
import { runCron } from '../app/cron.ts'
import { makeBuyer, startCheckout, tellCards } from '../testing/factories/payment-factories.ts'
import { Faults, injectFaultsInCards } from '../testing/faults/fault-injection.ts'
import { paymentCustomers } from './table.ts'

const db = database(env.DB)
const hour = 3_600_000
afterEach(() => setClock())

/** A planner who has paid before, and a new address of theirs. */
async function moved() {
  const buyer = await makeBuyer()
  await startCheckout(buyer.cookie, buyer.event.id, '100')
  const mine = eq(paymentCustomers.userId, buyer.planner.id)
  const row = async () => (await db.select().from(paymentCustomers).where(mine))[0]
  const known = async () => (await row())?.customerId ?? ''
  const there = async () => tellCards<{ email: string; name: string }>(`customers/${await known()}`)
  const move = async (email: string) => {
    const id = crypto.randomUUID()
    await db.insert(addressChanges).values({
      ...{ id, userId: buyer.planner.id, email, oldEmail: buyer.planner.email },
      ...{ expiresAt: now() + hour, createdAt: now() },
    })
    const token = await addressToken(settings(env).secret, id)
    const browser = { address: '', device: async () => null, signedInAs: buyer.planner.id }
    await confirmAddress({ env }, { token, browser })
  }
  return { ...buyer, row, there, move }
}

it('the card provider is told of a new address within a minute, and asked nothing where none has changed', async () => {
  const { planner, move, row, there } = await moved()
  const untouched = new Faults()
  await injectFaultsInCards(untouched, () => runCron(env))
  expect(untouched.calls).toBe(0)
  expect(await there()).toMatchObject({ email: planner.email, name: planner.name })
  const email = `${crypto.randomUUID()}@example.com`
  await move(email)
  expect((await row())?.tellAt).not.toBeNull()
  await runCron(env)
  expect(await there()).toMatchObject({ email, name: planner.name })
  expect((await row())?.tellAt).toBeNull()
})

it('a provider that does not answer changes nothing, and is told an hour later', async () => {
  const { planner, move, row, there } = await moved()
  const email = `${crypto.randomUUID()}@example.com`
  await move(email)
  await injectFaultsInCards(new Faults({ call: 1, when: 'before', onwards: true }), () => runCron(env))
  expect((await there()).email).toBe(planner.email)
  const at = now()
  setClock(() => at + hour - 60_000)
  await runCron(env)
  expect((await there()).email).toBe(planner.email)
  setClock(() => at + hour + 60_000)
  await runCron(env)
  expect((await there()).email).toBe(email)
  expect((await row())?.tellAt).toBeNull()
})

it('the next payment tells it as well, and goes on where that fails', async () => {
  const { planner, event, cookie, move, row, there } = await moved()
  await move('new@example.com')
  const real = globalThis.fetch
  globalThis.fetch = ((...args: Parameters<typeof fetch>) =>
    /\/customers\//.test(new Request(...args).url)
      ? Promise.reject(new Error('lost'))
      : real(...args)) as typeof fetch
  const paying = startCheckout(cookie, event.id, '500').finally(() => {
    globalThis.fetch = real
  })
  expect(await paying).toMatch(/^cs_/)
  expect([(await row())?.tellAt !== null, (await there()).email]).toEqual([true, planner.email])
  expect(await startCheckout(cookie, event.id, '1000')).toMatch(/^cs_/)
  expect([(await row())?.tellAt, (await there()).email]).toEqual([null, 'new@example.com'])
})

it('a customer that the provider has no more is made anew by the next payment', async () => {
  const { planner, event, cookie, move, row, there } = await moved()
  await db
    .update(paymentCustomers)
    .set({ customerId: 'cus_gone' })
    .where(eq(paymentCustomers.userId, planner.id))
  await move('third@example.com')
  await runCron(env)
  expect(await row()).toBeUndefined()
  await startCheckout(cookie, event.id, '500')
  expect((await there()).email).toBe('third@example.com')
})
