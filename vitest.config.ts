import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, defineProject } from 'vitest/config'
import { cardPayments, cardSettings } from './worker/dev/cards/payments.ts'

// The card provider's stand-in answers what the Worker sends outside; its events wait for the tests to deliver them.
const cards = cardPayments('http://card-payments.test', null, null)

// A busy machine takes its time: what hangs is ended, what is slow is not a fault.
// By itself it would leave one core to others: of two that is half of them.
const running = { maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000 }

// They use nothing of workerd, whose start and whose database cost more than most of them.
const pureRules = ['shape', 'rules', 'languages'].map((part) => `worker/**/${part}/**/*.test.ts`)
// They have a database of SQLite itself, or read files and start processes.
const inNode = [
  'worker/checks/**/*.test.ts',
  'worker/testing/faults/invariants.test.ts',
  'worker/testing/what-failed.test.ts',
  'worker/desk/histories.test.ts',
  'worker/scripts/*.test.ts',
  'worker/bench/workers/homes.test.ts',
]

// Five fill the line in which hashes of passwords wait: a sign-in of any other file would be told to come again. One
// counts rows and bytes, for which the mails of other files must not wait.
const apart = [
  ...['kdf', 'crowd', 'same-work'].map((name) => `worker/account/password/${name}.test.ts`),
  ...['limits', 'limits-of-others'].map((name) => `worker/account/${name}.test.ts`),
  'worker/bench/database/event-bytes.test.ts',
]

/** Runs tests in workerd, with its D1 and its Durable Objects. */
const inWorkerd = cloudflareTest(async () => ({
  main: './worker/index.ts',
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    outboundService: async (request) => {
      const { url, method, headers } = request
      const body = method === 'GET' ? null : await request.text()
      const answer = await cards.fetch(new Request(url, { method, headers: [...headers], body }))
      return new Response(await answer.text(), { status: answer.status, headers: [...answer.headers] })
    },
    bindings: {
      MIGRATIONS: await readD1Migrations('./migrations'),
      ORIGIN: 'http://localhost:8787',
      SECRET: 'a secret of the tests, as long as one has to be',
      MAIL_FROM: 'hello@platewise.example',
      LIST_MAIL: 'on',
      LIST_FROM: 'invitations@mail.platewise.example',
      ADMIN_EMAILS: 'admin@example.com',
      COVER_IMAGES: 'on',
      PSEUDO_LANGUAGE: 'on',
      ...Object.fromEntries(
        ['D1_HISTORIES', 'D1_HISTORIES_SEED', 'FUZZ', 'FUZZ_SEED', 'FAULTS', 'OFFICE'].flatMap((name) =>
          process.env[name] ? [[name, process.env[name]]] : [],
        ),
      ),
      ...cardSettings('http://card-payments.test', 'whsec_of_the_tests'),
    },
  },
}))

const workerd = {
  isolate: false,
  setupFiles: [
    './worker/testing/migrated.ts',
    './worker/testing/own-address.ts',
    './worker/testing/watched-logs.ts',
    './worker/testing/within-limits.ts',
    './worker/testing/quick-hashes.ts',
    './worker/testing/property-seed.ts',
  ],
  ...running,
  expect: { poll: { timeout: 20_000 } },
}

// A process of its own for each file cost twice what the tests themselves do. Each file begins with an empty database.
const worker = defineProject({
  test: {
    ...workerd,
    name: 'worker',
    include: ['worker/**/*.test.ts'],
    exclude: [...pureRules, ...inNode, ...apart],
  },
})
const lines = defineProject({
  // After the others: the next file of another project would end a process whose Worker is being loaded still.
  test: { ...workerd, name: 'lines', include: apart, sequence: { groupOrder: 1 } },
})

/** The tests of the pure rules of the page and of both sides, and of the scripts, in plain Node. */
const web = {
  extends: false as const,
  test: {
    name: 'web',
    include: ['web/**/*.test.ts', ...pureRules, ...inNode],
    setupFiles: ['./worker/testing/property-seed-in-node.ts'],
    isolate: false,
    ...running,
  },
}

// Things a file of tests left open, a live view for one, are collected while a later file of its process runs. workerd then
// rejects a promise that nobody waits for. In a request of the product the same is an answer of 500, which tests see.
const leftOpen = 'Cannot perform I/O on behalf of a different request'

export default defineConfig({
  // The card provider's SDK names sources it does not ship: a warning for each of its files.
  logLevel: 'error',
  // Projects without a plugin of their own share this server, which reads and transforms each source once.
  plugins: [inWorkerd],
  test: {
    projects: [worker, lines, web],
    fsModuleCache: false,
    silent: 'passed-only',
    onUnhandledError: ({ message }) => !message.startsWith(leftOpen),
  },
})
