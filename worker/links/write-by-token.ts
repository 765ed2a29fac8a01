import { and, eq } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import type { Database } from '#core/db'
import { database } from '#core/db'
import { notFound } from '#core/http/refusal'
import { countOrRefuse } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { menuCategories, menuItems } from '#menu/table'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { putSubstitute } from '../kitchen/put-substitute.ts'
import { setContents } from '../menu/contents/set-contents.ts'
import { linkByToken, type ValidLink } from './find.ts'
import type { KitchenStatement, KitchenSubstitute } from './shape/kitchen-requests.ts'

const hour = 3_600_000
/** Writes one link may make an hour: every dish of a long menu several times over. */
export const editsMax = 600

/**
 * States what is in a dish, all that the kitchen says of it, under the name of who says it.
 * @param clientAddress the caller's network address, whose wrong links are counted
 * @returns the event's code, whose open pages are then told
 * @throws Refusal 404 for an unknown link, one that may not confirm, or a dish that it does not show; 410, 429, and as
 *   `setContents`
 */
export async function stateContentsByToken(
  { env, clientAddress }: Context<'env' | 'clientAddress'>,
  { token, itemId, name, ...stated }: { token: string; itemId: string } & KitchenStatement,
): Promise<string> {
  const db = database(env.DB)
  const link = await linkForConfirming(env, db, token, clientAddress)
  const [found] = await db
    .select({ categoryId: menuItems.categoryId })
    .from(menuItems)
    .innerJoin(menuCategories, eq(menuCategories.id, menuItems.categoryId))
    .where(and(eq(menuItems.id, itemId), eq(menuCategories.eventId, link.event.id)))
  if (!found || !shows(link, found.categoryId)) throw notFound('item_not_found')
  const actor = { kind: 'kitchen', id: link.id, label: link.label } as const
  const source = { by: 'kitchen', saidBy: name, linkLabel: link.label } as const
  await setContents({ db, event: link.event, actor, at: now() }, { ...stated, itemId, source })
  return link.event.eventCode
}

/**
 * Agrees what is served to a special guest instead of a dish; empty words take it back.
 * @param clientAddress the caller's network address, whose wrong links are counted
 * @returns the event's code, whose open pages are then told
 * @throws Refusal 404 for an unknown link, one that may not confirm, or a course that it does not show; 410, 429, and as
 *   `putSubstitute`
 */
export async function putSubstituteByToken(
  { env, clientAddress }: Context<'env' | 'clientAddress'>,
  { token, ...substitute }: { token: string } & KitchenSubstitute,
): Promise<string> {
  const db = database(env.DB)
  const link = await linkForConfirming(env, db, token, clientAddress)
  if (!shows(link, substitute.categoryId)) throw notFound('category_not_found')
  const source = { by: 'kitchen', actor: { kind: 'kitchen', id: link.id, label: link.label } } as const
  await putSubstitute({ db, event: link.event, at: now() }, { ...substitute, source })
  return link.event.eventCode
}

/**
 * The link of a token, which is about to write and is counted.
 * @throws Refusal 404, 410 `revoked`, `expired`, 429
 */
export async function linkForWriting(
  { env, db, clientAddress }: Context<'env' | 'db' | 'clientAddress'>,
  token: string,
): Promise<ValidLink> {
  const link = await limitUnknownCodes(env, clientAddress, () => linkByToken(db, token, now()))
  const limit = { kind: 'kitchen_edit', of: link.id, max: editsMax, windowMs: hour } as const
  await countOrRefuse(db, settings(env).secret, [limit])
  return link
}

/** The same where it may confirm. @throws Refusal as `linkForWriting`, and 404 where it only reads */
async function linkForConfirming(
  env: Env,
  db: Database,
  token: string,
  clientAddress: string,
): Promise<ValidLink> {
  const link = await linkForWriting({ env, db, clientAddress }, token)
  if (!link.mayConfirm) throw notFound('kitchen_link_reads')
  return link
}

function shows({ courses }: ValidLink, categoryId: string): boolean {
  return courses === 'all' || courses.includes(categoryId)
}
