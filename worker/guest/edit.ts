import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOpen } from '#contract/closing'
import { type EditView, eventGone, linkExpired, linkInvalid } from '#contract/guest'
import type { Correction } from '#contract/party'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { guestSelections } from '#core/schema/responses'
import { atDesk, responseView } from '../desk/client.ts'
import type { EdgeMenus } from '../menu/cache.ts'
import { eraseByToken } from './erase.ts'
import { eventAndMenu, eventView, eventWithMenu } from './look-up.ts'
import { codeOfToken, editTokenHash } from './token.ts'

const responseOfToken = preparedQuery((db) =>
  db
    .select()
    .from(guestSelections)
    .where(and(eq(guestSelections.editTokenHash, sql.placeholder('hash')), isNull(guestSelections.deletedAt)))
    .limit(1),
)

/**
 * What an edit link opens, in one round trip. Choices that were taken off the menu are left out, and told.
 * @throws Refusal 404 for an unknown link or event, 410 `expired` after closing
 */
export async function readByToken(
  db: Database,
  menus: EdgeMenus,
  token: string,
  at: number,
): Promise<EditView> {
  const code = codeIn(token)
  const menu = await menus.find(code)
  const { rows, response } = await runBatch(db, {
    rows: eventAndMenu(db, code, menu),
    response: responseOfToken(db, { hash: await editTokenHash(token) }),
  })
  const [row] = response
  const found = eventWithMenu(rows, menu, menus)
  if (!found) throw notFound(eventGone)
  const { event, categories } = found
  if (!row || row.eventId !== event.id) throw notFound(linkInvalid)
  if (!isOpen(event, at)) throw new Refusal(410, 'expired', linkExpired)
  const live = new Set(categories.flatMap(({ id, items }) => items.map((item) => `${id} ${item.id}`)))
  const party = row.selections.map((person) => ({
    ...person,
    selections: Object.fromEntries(
      Object.entries(person.selections).filter(([category, item]) => live.has(`${category} ${item}`)),
    ),
  }))
  return {
    response: responseView({ ...row, party }),
    event: eventView(event),
    categories,
    otherGuests: event.registeredGuests - row.guestCount,
    menuVersion: event.menuVersion,
    droppedChoices: JSON.stringify(party) !== JSON.stringify(row.selections),
  }
}

/**
 * Changes the answer an edit link opens. The desk finds it by the token's hash.
 * @param address whose edits and mail addresses are counted
 * @returns the response's id and new version
 * @throws Refusal as the desk words it
 */
export async function editByToken(
  env: Env,
  token: string,
  { email, party, version }: Correction,
  address: string,
) {
  const content = { email: email || null, party }
  const response = await editTokenHash(token)
  const ask = { kind: 'edit', response, version: version ?? null, content, by: null } as const
  const { id, version: newer } = await atDesk(env, codeIn(token), ask, address)
  return { responseId: id, version: newer }
}

/**
 * Takes the answer an edit link opens back: the places are free, names, allergies and address are erased, and nobody can
 * restore it, whether or not the planner deleted it before. After closing it is only erased: the places stay taken, and
 * the choices count.
 */
export async function withdrawByToken(env: Env, token: string): Promise<void> {
  const code = codeIn(token)
  try {
    await atDesk(env, code, {
      kind: 'remove',
      response: await editTokenHash(token),
      erase: true,
      by: null,
    })
  } catch (error) {
    const closed = error instanceof Refusal && error.code === 'expired'
    if (!closed || !(await eraseByToken(env, code, token))) throw error
  }
}

function codeIn(token: string): string {
  const code = codeOfToken(token)
  if (!code) throw notFound(linkInvalid)
  return code
}
