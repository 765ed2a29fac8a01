import { type Browser, expect, type Page } from '@playwright/test'

export type Staged = { id: string; code: string; categories: { id: string; items: { id: string }[] }[] }

const headers = (page: Page) => ({ 'content-type': 'application/json', origin: new URL(page.url()).origin })

/**
 * Makes a planner of its own, signed in, with an event and a menu if one is given: dishes by category. Ends on a page of
 * the site that costs nothing.
 */
export async function stage(
  page: Page,
  title: string,
  menu: Record<string, string[]> = {},
  guestLimit?: number,
): Promise<Staged> {
  const events = [{ title, days: 200, menu, guestLimit }]
  const response = await page.request.post('/__local/dashboard', { data: { events } })
  expect(response.status()).toBe(200)
  const [{ id, eventCode, categories }] = (await response.json()).events
  await page.goto('/robots.txt')
  return { id, code: eventCode, categories }
}

type Answering = {
  name: string
  allergies: string
  selections: Record<string, string>
  needs?: { what: string; how?: string }[]
  consent?: true
}

/** States what is in a dish. */
export async function contain(page: Page, { id }: Staged, dish: string, ...whats: string[]): Promise<void> {
  const response = await page.request.put(`/api/events/${id}/items/${dish}/contents`, {
    headers: headers(page),
    data: { contents: whats.map((what) => ({ what, state: 'contains' })) },
  })
  expect(response.status()).toBe(200)
}

/** The kitchen says through a link of its own, as Marta, what is not in a dish. */
export async function kitchenSays(
  page: Page,
  { id }: Staged,
  dish: string,
  ...whats: string[]
): Promise<void> {
  const made = await page.request.post(`/api/events/${id}/kitchen-links`, {
    headers: headers(page),
    data: { label: 'Kitchen', mayConfirm: true },
  })
  const { url } = await made.json()
  const response = await page.request.put(`/api${new URL(url).pathname}/items/${dish}/contents`, {
    headers: headers(page),
    data: { name: 'Marta', contents: whats.map((what) => ({ what, state: 'without' })) },
  })
  expect(response.ok()).toBe(true)
}

/** A guest elsewhere answers for a party. */
export async function answerAs(browser: Browser, { code }: Staged, party: Answering[]): Promise<void> {
  const context = await browser.newContext()
  const response = await context.request.post(`/api/codes/${code}/responses`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { submissionId: crypto.randomUUID(), party },
  })
  expect(response.status()).toBe(201)
  await context.close()
}
