import { expect, type Page } from '@playwright/test'
import { confirmationLink } from './mailbox.ts'

const password = 'Longer7x'

/**
 * Signs a new planner up and confirms the address from the mailbox, which ends on the dashboard, and for an address that is
 * invited to an event on the page of the invitation.
 */
export async function newPlanner(page: Page, email: string, { invited = false } = {}): Promise<void> {
  const digits = Array.from({ length: 4 }, () => Math.floor(Math.random() * 250))
  // Each comes from an address of its own: sign-ups are counted by it.
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': digits.join('.') })
  await page.goto('/help')
  await post(page, '/api/auth/sign-up/email', { name: 'Pat Planner', email, password })
  await page.goto(await confirmationLink(page.request, email))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  if (invited) {
    await expect(page).toHaveURL(/\/memberships\//)
    return
  }
  await page.getByRole('dialog', { name: 'Create New Event' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
}

/**
 * Gives a page a new planner, signed in and with an address that is confirmed, for journeys that are not about becoming one.
 * Ends on a page of the site that costs nothing.
 */
export async function givenPlanner(page: Page, email: string): Promise<void> {
  const given = await page.request.post('/__local/dashboard', { data: { name: 'Pat Planner', email } })
  expect(given.status()).toBe(200)
  await page.goto('/robots.txt')
}

/** Creates an event of the person signed in, open for a good while. Gives its code. */
export async function newEvent(page: Page, title: string): Promise<string> {
  const eventDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const { event } = await post(page, '/api/events', { title, description: '', eventDate, timeZone: 'UTC' })
  return event.eventCode
}

async function post(page: Page, path: string, body: unknown): Promise<{ event: { eventCode: string } }> {
  return page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(to ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json ?? '',
      })
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [path, JSON.stringify(body)],
  )
}
