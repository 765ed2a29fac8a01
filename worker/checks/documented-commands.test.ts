import { expect, it } from 'vitest'
import { experimental_getWranglerCommands } from 'wrangler'
import { commandsIn, foreignParts, misleadingCommands, unknownScripts } from './documented-commands.ts'

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

it('reads a command that runs over several lines as one', () => {
  expect(commandsIn('```sh\nnpx wrangler queues subscription create q \\\n     --zone-id 1\n```')).toEqual([
    'queues subscription create q --zone-id 1',
  ])
})

const { registry } = experimental_getWranglerCommands()

it.each([
  'd1 time-travel restore DB --env staging --timestamp=1',
  'd1 execute DB --remote --env staging --command "select --timestamp"',
  'rollback --env staging',
  'secret bulk --env staging',
  'login',
])('knows %s', (command) => {
  expect(foreignParts(command, registry)).toEqual([])
})

it.each([
  ['d1 time-travel restore DB --time=1', 'has no --time'],
  ['d1 time-travel restore --env staging', 'lacks database'],
  ['d1 time-travel restore DB other', 'takes 1 values'],
  ['d1 time-travel undo DB', 'is no command'],
  ['queues subscription create q --source email.sending', 'lacks events'],
])('refuses %s, which %s', (command, fault) => {
  expect(foreignParts(command, registry)).toEqual([`“wrangler ${command}” ${fault}`])
})

it('finds an npm run of what is no script', () => {
  expect(unknownScripts('`npm run -s stripe:setup -- staging`, npm run smoke.', ['stripe:setup'])).toEqual([
    'there is no script smoke',
  ])
})
