import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { plannerCounts } from '#admin/table'
import { audited } from '#core/audit/audit'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, runBatch } from '#core/db'
import { hmac, isHmac } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { countOrRefuse } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { addressChangeLimit } from '../limits.ts'
import { linkLife } from '../link.ts'
import type { Confirmation, User } from '../shape/account.ts'
import { accountLinks, addressChanges, user } from '../table.ts'
import { type Prover, withPassword } from './present-password.ts'
import { tellCards } from './tell-cards.ts'

/** Time a confirmed change is kept for the mail to the old address, in milliseconds. */
const noticeWithin = 7 * 86_400_000

/**
 * Asks for a new address: nothing changes until its link is pressed. Mails the link to the new address and word of it to
 * the old one. An address that has an account is answered the same; its owner is told that it has one.
 * Refuses as `withPassword`, and with 429 after five in an hour.
 */
export async function askForAddress(
  { env }: Context<'env'>,
  { prover, email }: { prover: Prover; email: string },
): Promise<void> {
  const { id: userId, role } = prover.user
  const db = database(env.DB)
  await withPassword(env, prover, async () => {
    await countOrRefuse(db, settings(env).secret, [addressChangeLimit(userId)])
    const at = now()
    const id = crypto.randomUUID()
    await runBatch(db, {
      replaced: db.delete(addressChanges).where(waitingOf(userId)),
      asked: audited(
        db,
        db.insert(addressChanges).values({
          id,
          userId,
          email,
          oldEmail: prover.user.email,
          expiresAt: at + linkLife.confirm,
          createdAt: at,
        }),
        {
          actor: { kind: role, id: userId },
          action: 'UPDATE_ACCOUNT',
          entityType: 'user',
          entityId: userId,
          details: { kind: 'address_asked' },
          at,
        },
      ),
      link: queueMail(db, { kind: 'address_confirm', subjectId: id, at }),
      word: queueMail(db, { kind: 'address_asked', subjectId: id, at }),
    })
  })
}

/** Takes a new address that waits back. Its link confirms nothing then. */
export async function dropNewAddress(db: Database, userId: string): Promise<void> {
  await db.delete(addressChanges).where(waitingOf(userId))
}

/** The token of a change's link: it can be made again, and is stored nowhere. */
export async function addressToken(secret: string, id: string): Promise<string> {
  return `${id}.${await hmac(secret, signed(id))}`
}

/**
 * Reads the address a link confirms, and whether this browser is signed in to the account. Changes nothing.
 * Refuses an unknown, expired or replaced link with 400 `invalid`, and a used one with 409 `already_confirmed`.
 */
export async function newAddressOf(
  env: Env,
  token: string,
  signedInAs: string | undefined,
): Promise<Confirmation> {
  const { email, owner } = await waiting(env, token)
  return { email, ownBrowser: owner.id === signedInAs }
}

/**
 * Makes an address an account's own. Reading its mail proves the address but not the account, so a browser that is not
 * signed in to it has to send its password: an address typed wrongly gives nobody an account. Every link mailed to the old
 * address is void then.
 * Refuses as `newAddressOf`, with 400 and 401 a password that is missing or wrong, with 409 an address that has an account
 * by now.
 * @returns the person by the new address
 */
export async function confirmAddress(
  { env }: Context<'env'>,
  {
    token,
    password,
    browser,
  }: {
    browser: {
      address: string
      device: (email: string) => Promise<string | null>
      signedInAs: string | undefined
    }
  } & { token: string; password?: string | undefined },
): Promise<User> {
  const { id, email, owner } = await waiting(env, token)
  if (owner.id !== browser.signedInAs) {
    if (!password) throw new Refusal('password_required', { field: 'password' })
    const device = await browser.device(owner.email)
    const prover = { user: owner, password, address: browser.address, device }
    await withPassword(env, prover, () => Promise.resolve())
  }
  const db = database(env.DB)
  const at = now()
  const taken = sql`(select 1 from user other where other.email = ${email} and other.id <> ${owner.id})`
  // The statements after the first find the change confirmed by this very request.
  const confirmed = sql`(select user_id from address_changes where id = ${id} and confirmed_at = ${at})`
  const {
    done: [done],
  } = await runBatch(db, {
    done: db
      .update(addressChanges)
      .set({ confirmedAt: at, expiresAt: at + noticeWithin })
      .where(and(eq(addressChanges.id, id), isNull(addressChanges.confirmedAt), sql`not exists ${taken}`))
      .returning({ id: addressChanges.id }),
    address: audited(
      db,
      db
        .update(user)
        .set({ email, updatedAt: at })
        .where(and(eq(user.id, confirmed), ne(user.email, email))),
      {
        actor: { kind: owner.role, id: owner.id },
        action: 'UPDATE_ACCOUNT',
        entityType: 'user',
        entityId: owner.id,
        details: { kind: 'address' },
        at,
      },
    ),
    // Each of these two reads whether the one before it changed a row, the first whether there is an audit row.
    listed: db
      .update(plannerCounts)
      .set({ email })
      .where(and(eq(plannerCounts.userId, owner.id), sql`changes() > 0`)),
    cards: tellCards(db, owner.id, at),
    links: db.delete(accountLinks).where(eq(accountLinks.userId, confirmed)),
    word: queueMail(db, { kind: 'address_changed', subjectId: id, at }),
  })
  if (!done) {
    // Refuses a link that was used meanwhile.
    await waiting(env, token)
    throw new Refusal('already_registered')
  }
  return { ...owner, email }
}

const signed = (id: string) => `new address ${id}`

function waitingOf(userId: string) {
  return and(eq(addressChanges.userId, userId), isNull(addressChanges.confirmedAt))
}

async function waiting(env: Env, token: string) {
  const [, id = '', mac = ''] = /^([\w-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !(await isHmac(settings(env).secrets, signed(id), mac)))
    throw new Refusal('confirm_link_invalid')
  const [found] = await database(env.DB)
    .select({
      email: addressChanges.email,
      confirmedAt: addressChanges.confirmedAt,
      owner: { id: user.id, email: user.email, name: user.name, role: user.role },
    })
    .from(addressChanges)
    .innerJoin(user, eq(user.id, addressChanges.userId))
    .where(and(eq(addressChanges.id, id), gt(addressChanges.expiresAt, now())))
  if (found && found.confirmedAt !== null) throw new Refusal('already_confirmed')
  if (!found) throw new Refusal('confirm_link_invalid')
  return { id, ...found }
}
