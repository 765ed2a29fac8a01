import type { Miniflare } from 'miniflare'
import { mails, origin } from './server.ts'

// What planners were promised while the Worker was killed, and what stands in no row of its own.

/** What planners take for a new password. */
export const newPassword = 'Brandnew7'

/** What has to be looked at after a kill beside what is stored. */
export type Promised = {
  /** Events that were to be closed, with their planner's address. */
  closing: { id: string; email: string }[]
  /** Addresses of kitchen links that were answered; `renewed`: another one was then asked for. */
  links: { id: string; url: string; renewed: boolean }[]
  /** Who was told that their new password holds. */
  renewed: { email: string }[]
}

/**
 * Runs the clock, and looks at what stands in no row of its own: a closed event was mailed of once, a link that was answered
 * opens its page until it is revoked or renewed, and a new password opens its account.
 * @returns one line for each promise that is not kept
 */
export async function broken(server: Miniflare, { closing, links, renewed }: Promised): Promise<string[]> {
  await server.dispatchFetch(`${origin}/clock`)
  const d1 = await server.getD1Database('DB')
  const wrong: string[] = []
  for (const { id, email } of closing) {
    const queued = "select count(*) from outbox where kind = 'event_closed' and subject_id = e.id"
    const row = await d1
      .prepare(
        `select closes_at < first_closes_at as closed, (${queued}) as mails from events e where id = ?`,
      )
      .bind(id)
      .first<{ closed: number; mails: number }>()
    const sent = mails.get(email) ?? 0
    // One that was sent in the last moment before a kill goes out again.
    if (row?.mails !== row?.closed || sent < (row?.closed ?? 0) || sent > 2)
      wrong.push(`a closed event: ${JSON.stringify(row)}, mailed ${sent} times`)
  }
  for (const { id, url, renewed: ended } of links) {
    const { status } = await server.dispatchFetch(url.replace('/kitchen/', '/api/kitchen/'))
    const revoked = await d1
      .prepare('select revoked_at from kitchen_links where id = ?')
      .bind(id)
      .first<number>('revoked_at')
    const wanted = ended ? 404 : revoked === null ? 200 : 410
    if (status !== wanted) wrong.push(`a link: ${status} and not ${wanted}, revoked ${revoked}`)
  }
  for (const { email } of renewed) {
    const { status } = await server.dispatchFetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: newPassword }),
    })
    if (status !== 200) wrong.push(`a new password: sign-in answers ${status}`)
  }
  return wrong
}

// Each of them breaks a promise that `broken` has to report.
const breaches = {
  'a closed event': `insert into outbox (id, kind, subject_id, dedupe_key, due_at, tries, sent_at, created_at)
    select id || ' again', kind, subject_id, id, due_at, 1, sent_at, created_at from outbox where kind = 'event_closed'`,
  'a link': "update kitchen_links set token_hash = 'not ' || token_hash",
  'a new password': "update passwords set hash = substr(hash, 1, length(hash) - 4) || 'AAAA'",
}

/** The negative control. @throws Error where a promise is broken by hand, and is not reported */
export async function promisesControl(server: Miniflare, promised: Promised): Promise<void> {
  const d1 = await server.getD1Database('DB')
  for (const [what, breach] of Object.entries(breaches)) {
    await d1.prepare(breach).run()
    const reported = await broken(server, promised)
    if (!reported.some((line) => line.startsWith(`${what}:`)))
      throw new Error(`${what} was broken and is not reported: these cycles prove nothing`)
  }
}
