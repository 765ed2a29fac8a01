import type { Browser, Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { confirmationLink, freshEmail, mailTo } from '../support/mailbox.ts'

const address = '198.51.100.24'
test.use({ extraHTTPHeaders: { 'cf-connecting-ip': address } })

/** Signs up on the page, and gives the link that is mailed. */
async function signUp(page: Page, email: string, password = 'Longer7x'): Promise<string> {
  await page.goto('/planner?mode=sign-up')
  await page.getByLabel('Name').fill('Nina New')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  return confirmationLink(page.request, email)
}

/** A browser that has never been here. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': address } })
  return context.newPage()
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my email' })

test('in another browser the password chosen at sign-up confirms, and nothing typed is lost on the way @deep', async ({
  page,
  browser,
}) => {
  announce(/\/verify-email$/)
  const link = await signUp(page, freshEmail('elsewhere'))
  const other = await elsewhere(browser)
  await other.goto(link)
  await expect(other.getByText('This account was created in another browser.')).toBeVisible()
  await accessible(other)
  await confirmButton(other).click()
  await expect(other.getByText('Password is required')).toBeVisible()
  await other.getByLabel('Password').fill('Longer8x')
  await confirmButton(other).click()
  await expect(other.getByText('This is not the password you chose at sign-up.')).toBeVisible()
  await expect(other.getByLabel('Password')).toBeFocused()
  await expect(other.getByLabel('Password')).toHaveValue('Longer8x')
  await accessible(other)
  await other.getByLabel('Password').fill('Longer7x')
  await other.route('**/verify-email', (route) => route.abort(), { times: 1 })
  await confirmButton(other).click()
  await expect(other.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(other.getByLabel('Password')).toHaveValue('Longer7x')
  await confirmButton(other).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await other.context().close()
})

test('who never signed up is led from “Not you?” to a password of their own, which voids the stranger’s @deep', async ({
  page,
  browser,
}) => {
  announce(/\/confirm-check$/, /\/sign-in\/email$/)
  const email = freshEmail('squatted')
  const link = await signUp(page, email, 'Squatter7')
  const owner = await elsewhere(browser)
  await owner.goto(link)
  await owner.getByRole('link', { name: 'Not you? Choose a password of your own' }).click()
  await expect(owner.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(owner.getByLabel('Email')).toHaveValue(email)
  await accessible(owner)
  await owner.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(owner.getByText('Password reset email sent!')).toBeVisible()
  const mail = await mailTo(owner.request, email, /^Reset/)
  await owner.goto(mail.links.find((one) => one.includes('reset-password2')) ?? '')
  await owner.getByLabel('New Password', { exact: true }).fill('Rightful7')
  await owner.getByLabel('Confirm New Password').fill('Rightful7')
  await owner.getByRole('button', { name: 'Update Password' }).click()
  await expect(owner).toHaveURL(/\/dashboard$/)

  // The stranger, whose browser needs no password for the link, is told that it is over.
  await page.goto(link)
  await expect(page.getByText('Already confirmed. Please sign in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Squatter7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await owner.context().close()
})

test('a link that is none says so and offers another; a failure on the way offers to try again @deep', async ({
  page,
}) => {
  const link = await signUp(page, freshEmail('late'))
  announce(/^\/api\/auth\/confirm-check$/)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    '**/confirm-check',
    async (route) => {
      await held
      await route.fulfill({ status: 503, body: 'down' })
    },
    { times: 1 },
  )
  await page.goto(link)
  await expect(page.getByText('Checking your link...')).toBeVisible()
  await accessible(page)
  release()
  await expect(page.getByRole('alert')).toHaveText(/^Something went wrong\. Please try again\./)
  await accessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(confirmButton(page)).toBeVisible()

  for (const wrong of ['/confirm-email#token=made-up', '/confirm-email']) {
    await page.goto('/pricing')
    await page.goto(wrong)
    const heading = page.getByRole('heading', { name: 'Invalid Confirmation Link' })
    await expect(heading).toBeFocused()
    await expect(page.getByText('This confirmation link is invalid or has expired.')).toBeVisible()
    await accessible(page)
  }
  await page.getByRole('link', { name: 'Send the link again' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
})

test('a link that is used elsewhere while its page is open says so when the button is pressed @deep', async ({
  page,
  browser,
}) => {
  announce(/\/verify-email$/)
  const link = await signUp(page, freshEmail('twice'))
  await page.goto(link)
  await expect(confirmButton(page)).toBeVisible()
  const other = await elsewhere(browser)
  await other.goto(link)
  await other.getByLabel('Password').fill('Longer7x')
  await confirmButton(other).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await confirmButton(page).click()
  await expect(page.getByText('Already confirmed. Please sign in.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused()
  await other.context().close()
})
