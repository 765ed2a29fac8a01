import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect } from 'vitest'
import { leaks } from './log-leaks.ts'

// Every test file checks what is logged while it runs by the Worker, its Durable Objects and its libraries. The console is
// watched once, however many files the same process runs.
const shared = globalThis as { watched?: Watched }
shared.watched ??= watch()
const { lines, print } = shared.watched
lines.length = 0

interface Watched {
  lines: string[]
  /** Shows lines in the report. */
  print: (lines: string) => void
}

/**
 * Lines are kept and shown with a test that failed, from the runner's own request. A line that another request hands to the
 * runner while the last test ends is never delivered, and the run would wait for it without end.
 */
function watch(): Watched {
  const written: string[] = []
  const print = console.error.bind(console)
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[level] = (...said: unknown[]) => {
      written.push(said.map(text).join(' '))
    }
  }
  return { lines: written, print }
}

beforeEach(({ onTestFailed }) => {
  const before = lines.length
  onTestFailed(() => {
    if (lines.length > before) print(lines.slice(before).join('\n'))
  })
})

function text(said: unknown): string {
  if (said instanceof Error) return `${said.name} ${said.message} ${said.stack}`
  return typeof said === 'string' ? said : (JSON.stringify(said) ?? String(said))
}

/** The lines written since the test file began. */
export function writtenLines(): readonly string[] {
  return lines
}

/**
 * Texts that must not have been logged, from the database's current state: people's names, allergies and addresses, and their
 * session tokens. Only words that look like names count, because tests also store words that logs may contain.
 */
export async function personal(): Promise<Record<string, string[]>> {
  const texts = async (sql: string) =>
    (await env.DB.prepare(sql).all<{ text: string }>()).results
      .map((row) => row.text.trim())
      .filter((one) => /^\p{Lu}[\p{L} '-]{2,}/u.test(one))
  const tokens = await env.DB.prepare('select token as text from session').all<{ text: string }>()
  return {
    'a name': await texts(`select name as text from user union select lead_guest_name from guest_selections
      union select p.value ->> 'name' from guest_selections, json_each(selections) p`),
    'an allergy': await texts(
      `select p.value ->> 'allergies' as text from guest_selections, json_each(selections) p`,
    ),
    'a session': tokens.results.map((row) => row.text),
    'a secret': [env.SECRET, env.STRIPE_SECRET_KEY ?? '', env.STRIPE_WEBHOOK_SECRET ?? ''],
    'a password': ['Correct1', 'Brandnew7', 'Longer7x', 'Wrong123', 'Planner1'],
  }
}

afterAll(async () => {
  const migrated = await env.DB.prepare(
    "select count(*) as n from sqlite_master where name = 'guest_selections'",
  ).first<number>('n')
  expect(leaks(lines, migrated ? await personal() : {})).toEqual([])
})
