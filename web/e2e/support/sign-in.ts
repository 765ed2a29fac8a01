import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { confirmationLink, freshEmail } from './mailbox.ts'

export const planner = { email: 'planner@example.com', password: 'Planner1' }
export const admin = { email: 'admin@example.com', password: 'Admin123' }

/** Signs in by the form, as a person would, and ends on the dashboard. */
export async function signIn(
  page: Page,
  email: string = planner.email,
  password: string = planner.password,
): Promise<void> {
  await page.goto('/planner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
}

/** A planner of one's own, confirmed and not signed in yet: for journeys that would disturb the seeded events. */
export async function newPlanner(
  request: APIRequestContext,
  name = 'Own Planner',
): Promise<{ email: string; password: string }> {
  const person = { name, email: freshEmail('own'), password: 'Longer7x' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = async (path: string, data: object) =>
    expect((await request.post(`/api/auth/${path}`, { headers, data })).status()).toBe(200)
  await post('sign-up/email', person)
  const { hash } = new URL(await confirmationLink(request, person.email))
  await post('verify-email', { token: hash.replace('#token=', ''), password: person.password })
  await post('sign-out', {})
  return person
}
