import { accessible, announce, expect, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { newPlanner, signIn } from '../support/sign-in.ts'

const address = '198.51.100.22'
test.use({ extraHTTPHeaders: { 'cf-connecting-ip': address } })

test('a forgotten password is reset from the mail, and every other session ends', async ({
  page,
  browser,
}) => {
  announce(/^\/api\/auth\/reset-check$/, /^\/api\/events\/counts$/)
  const { email } = await newPlanner(page.request, 'Fern Forgetful')
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': address } })
  const other = await elsewhere.newPage()
  await signIn(other, email, 'Longer7x')

  await page.goto('/planner')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await accessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(
    page.getByText(
      'Password reset email sent! Please check your inbox and follow the instructions to reset your password.',
    ),
  ).toBeVisible()
  const mail = await mailTo(page.request, email, /^Reset/)
  const link = new URL(mail.links.find((one) => one.includes('reset-password2')) ?? '')

  // The fragment leads to the screen from wherever it is opened.
  await page.goto(`/event/FEAST7${link.hash}`)
  await expect(page).toHaveURL(/\/reset-password2#/)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reset Password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('Brandnew7')
  await expect(page.getByRole('region', { name: 'Password strength' }).getByText('Strong')).toBeVisible()
  await page.getByLabel('Confirm New Password').fill('Brandnew8')
  await page.getByLabel('Confirm New Password').blur()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm New Password').fill('Brandnew7')
  await expect(page.getByText('Passwords match')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password2$/)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(email)).toBeVisible()

  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Planner sign-in' })).toBeVisible()
  await signIn(other, email, 'Brandnew7')
  await elsewhere.close()

  await page.goto(link.href)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(
    page.getByText('Invalid or expired password reset link. Please request a new one.'),
  ).toBeVisible()
  await accessible(page)
  await page.goto('/reset-password2')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})
