import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'
import { leaks } from './log-leaks.ts'

// Every file of tests watches what is written while it runs: by the Worker, its desks and the libraries it carries.
const lines: string[] = []

for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
  const write = console[level].bind(console)
  console[level] = (...said: unknown[]) => {
    lines.push(said.map(text).join(' '))
    write(...said)
  }
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
 * What must not have been written, as the database knows it now: people's names, allergies and addresses, and the
 * tokens of their sessions. Only words that look like names count: tests also store what a log may well say.
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
