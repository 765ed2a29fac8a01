import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { pseudoPort } from './worker/testing/pseudo.ts'

const pseudoCookie = {
  ...{ name: 'lang', value: 'en-XA', domain: 'localhost', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: true, sameSite: 'Lax' as const },
}

// The guest's way in the pseudo-language: `npx playwright test --config playwright-en-xa.config.ts`.
export default defineConfig(base, {
  testDir: 'web/e2e/en-xa',
  testIgnore: [],
  outputDir: '.local/en-XA/results',
  globalSetup: './worker/testing/pseudo.ts',
  reporter: [['list'], ['json', { outputFile: '.local/en-XA/report.json' }]],
  use: {
    baseURL: `http://localhost:${pseudoPort}`,
    // Nobody has answered the cookie banner yet. Words by context follow the cookie; the others are those of the build.
    storageState: { cookies: [pseudoCookie], origins: [] },
    viewport: { width: 390, height: 844 },
    trace: 'off',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
})
