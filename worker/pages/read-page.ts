import { now } from '#core/clock'
import { database } from '#core/db'
import { addressIn } from '#core/http/app'
import { Refusal, wordsOf } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { type Found, pageAt } from '#core/pages'
import { site } from '#core/site'
import { timeoutMs, withTimeout } from '#core/with-timeout'
import { answeredIn, isCode, receiptDueIn } from '#events/rules/code'
import { withoutPunctuation } from '#events/rules/typed-code'
import type { EventView } from '#events/shape/event'
import type { Language } from '#languages/language'
import { keptToken } from '#links/rules/kept'
import { type GuestMenu, onEventPage, type Unavailable, type UnavailableDetails } from '#party/shape/guest'
import { demoId, demoMenu } from '../guest/demo.ts'
import { bypassesCache, guestMenu, inWords } from '../guest/look-up.ts'
import { countingMisses } from '../guest/rate-limits.ts'
import { readByToken } from '../guest/read.ts'
import { readDecline } from '../guest/read-decline.ts'
import { orNothingToTry, trialMenu } from '../guest/trial.ts'
import { readInvitation } from '../invitations/personal/read.ts'
import { readKitchen } from '../links/read.ts'
import { readStop } from '../mailings/read-stop.ts'
import { stopLinkOf } from '../mailings/stop-token.ts'
import { edgeMenus } from '../menu/cache.ts'
import { notificationOf } from '../notifications/token.ts'
import type { Page } from './document.ts'

type Read = Page & { unread?: true }
/** A request for a page. `words` are its reader's. */
type Asked = { request: Request; cookies: string; signedIn: boolean; words: Language; env: Env }

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
      return withTimeout(tryPage(params.id ?? '', asked), timeoutMs)
    case 'demo':
      return demoPage()
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

function codeOf(written = ''): string {
  return withoutPunctuation(written).toUpperCase()
}

function tokenOf(written = ''): string {
  return withoutPunctuation(written)
}

const hour = 3_600_000

/**
 * The last whole hour before the deadline: days are counted by it, and a page that did not change is the same for that
 * long, so that it is not sent again.
 */
function wholeHour(at: number, closesAt: number): number {
  return closesAt - Math.ceil((closesAt - at) / hour) * hour
}

async function eventPage(written: string, { request, cookies, words, env }: Asked): Promise<Read> {
  const code = codeOf(written)
  const answered = answeredIn(cookies)
  const at = now()
  try {
    const menu = await menuFor(code, request, words, env)
    const { title, description, eventDate } = menu.event
    return {
      id: 'event',
      status: 200,
      title: words.pages.eventTitle(title),
      description: description || words.pages.chooseBy(words.guest.days.longDay(eventDate)),
      data: { code, at: wholeHour(at, menu.event.closesAt), loaded: menu },
      answered,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'by_invitation') return byInvitation(code, error, words, answered)
    const loaded = onEventPage(
      words.guest,
      error.code,
      wordsOf(error, words).message,
      error.details as UnavailableDetails | undefined,
    )
    const title = `${words.guest.events.unableToAccess} · ${site.name}`
    return {
      id: 'event',
      status: error.status,
      title,
      data: { code, at: wholeHour(at, 0), loaded },
      answered,
    }
  }
}

/** The page of a code where only the list may answer: a personal link's, which can mail the link. */
function byInvitation(code: string, error: Refusal, words: Language, answered: string[]): Read {
  const about = error.details as UnavailableDetails | undefined
  const loaded: Unavailable = { unable: wordsOf(error, words).message, reason: error.code, about }
  const title = about ? words.pages.inviteTitle(about.title) : words.pages.titles.invite
  return { id: 'invite', status: error.status, title, data: { token: code, at: now(), loaded }, answered }
}

