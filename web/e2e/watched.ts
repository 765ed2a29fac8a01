import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Watches a page from here on, in a journey that is not run by the `test` of journey.ts.
 * @param page the page
 * @param expected paths of the API whose refusal is part of the journey
 * @returns `accessible`: axe finds nothing on the screen as it is now; `clean`: nothing was written to the console as an
 * error, nothing failed
 */
export function watched(page: Page, expected: RegExp = /^$/) {
  const troubles: string[] = []
  page.on('console', (message) => {
    // The browser notes each refused call; those are judged by their address below. The mailbox shows mails in
    // frames without scripts, which refuse the test's own.
    if (message.type() === 'error' && !/Failed to load resource|in 'about:srcdoc'/.test(message.text()))
      troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && !expected.test(pathname))
      troubles.push(`${response.status()} ${pathname}`)
  })
  return {
    accessible: () => accessible(page),
    clean: () => expect(troubles).toEqual([]),
  }
}

/** The ids that stand on a page more than once. None of a page that is just being left. */
export async function repeatedIds(page: Page): Promise<string[]> {
  const reading = page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).sort()
    return ids.filter((id, at) => id === ids[at - 1])
  })
  return reading.catch(() => [])
}

/** Holds where axe finds nothing on the screen as it is now, and no id stands on it twice. */
export async function accessible(page: Page): Promise<void> {
  // A page of the planner's that is still on its way has neither.
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' })
  // A colour on its way to another is nobody's colour.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  expect(await repeatedIds(page)).toEqual([])
}
