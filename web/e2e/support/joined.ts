import { type Browser, expect, type Page } from '@playwright/test'
import { freshEmail, mailTo } from './mailbox.ts'
import { givenPlanner } from './new-planner.ts'

/** Somebody with a browser of their own, who was invited to the event and has accepted: it is what they see. */
export async function joined(owner: Page, browser: Browser, id: string, role: 'editor' | 'viewer') {
  const email = freshEmail(role)
  const invited = await owner.request.post(`/api/events/${id}/members`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, role },
  })
  expect(invited.status()).toBe(201)
  const page = await (await browser.newContext()).newPage()
  await givenPlanner(page, email)
  const { links } = await mailTo(page.request, email, /^Help plan/)
  await page.goto(links.find((link) => link.includes('/memberships/')) ?? '')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`))
  return { page, email }
}
