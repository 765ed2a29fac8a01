import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../dev/accounts.ts'
import { serveCardPayments } from '../dev/cards/payments.ts'
import { direct } from '../dev/direct.ts'
import { assertFree } from '../dev/ports.ts'
import { cardPort, freshSettings } from '../dev/serve.ts'
import { leaks } from './log-leaks.ts'

/**
 * Starts a server for the browser tests, with fresh data, beside a running `npm start`. At the end its log is checked
 * for personal data, links and secrets.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = Number(process.env.PLATEWISE_JOURNEYS_PORT ?? '8797')
  for (const one of [port, cardPort(port)]) await assertFree(one)
  const folder = join(tmpdir(), `platewise-journeys-${port}`)
  const settings: Record<string, string> = { ...freshSettings(port), COVER_IMAGES: 'on' }
  const lines: string[] = []
  mkdirSync('.local/e2e', { recursive: true })
  const file = createWriteStream(`.local/e2e/${port}.log`)
  const log = (line: string) => {
    lines.push(line)
    file.write(`${line}\n`)
  }
  const { origin, database, stop } = await direct(folder, { port, settings, log })
  const webhook = { url: `${origin}/api/stripe`, secret: settings.STRIPE_WEBHOOK_SECRET ?? '' }
  const endCards = await serveCardPayments(cardPort(port), webhook, join(folder, 'card-payments.json'))
  const local = (what: string) => fetch(`${origin}/__local/${what}`, { method: 'POST' })
  const seeded = await local('seed')
  if (!seeded.ok) throw new Error(`seed failed: ${seeded.status} ${await seeded.text()}`)
  const clock = setInterval(() => void local('clock').catch(() => undefined), 60_000)
  return async () => {
    clearInterval(clock)
    endCards()
    const forbidden = { ...(await personal(database)), 'a secret': secrets(settings) }
    await stop()
    rmSync(folder, { recursive: true, force: true })
    file.end()
    if (!lines.some((line) => line.includes('"route"'))) throw new Error('the log holds no line of a request')
    const found = leaks(lines, forbidden)
    if (found.length > 0) throw new Error(`the server's log tells too much:\n${found.join('\n')}`)
  }
}

function secrets(settings: Record<string, string>): string[] {
  const { SECRET = '', STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = settings
  return [
    SECRET,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    accounts.planner.password,
    accounts.admin.password,
  ]
}

/** Names, allergies and sessions as the database holds them at the end. */
async function personal(database: D1Database): Promise<Record<string, string[]>> {
  const { results } = await database
    .prepare(
      `select 'a name' as what, name as text from user union select 'a name', lead_guest_name from guest_selections
        union select 'a name', p.value ->> 'name' from guest_selections, json_each(selections) p
        union select 'an allergy', p.value ->> 'allergies' from guest_selections, json_each(selections) p
        union select 'a session', token from session`,
    )
    .all<{ what: string; text: string | null }>()
  const forbidden: Record<string, string[]> = {}
  for (const { what, text } of results)
    if (text && (what === 'a session' || /^\p{Lu}[\p{L} '-]{2,}/u.test(text)))
      forbidden[what] = [...(forbidden[what] ?? []), text]
  return forbidden
}
