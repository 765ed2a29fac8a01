import { answeredIn, badCode, isCode } from '#contract/code'
import { longDay } from '#contract/day'
import {
  type EditView,
  type GuestMenu,
  onEventPage,
  type Unable,
  unableToAccess,
  unableToLoad,
} from '#contract/guest'
import { isPagePath, type PagePath, pages } from '#contract/pages'
import { somethingWrong } from '#contract/refusal'
import { site } from '#contract/site'
import { now } from '#core/clock'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { addressIn } from '#core/http/app'
import { headersWithStyle, pageHeaders } from '#core/http/headers'
import { Refusal } from '#core/http/refusal'
import { sessionCookie } from '#core/http/session'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { timeoutMs, withTimeout } from '#core/with-timeout'
import { readByToken } from '../guest/edit.ts'
import { bypassCache, guestMenu } from '../guest/look-up.ts'
import { countingMisses } from '../guest/rate-limits.ts'
import { edgeMenus } from '../menu/cache.ts'
import { fill, type Page } from './document.ts'
import { forCrawlers } from './robots.ts'

/** Pages whose code and data the browser fetches by itself. */
const shells = [
  /^\/(planner|dashboard|reset-password2|confirm-email)$/,
  /^\/dashboard\/(account|admin|orders)$/,
  /^\/checkout\/success$/,
  /^\/events\/[^/]+\/(menu(\/[^/]+)?|responses|totals)$/,
]

/** Pages that say the same to everybody: rendered here, so that they read without a script. */
const texts: Partial<Record<PagePath, string>> = {
  '/pricing': 'pricing',
  '/intro-help': 'intro',
  '/guest-help': 'guest-guide',
  '/help': 'planner-guide',
  '/terms-and-conditions': 'terms',
  '/privacy-policy': 'privacy',
}

const home = `${site.name} · ${site.tagline}`

/** Answers a navigation: the built shell, filled with the page where it is one that guests see first. */
export async function page(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...pageHeaders, Allow: 'GET, HEAD' } })
  const told = forCrawlers(url.pathname, settings(env).origin)
  if (told) return told
  try {
    const chosen = await withTimeout(choose(url, request, env), timeoutMs)
    const answered = answeredIn(request.headers.get('cookie') ?? '')
    const { html, styleHash } = await fill({ ...chosen, answered }, url, env)
    const headers = headersFor(chosen, styleHash)
    if (chosen.private) return new Response(html, { status: chosen.status, headers })
    // What others may see and keep is not sent again while nothing in it changed.
    const tag = `W/"${(await sha256(html)).slice(0, 27)}"`
    const known = chosen.status === 200 && request.headers.get('if-none-match') === tag
    return new Response(known ? null : html, {
      status: known ? 304 : chosen.status,
      headers: { ...headers, ETag: tag },
    })
  } catch (error) {
    log('error', 'page failed', { ...errorFields(error) })
    return unfilled(url, env)
  }
}

/** When a page cannot be filled, the shell asks for its data itself, and its own words tell what failed. */
async function unfilled(url: URL, env: Env): Promise<Response> {
  const headers = headersFor({ private: true })
  try {
    const { html } = await fill({ status: 200, title: site.name, description: site.tagline }, url, env)
    return new Response(html, { status: 200, headers })
  } catch {
    return new Response(`<!doctype html><title>${site.name}</title><p>${somethingWrong}</p>`, {
      status: 503,
      headers,
    })
  }
}

function headersFor(
  { private: own }: { private?: boolean },
  styleHash: string | null = null,
): Record<string, string> {
  return {
    ...(styleHash ? headersWithStyle(styleHash) : pageHeaders),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': own ? 'private, no-store' : 'no-cache',
    ...(own && { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
  }
}

async function choose(url: URL, request: Request, env: Env): Promise<Page> {
  const [, code] = /^\/event\/([^/]+)\/?$/.exec(url.pathname) ?? []
  if (code) return eventPage(code, request, env)
  const [, token] = /^\/edit\/([^/]+)\/?$/.exec(url.pathname) ?? []
  if (token) return editPage(token, env)
  const signedIn = (request.headers.get('cookie') ?? '').includes(`${sessionCookie}=`)
  const named = isPagePath(url.pathname) ? url.pathname : undefined
  const called = named ? pages[named] : { title: site.name, description: site.tagline }
  const text = named && texts[named]
  if (text) return { status: 200, ...called, rendered: { page: text, data: null } }
  const shell: Page = { status: 200, ...called, private: signedIn }
  // Signed in, it is the dashboard, which the browser fills.
  if (url.pathname === '/')
    return signedIn ? shell : { ...shell, title: home, rendered: { page: 'home', data: null } }
  if (shells.some((pattern) => pattern.test(url.pathname))) return shell
  return {
    status: 404,
    title: `Page not found · ${site.name}`,
    description: site.tagline,
    rendered: { page: 'not-found', data: undefined },
  }
}

async function eventPage(written: string, request: Request, env: Env): Promise<Page> {
  const code = written.toUpperCase()
  try {
    const menu: GuestMenu = await menuFor(code, request, env)
    const { title, description, eventDate } = menu.event
    return {
      status: 200,
      title: `${title} Menu Selection`,
      description: description || `Choose your menu by ${longDay(eventDate)}.`,
      rendered: { page: 'event', data: menu },
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      status: error.status,
      title: `${unableToAccess} · ${site.name}`,
      description: site.tagline,
      rendered: { page: 'event', data: onEventPage(error.code, error.message) },
    }
  }
}

async function editPage(token: string, env: Env): Promise<Page> {
  const own = { description: site.tagline, private: true }
  try {
    const view: EditView = await readByToken(database(env.DB), edgeMenus(env), token, now())
    return {
      ...own,
      status: 200,
      title: `Editing Menu Selections · ${view.event.title}`,
      rendered: { page: 'edit', data: { token, ...view } },
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const data: { token: string } & Unable = { token, unable: error.message, reason: error.code }
    return {
      ...own,
      status: error.status,
      title: `${unableToLoad} · ${site.name}`,
      rendered: { page: 'edit', data },
    }
  }
}

async function menuFor(code: string, request: Request, env: Env): Promise<GuestMenu> {
  if (!isCode(code)) throw new Refusal(404, 'bad_code', badCode)
  return countingMisses(env, addressIn(request.headers), () => guestMenu(env, code, bypassCache(request)))
}
