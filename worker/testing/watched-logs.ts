import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'
import { leaks } from './log-leaks.ts'

// Every test file checks what is logged while it runs by the Worker, its Durable Objects and its libraries. The console is
// watched once, however many files the same process runs.
const shared = globalThis as { watchedLines?: string[] }
const lines = shared.watchedLines ?? watch()
lines.length = 0

function watch(): string[] {
  const written: string[] = []
  shared.watchedLines = written
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    const write = console[level].bind(console)
    console[level] = (...said: unknown[]) => {
      written.push(said.map(text).join(' '))
      write(...said)
    }
  }
  return written
}

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