async function invitePage(token: string, { request, cookies, words, env }: Asked): Promise<Read> {
  const answered = answeredIn(cookies)
  const at = now()
  try {
    // A made-up link counts as a code that nobody has, since it tests one.
    const view = await countingMisses(env, addressIn(request.headers), () =>
      readInvitation(database(env.DB), edgeMenus(env), token, at, words.guest),
    )
    const title = words.pages.inviteTitle(view.event.title)
    return { id: 'invite', status: 200, title, data: { token, at, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = error.details as UnavailableDetails | undefined
    const loaded: Unavailable = { unable: wordsOf(error, words).message, reason: error.code, about }
    const title = `${words.guest.events.unableToAccess} · ${site.name}`
    return { id: 'invite', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

async function tryPage(eventId: string, { cookies, words, env }: Asked): Promise<Read | null> {
  const at = now()
  try {
    const menu = inWords(await trialMenu(env, cookies, eventId, at), words.guest)
    const title = words.pages.tryTitle(menu.event.title)
    const loaded = orNothingToTry(menu)
    const data = { code: menu.event.eventCode, at, loaded, preview: eventId }
    return { id: 'try', status: 200, title, data, answered: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.status === 401 ? null : { id: 'notFound', status: 404 }
  }
}

function demoPage(): Read {
  const at = now()
  const loaded = demoMenu(at)
  const data = { code: loaded.event.eventCode, at, loaded, preview: demoId }
  return { id: 'demo', status: 200, data, answered: [] }
}

async function editPage(token: string, { request, cookies, words, env }: Asked): Promise<Read> {
  const answered = answeredIn(cookies)
  const at = now()
  try {
    // A made-up link counts as a code that nobody has, since it tests one.
    const view = await countingMisses(env, addressIn(request.headers), () =>
      readByToken(database(env.DB), edgeMenus(env), token, at, words.guest),
    )
    // After the deadline the link has expired: what it shows is there to be read.
    const { status, title } = view.closed
      ? { status: 410, title: `${words.guest.menu.unableToLoad} · ${site.name}` }
      : { status: 200, title: words.pages.editTitle(view.event.title) }
    return { id: 'edit', status, title, data: { token, at, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = error.details as UnavailableDetails | undefined
    const loaded: Unavailable = { unable: wordsOf(error, words).message, reason: error.code, about }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { id: 'edit', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

async function declinePage(token: string, asked: Asked): Promise<Read> {
  const { request, cookies, words, env } = asked
  const answered = answeredIn(cookies)
  const at = now()
  if (isCode(token)) {
    const event = await eventToDecline(token, asked)
    return { id: 'notComing', status: 200, data: { token, at, loaded: null, event }, answered }
  }
  try {
    const view = await countingMisses(env, addressIn(request.headers), () =>
      readDecline(database(env.DB), token),
    )
    const title = words.pages.notComingTitle(view.event.title)
    return { id: 'notComing', status: 200, title, data: { token, at, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded: Unavailable = { unable: wordsOf(error, words).message, reason: error.code }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { id: 'notComing', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

async function kitchenPage(token: string, { request, words, env }: Asked): Promise<Read> {
  const base = { id: 'kitchenLink' as const, answered: [] }
  const at = now()
  if (token === keptToken) return { ...base, status: 200, data: { token, at, tag: null, loaded: null } }
  try {
    const { view, tag } = await countingMisses(env, addressIn(request.headers), () =>
      readKitchen(database(env.DB), token, at, words.kitchen),
    )
    return {
      ...base,
      status: 200,
      title: words.pages.kitchenTitle(view.event.title),
      data: { token, at, tag, loaded: view },
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded: Unavailable = { unable: wordsOf(error, words).message, reason: error.code }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { ...base, status: error.status, title, data: { token, at, tag: null, loaded } }
  }
}

/** The event whose head stands above the question; none where its code opens no menu. */
async function eventToDecline(code: string, { request, words, env }: Asked): Promise<EventView | undefined> {
  try {
    return (await menuFor(code, request, words, env)).event
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function menuFor(code: string, request: Request, { guest }: Language, env: Env): Promise<GuestMenu> {
  if (!isCode(code)) throw new Refusal('bad_code_in_url')
  const menu = await countingMisses(env, addressIn(request.headers), () =>
    guestMenu(env, code, bypassesCache(request)),
  )
  return inWords(menu, guest)
}
