import { Hono } from 'hono'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { languageOf } from '#core/http/language'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { english } from '#languages/languages'
import { stopLinkOf } from '../mailings/stop-token.ts'
import { type Stop, setStop } from '../mailings/stops.ts'
import { switchNotification } from '../notifications/switches.ts'
import { notificationOf } from '../notifications/token.ts'
import { documentOf } from './document.ts'
import { failedPage, headersFor } from './navigation.ts'
import { notificationPage, stopPage } from './read-page.ts'

const stops: readonly Stop[] = ['event', 'all', 'none']

/** True for the addresses at a mail's end. */
export function isMailSwitch(pathname: string): boolean {
  return /^\/(notifications|stop)\/[^/]+$/.test(pathname)
}

/**
 * The press behind a mail's end, by a person or by their mail program (RFC 8058): from any site, without a session. The
 * token alone says what is switched off, and for whom. Opening the address with GET shows the page with that press.
 */
export const mailSwitches = new Hono<AppEnv>()
  .use((_, next) => withTimeout(next(), timeoutMs))
  /** Switches a kind of mail off, as often as it is asked: 200 with a page. 404 for a token that we did not sign. */
  .post('/notifications/:mail', async (context) => {
    const { env, req } = context
    await req.raw.body?.cancel()
    const token = req.param('mail')
    const found = await notificationOf(env, token)
    if (found)
      await switchNotification(
        { db: database(env.DB), at: now() },
        { userId: found.userId, kind: found.kind, on: false },
      )
    const page = await notificationPage(token, found !== null, env)
    const { html } = await documentOf(page, new URL(req.url), env)
    return new Response(html, { status: page.status, headers: headersFor(true) })
  })
  /**
   * Stops mail to the guest list for the mailbox that a token names: of its event, of `all`, or of `none` any more, as the
   * query `what` says. A mail program sends no query. 200 with a page, as often as it is asked; 404 as above.
   */
  .post('/stop/:stopToken', async (context) => {
    const { env, req } = context
    await req.raw.body?.cancel()
    const token = req.param('stopToken')
    const what = stops.find((one) => one === req.query('what')) ?? 'event'
    const link = await stopLinkOf(env, token)
    if (link) await setStop(database(env.DB), link, what, now())
    const page = await stopPage(token, env, what === 'none')
    const { html } = await documentOf(page, new URL(req.url), env, languageOf(req.raw, env))
    return new Response(html, { status: page.status, headers: headersFor(true) })
  })
  .onError((error) => failedPage(error, english))
