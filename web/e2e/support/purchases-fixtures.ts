import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Staged } from './kitchen-fixtures.ts'
import { freshEmail } from './mailbox.ts'

const port = Number(process.env.PLATEWISE_JOURNEYS_PORT ?? '8797')
const cards = `http://localhost:${port + 1}`

export type Stage = Staged & { email: string; title: string }

/** A planner of one's own with an event, signed in and on the dashboard. */
export async function makePlanner(
  page: Page,
  wanted: { guests?: number; guestLimit?: number; eventDate?: string; closesAt?: number } = {},
): Promise<Stage> {
  const email = freshEmail('buyer')
  const title = `Supper ${email.slice(6, 14)}`
  const response = await page.request.post('/__local/planner', { data: { email, title, ...wanted } })
  expect(response.status()).toBe(200)
  const staged = (await response.json()) as Staged
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  return { ...staged, email, title }
}

/** Opens the menu of the planner's only event, and gives its upgrade. */
export async function upgradeChoice(page: Page) {
  await page.getByRole('button', { name: 'More for this event' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  return page.getByRole('menuitem', { name: /^Upgrade/ })
}

/** Opens the upgrade modal of the planner's only event. */
export async function openUpgrade(page: Page) {
  await (await upgradeChoice(page)).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade Event' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** From the dashboard to the provider's pay page. Gives the session's id. */
export async function toPayPage(page: Page, plan = 100): Promise<string> {
  const dialog = await openUpgrade(page)
  await dialog.getByRole('radio', { name: `${plan.toLocaleString('en-US')} guest responses` }).check()
  await dialog.getByRole('button', { name: `Upgrade to ${plan.toLocaleString('en-US')} Guests` }).click()
  await page.waitForURL(`${cards}/pay/**`)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Tells the provider's stand-in how the news of a session travels, or to settle it. */
export async function tellCards(request: APIRequestContext, path: string, data: unknown): Promise<unknown> {
  const response = await request.post(`${cards}/control/${path}`, { data })
  expect(response.status()).toBe(200)
  return response.json()
}

/** Pays without a browser that comes back: the tab was closed. */
export async function payAndCloseTab(request: APIRequestContext, sessionId: string): Promise<void> {
  const response = await request.post(`${cards}/pay/${sessionId}`, {
    form: { outcome: 'pay' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

/** The limit the server has for an event. */
export async function limitOf(request: APIRequestContext, code: string): Promise<number> {
  const response = await request.get(`/api/codes/${code}`)
  return ((await response.json()) as { guestLimit: number }).guestLimit
}

/** One more guest tries to get in. */
export async function submitOne(request: APIRequestContext, code: string): Promise<number> {
  const response = await request.post(`/api/codes/${code}/responses`, {
    data: { submissionId: crypto.randomUUID(), party: [{ name: 'One More', allergies: '', selections: {} }] },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return response.status()
}
