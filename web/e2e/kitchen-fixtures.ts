import { type Browser, expect, type Page } from '@playwright/test'
import { day } from './events-planner.ts'
import { signIn } from './sign-in.ts'

export type Staged = { id: string; code: string; categories: { id: string; items: { id: string }[] }[] }

const headers = (page: Page) => ({ 'content-type': 'application/json', origin: new URL(page.url()).origin })

async function post(page: Page, path: string, data: unknown) {
  const response = await page.request.post(`/api${path}`, { headers: headers(page), data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.json()
}

/** Signs in and makes an event of its own, with a menu if one is given: dishes by category. */
export async function stage(page: Page, title: string, menu: Record<string, string[]> = {}): Promise<Staged> {
  await signIn(page)
  const { event } = await post(page, '/events', {
    title,
    description: '',
    eventDate: day(200),
    timeZone: 'Europe/Berlin',
  })
  const categories = []
  for (const [name, dishes] of Object.entries(menu)) {
    const { category } = await post(page, `/events/${event.id}/categories`, { name })
    const items = []
    for (const dish of dishes) {
      const path = `/events/${event.id}/categories/${category.id}/items`
      items.push((await post(page, path, { name: dish })).item)
    }
    categories.push({ id: category.id, items })
  }
  return { id: event.id, code: event.eventCode, categories }
}

/** A guest elsewhere answers for a party: a browser of their own. */
export async function answerAs(
  browser: Browser,
  { code }: Staged,
  party: { name: string; allergies: string; selections: Record<string, string> }[],
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`/event/${code}`)
  await post(page, `/codes/${code}/responses`, { submissionId: crypto.randomUUID(), party })
  await context.close()
}
