import { staged } from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

const slow = 2_500

test('a planner’s page that is on its way says so, and stands there when it has come', async ({ page }) => {
  const event = await stage(page, 'On a slow line', { Main: ['Fish'] })
  await page.goto(`/events/${event.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Menu', level: 2 })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/events/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'This event' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByText('Loading...')).toBeVisible({ timeout: 1_500 })
  await accessible(page)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Totals', level: 2 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('the way from the code to the event says that the event is loading @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await page.goto('/')
  await page.getByRole('textbox').fill(code)
  await page.route(`**/event/${code}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    await route.continue()
  })
  // A driver reads nothing of a page that is being left: the page itself notes what it showed, and for how long.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('root')?.textContent.includes('Loading event...'))
        sessionStorage.setItem('shown', String(Date.now()))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page.getByLabel('Your Name *')).toBeVisible()
  const waited = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('shown')))
  // Without the note, it would be the years since 1970.
  expect(waited).toBeLessThan(60_000)
  await page.goBack()
  await expect(page.getByText('Loading event...')).toBeHidden()
})

test('an address in other letters, or with a slash at its end, leads to the page’s own @deep', async ({
  page,
}) => {
  for (const [asked, own] of [
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/Help//', '/help'],
    ['/PLANNER/', '/planner'],
  ]) {
    await page.goto(`${asked}?from=mail`)
    await expect(page).toHaveURL(`${own}?from=mail`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page does not exist')
  }
})

test('a reset link that could not be checked is checked again when asked for @deep', async ({ page }) => {
  announce(/\/reset-check$/)
  await page.route('**/reset-check', (route) => route.fulfill({ status: 500, body: 'down' }), { times: 1 })
  await page.goto('/reset-password2#access_token=made-up&type=recovery')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByText('Invalid or expired password reset link. Please request a new one.'),
  ).toBeVisible()
  // The link itself is wrong now: to try again would change nothing.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
