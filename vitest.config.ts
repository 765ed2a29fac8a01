import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, defineProject } from 'vitest/config'
import { cardPayments, cardSettings } from './worker/dev/card-payments.ts'

// The card provider's stand-in answers what the Worker sends outside; its events wait for the tests to deliver them.
const cards = cardPayments('http://card-payments.test', null, null)

// A busy machine takes its time: what hangs is ended, what is slow is not a fault.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

/** The Worker's tests, in workerd with its D1 and its Durable Objects. */
const worker = defineProject({
  // The card provider's SDK names sources it does not ship: a warning for each of its files.
  logLevel: 'error',
  plugins: [
    cloudflareTest(async () => ({
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
          ADMIN_EMAILS: 'admin@example.com',
          COVER_IMAGES: 'on',
          ...Object.fromEntries(
            [
              'HISTORIES',
              'HISTORIES_SEED',
              'D1_HISTORIES',
              'D1_HISTORIES_SEED',
              'FUZZ',
              'FUZZ_SEED',
              'FAULTS',
              'OFFICE',
            ].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
          ),
          ...cardSettings('http://card-payments.test', 'whsec_of_the_tests'),
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['worker/**/*.test.ts'],
    setupFiles: [
      './worker/testing/migrated.ts',
      './worker/testing/watched-logs.ts',
      './worker/testing/within-limits.ts',
      './worker/testing/property-seed.ts',
    ],
    ...timeouts,
    expect: { poll: { timeout: 20_000 } },
  },
})

/** The tests of the page's pure rules, in plain Node. */
const web = defineProject({
  test: { name: 'web', include: ['web/**/*.test.ts'], ...timeouts },
})

export default defineConfig({
  test: { projects: [worker, web], fsModuleCache: false, silent: 'passed-only' },
})
