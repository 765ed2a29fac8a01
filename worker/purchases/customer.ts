import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { User } from '#account/shape/account'
import { user } from '#account/table'
import type { Context } from '#core/context'
import { type Database, database } from '#core/db'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { failureCode, provider } from './provider.ts'
import { paymentCustomers } from './table.ts'

const atOnce = 5
const hour = 3_600_000

/**
 * The planner's customer record at the provider, made on the first checkout. Two first checkouts at once give one. One
 * that has the planner's former address is brought up to date first; where that fails, the payment goes on.
 */
export async function customerOf(
  { db, user: owner, at }: Context<'db' | 'at'> & { user: User },
  stripe: Stripe,
): Promise<string> {
  const mine = db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, owner.id)).limit(1)
  const [known] = await mine
  if (known) {
    if (known.tellAt !== null) await tellOf(db, stripe, { ...known, ...owner }, at)
    return known.customerId
  }
  const { id: customerId } = await stripe.customers.create(
    { email: owner.email, name: owner.name, metadata: { user_id: owner.id } },
    { idempotencyKey: `customer-${owner.id}-${owner.email}` },
  )
  await db
    .insert(paymentCustomers)
    .values({ userId: owner.id, customerId, createdAt: at })
    .onConflictDoNothing()
  const [stored] = await mine
  return stored?.customerId ?? customerId
}

/** Deletes our row of a customer that the provider no longer has. */
export async function forgetCustomer(db: Database, userId: string): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}

/** Tells the provider the new names and addresses of planners who have paid before, at most five per run of the cron. */
export async function tellOfCustomers({ env, at }: Context<'env' | 'at'>): Promise<void> {
  const { payments } = settings(env)
  if (!payments) return
  const db = database(env.DB)
  const due = await db
    .select({ customer: paymentCustomers, name: user.name, email: user.email })
    .from(paymentCustomers)
    .innerJoin(user, eq(user.id, paymentCustomers.userId))
    .where(and(isNotNull(paymentCustomers.tellAt), lte(paymentCustomers.tellAt, at)))
    .orderBy(paymentCustomers.tellAt)
    .limit(atOnce)
  if (due.length === 0) return
  const stripe = await provider(payments)
  for (const { customer, name, email } of due) await tellOf(db, stripe, { ...customer, name, email }, at)
}

type Customer = typeof paymentCustomers.$inferSelect & { name: string; email: string }

/** Updates a customer at the provider. What fails is tried again in an hour; a change meanwhile is told by itself. */
async function tellOf(
  db: Database,
  stripe: Stripe,
  { userId, customerId, tellAt, name, email }: Customer,
  at: number,
): Promise<void> {
  let again: number | null = null
  try {
    // Once and quickly: a payment may wait for it.
    await stripe.customers.update(customerId, { name, email }, { maxNetworkRetries: 0, timeout: 2_000 })
  } catch (error) {
    if (failureCode(error) === 'resource_missing') return forgetCustomer(db, userId)
    log('warn', 'the provider was not told of a new address', {
      code: failureCode(error),
      ...errorFields(error),
    })
    again = at + hour
  }
  await db
    .update(paymentCustomers)
    .set({ tellAt: again })
    .where(and(eq(paymentCustomers.userId, userId), sql`tell_at is ${tellAt}`))
}
