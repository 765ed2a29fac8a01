import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServeOptions, serve } from '../dev/serve.ts'
import { leaks } from './log-leaks.ts'

/**
 * Starts a server for the browser tests, with fresh data, beside a running `npm start`. At the end its log is checked
 * for personal data, links and secrets.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = Number(process.env.PLATEWISE_JOURNEYS_PORT ?? '8797')
  const folder = `.local/e2e/${port}`
  const log = `${folder}.log`
  const place: ServeOptions = { port, folder, more: { COVER_IMAGES: 'on' }, log }
  rmSync(folder, { recursive: true, force: true })
  const { stop } = await serve(place)
  return async () => {
    await stop()
    const lines = ownLines(readFileSync(log, 'utf8'))
    if (!lines.some((line) => line.includes('"route"'))) throw new Error(`${log} holds no line of a request`)
    const found = leaks(lines, { ...personal(folder), 'a secret': secrets(folder) })
    if (found.length > 0) throw new Error(`the server's log tells too much:\n${found.join('\n')}`)
  }
}

/**
 * The Worker's lines only. The development server also logs each request's path and each mail's head, which production
 * does not.
 */
function ownLines(written: string): string[] {
  const simulated = /\[wrangler:\w+\]|^(From|To|Cc|Bcc|Reply-To|Subject|Text|HTML): /
  return written.split('\n').filter((line) => !simulated.test(line))
}

function secrets(folder: string): string[] {
  const vars = readFileSync(join(folder, 'vars'), 'utf8')
  const kept = [...vars.matchAll(/^(?:SECRET|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET)=(.+)$/gm)]
  return [...kept.map(([, value = '']) => value), 'Planner1', 'Admin123']
}

/** Names, allergies and sessions as the database holds them at the end. */
function personal(folder: string): Record<string, string[]> {
  const sql = `select 'a name' as what, name as text from user union select 'a name', lead_guest_name from guest_selections
    union select 'a name', p.value ->> 'name' from guest_selections, json_each(selections) p
    union select 'an allergy', p.value ->> 'allergies' from guest_selections, json_each(selections) p
    union select 'a session', token from session`
  const at = ['--local', '--persist-to', join(folder, 'state'), '--json', '--command', sql]
  const { stdout } = spawnSync('wrangler', ['d1', 'execute', 'DB', ...at], { encoding: 'utf8' })
  const [{ results }] = JSON.parse(stdout) as [{ results: { what: string; text: string | null }[] }]
  const told: Record<string, string[]> = {}
  for (const { what, text } of results)
    if (text && (what === 'a session' || /^\p{Lu}[\p{L} '-]{2,}/u.test(text)))
      told[what] = [...(told[what] ?? []), text]
  return told
}
