import { now } from '#core/clock'
import { database } from '#core/db'
import { addressIn } from '#core/http/app'
import { Refusal, wordsOf } from '#core/http/refusal'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { errorFields, log } from '#core/log'
import { type Found, pageAt } from '#core/pages'
import { site } from '#core/site'
import { answeredIn, receiptDueIn } from '#events/rules/code'
import { shellToken } from '#links/rules/offline'
import type { Unavailable } from '#party/shape/guest'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { readKitchen } from '../links/read.ts'
import { readStop } from '../mailings/read-stop.ts'
import { stopLinkOf } from '../mailings/stop-token.ts'
import { notificationOf } from '../notifications/token.ts'
import { type Asked, codeOf, type Read, tokenOf } from './asked.ts'
import type { Page } from './document.ts'
import { declinePage, demoPage, editPage, eventPage, invitePage, previewPage } from './read-guest-page.ts'

/**
 * The page with the data it is rendered from; null for one that asks to sign in first.
 * @throws Error when the data cannot be read in time
 */
export async function readPage({ id, params }: Found, asked: Asked): Promise<Read | null> {
  switch (id) {
    case 'home':
      return asked.signedIn ? { id: 'dashboard', status: 200 } : homePage(asked)
    case 'event':
      return withTimeout(eventPage(params.code ?? '', asked), timeoutMs)
    case 'invite':
      return withTimeout(invitePage(tokenOf(params.token), asked), timeoutMs)
    case 'try':
      return withTimeout(previewPage(params.id ?? '', asked), timeoutMs)
    case 'demo':
      return demoPage(asked)
    case 'edit':
      return withTimeout(editPage(tokenOf(params.token), asked), timeoutMs)
    case 'notComing':
      return withTimeout(declinePage(tokenOf(params.token), asked), timeoutMs)
    case 'kitchenLink':
      return withTimeout(kitchenPage(tokenOf(params.token), asked), timeoutMs)
    case 'notificationOff':
      return notificationPage(params.mail ?? '', false, asked.env)
    case 'stop':
      return withTimeout(stopPage(params.token ?? '', asked.env), timeoutMs)
    case 'notFound':
      return { id, status: 404 }
    default:
      return { id, status: 200 }
  }
}

/** The page behind a mail's last link. It reads nothing: the token says all. */
export async function notificationPage(written: string, off: boolean, env: Env): Promise<Page> {
  const found = await notificationOf(env, tokenOf(written))
  return { id: 'notificationOff', status: found ? 200 : 404, mail: found?.kind ?? null, off }
}

/** The page behind the end of a mail to the guest list. @param began whether it has just begun again */
export async function stopPage(written: string, env: Env, began = false): Promise<Page> {
  const link = await stopLinkOf(env, tokenOf(written))
  const stopped = link && (await readStop(database(env.DB), link))
  return { id: 'stop', status: stopped ? 200 : 404, stopped, began }
}

/** A guest's page whose data could not be read: the browser asks for it, and the page says what fails. */
export function unread({ id, params }: Found, cookies: string, error: unknown): Read {
  const answered = answeredIn(cookies)
  const base = { status: 200, answered, unread: true } as const
  log('error', 'page not read', { ...errorFields(error) })
  if (id === 'event') return { ...base, id, data: { code: codeOf(params.code), at: now(), loaded: null } }
  if (id === 'invite') return { ...base, id, data: { token: tokenOf(params.token), at: now(), loaded: null } }
  if (id === 'edit') return { ...base, id, data: { token: tokenOf(params.token), at: now(), loaded: null } }
  if (id === 'kitchenLink')
    return { ...base, id, data: { token: tokenOf(params.token), at: now(), tag: null, loaded: null } }
  if (id === 'notComing')
    return { ...base, id, data: { token: tokenOf(params.token), at: now(), loaded: null } }
  throw error
}

function homePage({ request, cookies }: Asked): Read {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return {
    id: 'home',
    status: 200,
    answered: answeredIn(cookies),
    data: {
      fromSignIn: referrer !== null && pageAt(referrer.pathname)?.id === 'signIn',
      receiptDue: receiptDueIn(cookies),
    },
  }
}

async function kitchenPage(token: string, { request, words, chooseWords, env }: Asked): Promise<Read> {
  const base = { id: 'kitchenLink' as const, answered: [] }
  const at = now()
  if (token === shellToken) return { ...base, status: 200, data: { token, at, tag: null, loaded: null } }
  try {
    const read = await limitUnknownCodes(env, addressIn(request.headers), () =>
      readKitchen(database(env.DB), token, at, chooseWords),
    )
    const { view, tag, language } = read
    return {
      ...base,
      status: 200,
      title: read.words.pages.kitchenTitle(view.event.title),
      language,
      eventLanguage: read.eventLanguage,
      data: { token, at, tag, loaded: view },
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded: Unavailable = { sentence: wordsOf(error, words).message, refusalCode: error.code }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { ...base, status: error.status, title, data: { token, at, tag: null, loaded } }
  }
}
