import { expect, it } from 'vitest'
import { misleadingCommands } from './documented-commands.ts'

it.each([
  'Run `npx wrangler secret put SECRET`.',
  'Set it (`npx wrangler\n  secret put`, 32 characters).',
  '```sh\nopenssl rand 48 | npx wrangler secret put SECRET   # keep it\n```',
  'console.error("Set it: npx wrangler secret put SECRET")',
  '`npx wrangler d1 time-travel restore platewise --timestamp=1`',
  '`npx wrangler d1 execute DB --env production --command "delete from session"`',
  '`npx wrangler d1 export DB --env production --output copy.sql`',
  '`npx wrangler rollback --env=production`',
  '`wrangler rollback`',
])('refuses %s', (text) => {
  expect(misleadingCommands(text)).toHaveLength(1)
})

it.each([
  '`npx wrangler login`',
  '`npx wrangler secret put SECRET --env production`',
  '`npx wrangler d1 time-travel restore DB --env staging`',
  '`npx wrangler d1 execute DB --remote --env production --command "delete from session"`',
  '`npx wrangler d1 execute DB --local --command "select 1"`',
  'What wrangler does, `wrangler.toml` says.',
])('accepts %s', (text) => {
  expect(misleadingCommands(text)).toEqual([])
})
