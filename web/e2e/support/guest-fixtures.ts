import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Receipt } from '../../../worker/party/shape/guest.ts'
import type { Person } from '../../../worker/party/shape/person.ts'
import { later, ownClock } from './clock.ts'
import { takenOver as scriptTakenOver } from './taken-over.ts'

type Category = { id: string; name: string; items: { id: string; name: string; description: string }[] }
export type Staged = { code: string; id: string; categories: Category[] }

/** A menu of two courses, one with a text below each dish. */
export const describedMenu = {
  Starter: [
    ['Soup', 'Of what the garden gives, with a slice of bread and butter'],
    ['Salad', 'Lightly dressed'],
  ] as [string, string][],
  'Main course': ['Fish', 'Risotto'],
}

/** An event of one's own, so that no journey disturbs another. */
export async function staged(
  request: APIRequestContext,
  wanted: {
    title?: string
    guestLimit?: number
    hostName?: string
    hostContact?: string
    serviceDay?: string
    serviceTime?: string
    venue?: string
    menu?: Record<string, (string | [name: string, description: string])[]>
  } = {},
): Promise<Staged> {
  const response = await request.post('/__local/event', { data: wanted })
  expect(response.status()).toBe(200)
  return (await response.json()) as Staged
}

type Stating = {
  contents: { what: string; state: string }[]
  facts?: { fact: string; value: string }[]
  by?: 'kitchen'
}

/** States all that is in a dish of a staged event, as its planner or kitchen would. */
export async function state(
  request: APIRequestContext,
  { code, categories }: Staged,
  dish: string,
  stating: Stating,
): Promise<void> {
  const item = categories.flatMap(({ items }) => items).find(({ name }) => name === dish)?.id
  const response = await request.post('/__local/contents', { data: { code, item, ...stating } })
  expect(response.status()).toBe(204)
}

/** A party that somebody else has sent in already. */
export function answered(request: APIRequestContext, code: string, size: number): Promise<Receipt> {
  const party = Array.from({ length: size }, (_, index) => ({
    name: `Other ${index + 1}`,
    allergies: '',
    selections: {},
  }))
  return partySent(request, code, party)
}

/** A party of one's own choosing, sent in already. */
export async function partySent(
  request: APIRequestContext,
  code: string,
  party: (Person | (Omit<Person, 'consent'> & { consent: true }))[],
): Promise<Receipt> {
  const response = await request.post(`/api/codes/${code}/responses`, {
    data: { submissionId: crypto.randomUUID(), email: '', party },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as Receipt
}

/** Opens an event's page and waits until its script has taken it over. */
export async function opened(page: Page, code: string): Promise<void> {
  await ownClock(page)
  await page.goto(`/event/${code}`)
  await takenOver(page)
}

/** Waits until the page's script has taken over what the edge rendered. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'One guest more' })).toHaveJSProperty('disabled', false)
  await scriptTakenOver(page)
}

/** From now on a page learns of what changes only by what it sends: no live view tells it. */
export const unaware = (page: Page) => page.routeWebSocket(/\/live$/, () => undefined)

/** Loses the connection, once what an open page fetches for later has come. */
export async function loseConnection(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Opens the folded line of needs, of the only person on the screen. */
export const openNeeds = (page: Page) => page.getByText(/^Nothing given · Add$/).click()

/** Says in words what somebody must avoid, and agrees to pass it on. */
export async function tellNeeds(page: Page, words: string): Promise<void> {
  await openNeeds(page)
  await page.getByLabel(/Allergies/).fill(words)
  await page.getByRole('button', { name: /pass this on/ }).click()
  await expect(page.getByText(`${words} · Change`)).toBeVisible()
}

/** A step takes a press once it has stood so long that it was seen. */
const seenMs = 1_000

export async function next(page: Page): Promise<void> {
  await later(page, seenMs)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Menu Selections' })

export async function submit(page: Page): Promise<void> {
  await later(page, seenMs)
  await submitButton(page).click()
}

/**
 * Holds when a page that has said so has gone home by itself, as it does two seconds later. Before it has, there is nothing
 * to bring forward, and the seconds pass for real.
 */
export async function goneHome(page: Page): Promise<void> {
  await later(page, 2_000)
  await expect(page).toHaveURL(/\/$/)
}

/** From the first step to review, for a party of one with no choices. */
export async function atReview(page: Page, code: string, name = 'Rosa Marin'): Promise<void> {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill(name)
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

/** Sends, and waits for the receipt on the home page. */
export async function sent(page: Page): Promise<void> {
  await submit(page)
  await expect(
    page.getByText('Menu selections submitted successfully! Thank you for your submission.'),
  ).toBeVisible()
  await goneHome(page)
  await expect(page.getByText(/^Thank you, /)).toBeVisible()
}
