import { now } from '#core/clock'
import { database } from '#core/db'
import { paperOf } from '#core/files/paper'
import { type AppContext, addressIn } from '#core/http/app'
import { chooseWordsFor, languageOf } from '#core/http/language'
import { notFound } from '#core/http/refusal'
import { type Printed, printKindsOfLink } from '#print/shape/documents'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { printedDishes } from '../kitchen/dish-cards.ts'
import { printedCards } from '../kitchen/place-cards.ts'
import { printedTables } from '../kitchen/printed-tables.ts'
import { printedView, printHeadOf } from '../links/print-view.ts'
import { readKitchen } from '../links/read.ts'
import { coursesOf, pagingOf, printed } from './print-response.ts'

/**
 * A document by a kitchen's link, within its scope, in the language of its page.
 * @throws Refusal 404 for an unknown link or document, and for place cards where the link does not show everybody's name;
 *   410 `revoked`, `expired`; 429
 */
export async function printedByLink(context: AppContext, token: string, asked: string): Promise<Response> {
  const { env, req } = context
  const at = now()
  const chooseWords = chooseWordsFor(req.raw, env)
  const read = await limitUnknownCodes(env, addressIn(req.raw.headers), () =>
    readKitchen(database(env.DB), token, at, chooseWords),
  )
  const { view, rows, scope } = read
  const words = read.words.kitchen
  const print = (document: Printed) => printed(context, document)
  const kind = printKindsOfLink(view.names).find((one) => one === asked)
  if (!kind) throw notFound(asked === 'cards' ? 'kitchen_link_names' : 'not_found')
  const paper = paperOf(req.query('paper'), view.event.timeZone)
  const language = languageOf(req.raw, env, read.language, read.eventLanguage)
  const { eventLanguage } = read
  const head = { paper, language, eventLanguage, at, ...printHeadOf(view, token) }
  if (kind === 'kitchen') return print({ kind, ...head, ...printedView(view, words) })
  if (kind === 'sheet' || kind === 'specials') return print({ kind, ...head, ...printedView(view, words) })
  if (kind === 'tables')
    return print({
      kind,
      ...head,
      pages: pagingOf(context),
      ...printedTables(rows, coursesOf(context), scope, req.query('table')),
    })
  if (kind === 'dishes')
    return print({
      kind,
      ...head,
      ...printedDishes(rows, req.query(), paper, words.menu.markNames, scope),
    })
  return print({
    kind: 'cards',
    ...head,
    ...printedCards(rows, req.query(), paper, coursesOf(context), scope),
  })
}
