import { expect, type Page } from '@playwright/test'

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
