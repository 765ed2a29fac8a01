import { test as base } from '@playwright/test'

/**
 * A browser test that closes at its end each browser it has opened. A page that were left open would go on beside all
 * tests that come after, with its live view and its timers.
 */
export const test = base.extend<{ close: undefined }>({
  close: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
