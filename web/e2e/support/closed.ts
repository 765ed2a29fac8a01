import { type BrowserContext, test as base } from '@playwright/test'

/** The answer that a visitor gave the cookie banner before a journey begins; null: none yet. */
type Visitor = { consent: 'declined' | null }

/**
 * A browser test whose visitors have answered the cookie banner, but where it says otherwise, and which closes at its end
 * each browser it has opened. A page that were left open would go on beside all tests that come after, with its live view
 * and its timers.
 */
export const test = base.extend<Visitor & { close: undefined }>({
  consent: ['declined', { option: true }],
  close: [
    async ({ browser, consent }, use) => {
      // Kept by a script: a stored state opens a page of its own in each browser, to write it there.
      const keep = (context: BrowserContext) =>
        void context
          .addInitScript(() => origin !== 'null' && localStorage.setItem('cookie_consent', 'declined'))
          .catch(() => undefined)
      if (consent) browser.on('context', keep)
      await use(undefined)
      browser.off('context', keep)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
