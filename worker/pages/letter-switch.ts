import { Hono } from 'hono'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { timeoutMs, withTimeout } from '#core/with-timeout'
import { english } from '#languages/languages'
import { switchLetter } from '../letters/switches.ts'
import { letterOf } from '../letters/token.ts'
import { documentOf } from './document.ts'
import { failedPage, headersFor } from './navigation.ts'
import { letterPage } from './read-page.ts'

/** True for the address at a mail's end. */
export function isLetterSwitch(pathname: string): boolean {
  return /^\/letters\/[^/]+$/.test(pathname)
}

/**
 * The press behind a mail's end, by a person or by their mail program (RFC 8058): from any site, without a session. The
 * token alone says what is switched off, and for whom. Opening the address with GET shows the page with that press.
 */
export const letterSwitch = new Hono<AppEnv>()
  .use((_, next) => withTimeout(next(), timeoutMs))
  /** Switches a kind of mail off, as often as it is asked: 200 with a page. 404 for a token that we did not sign. */
  .post('/letters/:mail', async (context) => {
    const { env, req } = context
    await req.raw.body?.cancel()
    const token = req.param('mail')
    const found = await letterOf(env, token)
    if (found)
      await switchLetter(
        { db: database(env.DB), at: now() },
        { userId: found.userId, kind: found.kind, on: false },
      )
    const page = await letterPage(token, found !== null, env)
    const { html } = await documentOf(page, new URL(req.url), env)
    return new Response(html, { status: page.status, headers: headersFor(true) })
  })
  .onError((error) => failedPage(error, english))
