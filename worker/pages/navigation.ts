import { answeredIn, isCode, receiptDueIn } from '#contract/code'
import { type DeadEnd, type GuestMenu, onEventPage, type Unable } from '#contract/guest'
import { type Found, pageAt, pages, redirectOf } from '#contract/pages'
import { site } from '#contract/site'
import { asTypedCode, withoutPunctuation } from '#contract/typed-code'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { addressIn } from '#core/http/app'
import { headersWithStyle, pageHeaders } from '#core/http/headers'
import { Refusal, wordsOf } from '#core/http/refusal'
import { sessionCookie } from '#core/http/session'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { timeoutMs, withTimeout } from '#core/with-timeout'
import { longDay } from '#words/days'
import { somethingWrong, unableToAccess, unableToLoad } from '#words/guest'
import { chooseBy, editTitle, eventTitle, notComingTitle } from '#words/pages'
import { bypassesCache, guestMenu } from '../guest/look-up.ts'
import { countingMisses } from '../guest/rate-limits.ts'
import { readByToken } from '../guest/read.ts'
import { readDecline } from '../guest/read-decline.ts'
import { edgeMenus } from '../menu/cache.ts'
import { documentOf, type Page } from './document.ts'
import { forCrawlers } from './robots.ts'

const hasSession = new RegExp(`(?:^|; ?)${sessionCookie}=`)

/** Answers a navigation with the document of the page at its address. */
export async function page(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...pageHeaders, Allow: 'GET, HEAD' } })
  const answer = forCrawlers(url.pathname, settings(env).origin) ?? eventOfForm(url) ?? redirected(url)
  if (answer) return answer
  const cookies = request.headers.get('cookie') ?? ''
  const signedIn = hasSession.test(cookies)
  const found = pageAt(url.pathname) ?? { id: 'notFound', params: {} }
  try {
    const read = await readPage(found, { request, cookies, signedIn, env }).catch((error: unknown) =>
      unread(found, cookies, error),
    )
    const { html, styleHash } = await documentOf(read, url, env)
    const { kind, private: own } = pages[read.id]
    const isPrivate = own || read.unread === true || (signedIn && kind === 'planner')
    const headers = headersFor(isPrivate, styleHash)
    if (isPrivate) return new Response(html, { status: read.status, headers })
    // A page that others may keep is not sent again while nothing in it changed.
    const tag = `W/"${(await sha256(html)).slice(0, 27)}"`
    const unchanged = read.status === 200 && request.headers.get('if-none-match') === tag
    return new Response(unchanged ? null : html, {
      status: unchanged ? 304 : read.status,
      headers: { ...headers, ETag: tag },
    })
  } catch (error) {
    log('error', 'page failed', { ...errorFields(error) })
    return new Response(`<!doctype html><title>${site.name}</title><p>${somethingWrong}</p>`, {
      status: 503,
      headers: headersFor(true),
    })
  }
}

/** The page that a code typed without a script leads to: the form on `/` sends it to `/event?code=`. */
function eventOfForm({ pathname, searchParams }: URL): Response | null {
  const typed = pathname === '/event' ? searchParams.get('code') : null
  if (typed === null) return null
  const code = asTypedCode(typed)
  return new Response(null, {
    status: 303,
    headers: { ...pageHeaders, Location: code === '' ? '/' : `/event/${code}` },
  })
}

function redirected({ pathname, search }: URL): Response | null {
  const path = redirectOf(pathname)
  if (path === null) return null
  return new Response(null, { status: 301, headers: { ...pageHeaders, Location: path + search } })
}

function headersFor(isPrivate: boolean, styleHash: string | null = null): Record<string, string> {
  return {
    ...(styleHash ? headersWithStyle(styleHash) : pageHeaders),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isPrivate ? 'private, no-store' : 'no-cache',
    ...(isPrivate && { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
  }
}

type Read = Page & { unread?: true }
type Asked = { request: Request; cookies: string; signedIn: boolean; env: Env }

/** The page with the data it is rendered from. @throws Error when the data cannot be read in time */
async function readPage({ id, params }: Found, asked: Asked): Promise<Read> {
  switch (id) {
    case 'home':
      return asked.signedIn ? { id: 'dashboard', status: 200 } : homePage(asked)
    case 'event':
      return withTimeout(eventPage(params.code ?? '', asked), timeoutMs)
    case 'edit':
      return withTimeout(editPage(tokenOf(params.token), asked), timeoutMs)
    case 'notComing':
      return withTimeout(declinePage(tokenOf(params.token), asked), timeoutMs)
    case 'notFound':
      return { id, status: 404 }
    default:
      return { id, status: 200 }
  }
}

/** A guest's page whose data could not be read: the browser asks for it, and the page says what fails. */
function unread({ id, params }: Found, cookies: string, error: unknown): Read {
  const answered = answeredIn(cookies)
  const base = { status: 200, answered, unread: true } as const
  log('error', 'page not read', { ...errorFields(error) })
  if (id === 'event') return { ...base, id, data: { code: codeOf(params.code), loaded: null } }
  if (id === 'edit') return { ...base, id, data: { token: tokenOf(params.token), loaded: null } }
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

async function eventPage(written: string, { request, cookies, env }: Asked): Promise<Read> {
  const code = codeOf(written)
  const answered = answeredIn(cookies)
  try {
    const menu = await menuFor(code, request, env)
    const { title, description, eventDate } = menu.event
    return {
      id: 'event',
      status: 200,
      title: eventTitle(title),
      description: description || chooseBy(longDay(eventDate)),
      data: { code, loaded: menu },
      answered,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded = onEventPage(error.code, wordsOf(error).message, error.details as DeadEnd | undefined)
    const title = `${unableToAccess} · ${site.name}`
    return { id: 'event', status: error.status, title, data: { code, loaded }, answered }
  }
}

async function editPage(token: string, { cookies, env }: Asked): Promise<Read> {
  const answered = answeredIn(cookies)
  try {
    const view = await readByToken(database(env.DB), edgeMenus(env), token, now())
    // After the deadline the link has expired: what it shows is there to be read.
    const { status, title } = view.closed
      ? { status: 410, title: `${unableToLoad} · ${site.name}` }
      : { status: 200, title: editTitle(view.event.title) }
    return { id: 'edit', status, title, data: { token, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = error.details as DeadEnd | undefined
    const loaded: Unable = { unable: wordsOf(error).message, reason: error.code, about }
    const title = `${unableToLoad} · ${site.name}`
    return { id: 'edit', status: error.status, title, data: { token, loaded }, answered }
  }
}

async function declinePage(token: string, { cookies, env }: Asked): Promise<Read> {
  const answered = answeredIn(cookies)
  const at = now()
  if (isCode(token)) return { id: 'notComing', status: 200, data: { token, at, loaded: null }, answered }
  try {
    const view = await readDecline(database(env.DB), token)
    const title = notComingTitle(view.event.title)
    return { id: 'notComing', status: 200, title, data: { token, at, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded: Unable = { unable: wordsOf(error).message, reason: error.code }
    const title = `${unableToLoad} · ${site.name}`
    return { id: 'notComing', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

async function menuFor(code: string, request: Request, env: Env): Promise<GuestMenu> {
  if (!isCode(code)) throw new Refusal('bad_code_in_url')
  return countingMisses(env, addressIn(request.headers), () => guestMenu(env, code, bypassesCache(request)))
}
