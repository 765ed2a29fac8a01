import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
    if (message.type() !== 'error' || /Failed to load resource|in 'about:srcdoc'/.test(message.text())) return
    // A live view's refusal is named by its address in the text alone.
    const [, socket] = /^WebSocket connection to '([^']+)'/.exec(message.text()) ?? []
    if (!socket || !expected.test(new URL(socket).pathname)) troubles.push(message.text())
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

/**
 * Findings of axe on the screen as it is now: each rule that is broken, and where. axe is read by a page once, as that
 * takes as long as looking at a screen.
 */
export async function axeFinds(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe: on } = window as unknown as { axe: typeof axe }
    // The mailbox's frames run no scripts.
    const { violations } = await on.run({ resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  })
}

/**
 * Brings what moves to its end: a colour on its way to another is nobody's colour. It does not wait for that, as Chromium
 * never settles `finished` of what is removed on the way, like a toast.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
}

/** Holds where axe finds nothing on the screen as it is now, and no id stands on it twice. */
export async function accessible(page: Page): Promise<void> {
  // A page of the planner's that is still on its way has neither.
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' })
  await endAnimations(page)
  const violations = await axeFinds(page)
  expect(violations).toEqual([])
  expect(await repeatedIds(page)).toEqual([])
}
