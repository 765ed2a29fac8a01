import type { Page } from '@playwright/test'

/** Waits until the page's script has taken over what the server rendered, an event's page with the last of its parts. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const inParts = root?.querySelector('.menu-to-read:not([data-taken])')
    return root && !inParts && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
