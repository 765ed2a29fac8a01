import { day } from '../support/events-planner.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { newPlanner, signIn } from '../support/sign-in.ts'

test.use({ extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.23' } })

test('a session that ends under an open page asks to sign in there, and nothing typed is lost', async ({
  page,
  context,
}) => {
  announce(/^\/api\/events/)
  const planner = await newPlanner(page.request)
  await signIn(page, planner.email, planner.password)
  await page.getByRole('button', { name: 'Create Event' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create New Event' })
  const title = 'Ended session supper'
  await form.getByLabel('Event Title').fill(title)
  await form.getByLabel('Description').fill('Typed before the session ended')
  await form.getByLabel('Submission Deadline').fill(day(200))
  await context.clearCookies()
  await form.getByRole('button', { name: 'Create Event' }).click()

  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(again).toBeVisible()
  await accessible(page)
  await expect(again.getByLabel('Email')).toHaveValue(planner.email)
  await again.getByLabel('Password').fill(planner.password)
  await again.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.goto('/dashboard')
  const made = page.getByRole('article').filter({ hasText: title })
  await expect(made.getByText('Typed before the session ended')).toBeVisible()
})
