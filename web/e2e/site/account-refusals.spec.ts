import { accessible, announce, expect, test } from '../support/journey.ts'
import { freshEmail, mailTo } from '../support/mailbox.ts'
import { admin, planner, signIn } from '../support/sign-in.ts'

test.use({ extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.21' } })

test('wrong passwords, unknown addresses and addresses not confirmed get the sentence for them', async ({
  page,
}) => {
  announce(/^\/api\/auth\//)
  const email = freshEmail('waiting')
  await page.goto('/planner?mode=sign-up')
  await page.getByLabel('Name').fill('Wanda Waiting')
  await page.getByLabel('Email').fill(planner.email)
  await page.getByLabel('Password', { exact: true }).fill('Waiting7')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Waiting7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText(
      'An account with this email already exists. Please sign in instead or use a different email.',
    ),
  ).toBeVisible()
  await accessible(page)
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const common = page.getByText('This password is too common. Please choose another.')
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await expect(page.getByRole('region', { name: 'Password strength' })).toBeVisible()
  await expect(common).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill('Password1')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Password1')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(common).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Waiting7')
  await expect(common).toHaveCount(0)
  await page.getByLabel('Confirm Password', { exact: true }).fill('Waiting7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await mailTo(page.request, email, /^Confirm/)

  await page.getByLabel('Password').fill('Waiting8')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    page.getByText('Invalid email or password. Please check your credentials and try again.'),
  ).toBeVisible()
  await page.getByLabel('Password').fill('Waiting7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toHaveText(
    'Please check your email and click the confirmation link to activate your account before signing in.',
  )
  await accessible(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('a new link is on its way')).toBeVisible()
})

test('fields are judged when they are left, and the sentence goes when they are mended', async ({ page }) => {
  await page.goto('/planner')
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await email.blur()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(planner.email)
  await email.blur()
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const required = page.getByText('Password is required')
  await expect(required).toBeVisible()
  await page.getByLabel('Password').pressSequentially('a')
  await expect(required).toHaveCount(0)
  await expect(page.getByText('Password must be at least 6 characters')).toHaveCount(0)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Planner sign-in' })).toBeVisible()
})

test('a page for planners leads to sign-in and back to itself', async ({ page }) => {
  await page.goto('/planner?next=%2Fpricing')
  await page.getByLabel('Email').fill(planner.email)
  await page.getByLabel('Password').fill(planner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goto('/planner?next=//evil.example')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('an admin is called one @deep', async ({ page }) => {
  await signIn(page, admin.email, admin.password)
  await expect(page.getByText('Admin2', { exact: true })).toBeVisible()
})
