import { defineConfig } from '@playwright/test'
import { browserOptions } from './worker/dev/browser.ts'

const origin = `http://localhost:${process.env.PLATEWISE_JOURNEYS_PORT ?? '8797'}`

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.local/e2e/results',
  fullyParallel: true,
  // Two leave a core idle: much of the time they wait for the server, the page or its clock.
  workers: 3,
  // A busy machine takes its time: what hangs is ended, what is slow is not a fault.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A busy machine may starve a browser once; what needs its second try is named as flaky in the report.
  retries: 1,
  globalSetup: './worker/testing/e2e.ts',
  reporter: [['list'], ['json', { outputFile: '.local/e2e/report.json' }]],
  use: {
    actionTimeout: 60_000,
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    launchOptions: browserOptions(),
  },
})
