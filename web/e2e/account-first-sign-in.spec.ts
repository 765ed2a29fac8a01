import { expect, test } from '@playwright/test'
import { freshEmail, mailTo } from './mailbox.ts'
import { signIn } from './sign-in.ts'
import { watched } from './watched.ts'

test('a new planner signs up, confirms from the mailbox, signs in and out', async ({ page }) => {
  const { clean, accessible } = watched(page, /^\/api\/auth\/confirm-check$/)
  const email = freshEmail('new')
  await page.goto('/planner')
  await accessible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Name').fill('Nina New')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('longer')
  const panel = page.getByRole('region', { name: 'Password strength' })
  await expect(panel.getByText('Fair')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Longer7x')
  await expect(panel.getByText('Strong')).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText(
      'Account created successfully! Please check your email and click the confirmation link to activate your account.',
    ),
  ).toBeVisible()
  await accessible()

  await mailTo(page.request, email, /^Confirm/)
  await page.goto('/__local/mail')
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect(mail).toHaveCount(1)
  const link = mail.getByRole('link', { name: /confirm-email/ })
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByText(`You signed up with ${email}.`)).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Your email is confirmed, and you are signed in.')).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()

  await page.goto(href)
  await expect(page.getByText('Already confirmed. Please sign in.')).toBeVisible()
  await accessible()
  await expect(page.getByRole('link', { name: 'Send the link again' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Planner sign-in' })).toBeVisible()
  await signIn(page, email, 'Longer7x')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Event Planner', { exact: true })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Enter Event Code to Select Menu Choices' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Planner sign-in' })).toBeVisible()
  clean()
})
