import type { Page } from '@playwright/test'

/** Waits until the page's script has taken over what the server rendered, an event's page with the last of its parts. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const inParts = root?.querySelector('.menu-to-read:not([data-hydrated])')
    const main = root?.querySelector('main')
    // The root is React's before its content is: what a test adds meanwhile is thrown away.
    return main && !inParts && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
