import type { Page } from '@playwright/test'
import { onlyDeep } from '../support/deep.ts'
import { staged } from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { planner, signIn } from '../support/sign-in.ts'

// The header, help menu and footer are the server's, brought to life by one script: the same on every kind of page.
const kinds = [
  ['/', {}],
  ['/pricing', onlyDeep],
  ['/planner', onlyDeep],
] as const

const help = (page: Page) => page.getByRole('banner').getByText('Help', { exact: true })
const guide = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Guest Help' })

for (const [path, details] of kinds)
  test(
    `the Help menu of ${path} opens by keyboard, and closes by Escape and by a press elsewhere @deep`,
    details,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await help(page).focus()
      await page.keyboard.press('Enter')
      await expect(guide(page)).toBeVisible()
      await accessible(page)
      await guide(page).focus()
      await page.keyboard.press('Escape')
      await expect(guide(page)).toBeHidden()
      await expect(help(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(guide(page)).toBeHidden()
      await help(page).click()
      await guide(page).click()
      await expect(page).toHaveURL('/guest-help')
      await expect(page.getByRole('heading', { level: 1, name: 'Guest Guide' })).toBeVisible()
    },
  )

test('every kind of page says who is signed in, and signs out @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await signIn(page)
  for (const path of ['/', '/pricing', `/event/${code}`, '/dashboard/account']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: planner.email })).toBeVisible()
    await expect(header.getByText('Event Planner', { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Reset Password' })).toBeHidden()
    await accessible(page)
  }
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden()
  await page.goto('/pricing')
  await expect(page.getByText(planner.email)).toBeHidden()
})

test('a sign-out that fails says so, and can be tried again @deep', async ({ page }) => {
  announce(/\/sign-out$/)
  await signIn(page)
  await page.goto('/pricing')
  await page.route('**/sign-out', (route) => route.abort(), { times: 1 })
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await signOut.click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await signOut.click()
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
})

test('nobody is asked for on the page of a guest who never signed in @deep', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  for (const path of ['/', '/pricing']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(asked).toContain('/pricing')
  expect(asked).not.toContain('/api/session')
})

test('a session that ended elsewhere leaves no trace in the header, and `/` is the guests’ page', async ({
  page,
  context,
}) => {
  await signIn(page)
  await context.clearCookies({ name: '__Host-session' })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('signed-in')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden()
  // A cookie that opens nothing: the planner's application finds nobody and hands over to the guests' page.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser would have kept it
    document.cookie = '__Host-session=forged; Path=/; Secure'
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
})

test('a reset link leads to its screen from a text, and the header offers the way @deep', async ({
  page,
}) => {
  announce(/\/reset-check$/)
  await page.goto('/pricing#access_token=nothing&type=recovery')
  await expect(page).toHaveURL(/\/reset-password2#access_token=nothing&type=recovery$/)
  await expect(page.getByRole('link', { name: 'Reset Password' })).toHaveAttribute(
    'href',
    /\/reset-password2#access_token=nothing&type=recovery$/,
  )
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Reset Password' })).toBeHidden()
  // Pasted into an open page, too.
  await page.evaluate(() => {
    location.hash = '#access_token=nothing&type=recovery'
  })
  await expect(page).toHaveURL(/\/reset-password2#/)
})

test('the navigation marks the page one is on, also within the planner’s application @deep', async ({
  page,
}) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await page.goto('/pricing')
  await expect(current).toHaveText(['Pricing'])
  await signIn(page)
  await expect(current).toHaveCount(0)
  await page.goto('/')
  await expect(current).toHaveText(['Home'])
  await page.getByRole('link', { name: 'Your Purchases' }).click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(current).toHaveCount(0)
})

test('home offers the way back to the sign-in to those who come from there @deep', async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/planner')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeHidden()
})
