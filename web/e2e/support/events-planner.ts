import { expect, type Page } from '@playwright/test'

export type WantedEvent = {
  title: string
  description?: string
  days?: number
  menu?: boolean
  guestLimit?: number
  guests?: number
  shared?: { by: string; role: 'editor' | 'viewer' }
}

/** Signs a planner of one's own in and opens their dashboard. */
export async function onDashboard(page: Page, events: WantedEvent[] = []) {
  const response = await page.request.post('/__local/dashboard', { data: { events } })
  expect(response.status()).toBe(200)
  const given = (await response.json()) as { id: string; events: { id: string; eventCode: string }[] }
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your Events' })).toBeVisible({
    timeout: 20_000,
  })
  return given
}

/** The row of an event. */
export function cardOf(page: Page, title: string) {
  return page.getByRole('article', { name: title, exact: true })
}

/** Opens the menu of an event's row, and gives one of its choices. */
export async function choiceOf(page: Page, title: string, name: string) {
  const row = cardOf(page, title)
  const more = row.getByRole('button', { name: 'More for this event' })
  if ((await more.getAttribute('aria-expanded')) === 'false') {
    if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Escape')
    await more.click()
  }
  return row.getByRole('menuitem', { name: new RegExp(`^${name}`) })
}

/** A figure of the banner. */
export async function tallies(page: Page): Promise<string[]> {
  return page.locator('.banner dd').allTextContents()
}

/** A calendar day some days from now, as a date field takes it. */
export function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
