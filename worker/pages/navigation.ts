import { sessionCookie } from '#account/http/session'
import { sha256 } from '#core/hash'
import { headersWithStyle, headersWithWorker, pageHeaders } from '#core/http/headers'
import { chooseWordsFor, languageOf, wordsFor } from '#core/http/language'
import { errorFields, log } from '#core/log'
import { pageAt, pages, redirectOf } from '#core/pages'
import { settings } from '#core/settings'
import { site } from '#core/site'
import { asTypedCode, editTokenIn } from '#events/rules/typed-code'
import { askedLanguage } from '#languages/choose-language'
import type { Language } from '#languages/language'
import { languageCookieOf } from '#languages/language-cookie'
import { english, type LanguageTag, languages } from '#languages/languages'
import { documentOf, followsReader, languageOfPage } from './document.ts'
import { readPage, unread } from './read-page.ts'
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
  const words = wordsFor(request, env)
  const chooseWords = chooseWordsFor(request, env)
  try {
    const read = await readPage(found, { request, cookies, signedIn, words, chooseWords, env }).catch(
      (error: unknown) => unread(found, cookies, error),
    )
    if (read === null) return toSignIn(url)
    const language = languageOfPage(read.id, languageOf(request, env, read.language, read.eventLanguage))
    const { html, styleHash } = await documentOf(read, url, env, language)
    const { kind, private: own } = pages[read.id]
    const isPrivate = own || read.unread === true || (signedIn && kind === 'planner')
    const headers = {
      ...headersFor(isPrivate, styleHash),
      ...(followsReader(read.id) && languageHeaders(language, url, env)),
      ...(read.id === 'kitchenLink' && withWorker),
    }
    if (isPrivate) return new Response(html, { status: read.status, headers })
    // A page that others may keep is not sent again while nothing in it changed.
    const tag = `W/"${(await sha256(html)).slice(0, 27)}"`
    const unchanged = read.status === 200 && request.headers.get('if-none-match') === tag
    return new Response(unchanged ? null : html, {
      status: unchanged ? 304 : read.status,
      headers: { ...headers, ETag: tag },
    })
  } catch (error) {
    return failedPage(error, followsReader(found.id) ? words : english)
  }
}

/** Response for a page that could not be made. */
export function failedPage(error: unknown, { guest: { site: sentences } }: Language): Response {
  log('error', 'page failed', { ...errorFields(error) })
  return new Response(`<!doctype html><title>${site.name}</title><p>${sentences.somethingWrong}</p>`, {
    status: 503,
    headers: headersFor(true),
  })
}

/** The page that a code typed without a script leads to: the form on `/` sends it to `/event?code=`. */
function eventOfForm({ pathname, searchParams }: URL): Response | null {
  const typed = pathname === '/event' ? searchParams.get('code') : null
  if (typed === null) return null
  const code = asTypedCode(typed)
  const token = editTokenIn(typed)
  const opened = token ? `/edit/${token}` : `/event/${code}`
  return new Response(null, {
    status: 303,
    headers: { ...pageHeaders, Location: code === '' ? '/' : opened },
  })
}

function redirected({ pathname, search }: URL): Response | null {
  const path = redirectOf(pathname)
  if (path === null) return null
  return new Response(null, { status: 301, headers: { ...pageHeaders, Location: path + search } })
}

/** To sign-in, from which the way leads back to the page asked for. */
export function toSignIn({ pathname, search }: URL): Response {
  const Location = `${pages.signIn.path}?next=${encodeURIComponent(pathname + search)}`
  return new Response(null, {
    status: 303,
    headers: { ...pageHeaders, 'Cache-Control': 'private, no-store', Location },
  })
}

const { 'Content-Security-Policy': policyWithWorker = '' } = headersWithWorker()
const withWorker = { 'Content-Security-Policy': policyWithWorker }

/** The headers of a page that is written in its reader's language. One that its address asks for is kept for a year. */
function languageHeaders(tag: LanguageTag, url: URL, env: Env): Record<string, string> {
  const asked = askedLanguage(url.searchParams, settings(env).pseudoLanguage)
  return {
    'Content-Language': languages[tag]().guest.lang,
    Vary: 'Accept-Language, Cookie',
    ...(asked && { 'Set-Cookie': languageCookieOf(asked) }),
  }
}

/** The headers of a document. */
export function headersFor(isPrivate: boolean, styleHash: string | null = null): Record<string, string> {
  return {
    ...(styleHash ? headersWithStyle(styleHash) : pageHeaders),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isPrivate ? 'private, no-store' : 'no-cache',
    ...(isPrivate && { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
  }
}
