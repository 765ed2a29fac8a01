import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { User } from '#contract/account'
import type { Database } from '#core/db'
import { paymentCustomers } from '#core/schema/purchases'

/**
 * The planner's customer record at the provider, made on the first checkout. Two first checkouts at once give one.
 */
export async function customerOf(db: Database, stripe: Stripe, user: User, at: number): Promise<string> {
  const mine = db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, user.id)).limit(1)
  const [known] = await mine
  if (known) return known.customerId
  const { id: customerId } = await stripe.customers.create(
    { email: user.email, name: user.name, metadata: { user_id: user.id } },
    { idempotencyKey: `customer-${user.id}-${user.email}` },
  )
  await db
    .insert(paymentCustomers)
    .values({ userId: user.id, customerId, createdAt: at })
    .onConflictDoNothing()
  const [stored] = await mine
  return stored?.customerId ?? customerId
}

/** Deletes our row of a customer that the provider no longer has. */
export async function forgetCustomer(db: Database, userId: string): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}
