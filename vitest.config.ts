import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: './worker/index.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations('./migrations'),
          ORIGIN: 'http://localhost:8787',
          SECRET: 'a secret of the tests, as long as one has to be',
          MAIL_FROM: 'hello@platewise.example',
          ADMIN_EMAILS: 'admin@example.com',
          ...(process.env.HISTORIES && { HISTORIES: process.env.HISTORIES }),
        },
      },
    })),
  ],
  test: {
    include: ['worker/**/*.test.ts'],
    setupFiles: ['./worker/local/migrated.ts'],
    fsModuleCache: false,
    silent: 'passed-only',
  },
})
