import { expect } from '@playwright/test'
import { test } from '../support/closed.ts'
import { describedMenu, next, opened, staged } from '../support/guest-fixtures.ts'

test('the row of a large party shows the one who is asked @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await page.setViewportSize({ width: 320, height: 640 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  for (let size = 1; size < 6; size++) await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await next(page)
  for (let guest = 2; guest <= 6; guest++) {
    await page.getByLabel(`Guest ${guest} Name *`).fill(`Person ${guest}`)
    await expect(page.locator('.person[aria-current]')).toBeInViewport({ ratio: 0.9 })
    await next(page)
  }
})

test('a narrow screen says in one line which step one is at @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await page.setViewportSize({ width: 320, height: 640 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  const line = page.locator('.progress [aria-current]')
  await expect(line).toHaveText('Step 2 of 4: Your menu')
  const box = await line.locator('.now').boundingBox()
  expect(box?.width).toBeGreaterThan(250)
  expect(box?.height).toBeLessThan(40)
})

test('a phone keeps in sight which step one is at, and who chooses', async ({ page, request }) => {
  const { code } = await staged(request, { menu: describedMenu })
  await page.setViewportSize({ width: 390, height: 480 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  const progress = page.locator('.progress')
  const line = progress.locator('[aria-current] .now')
  const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await end()
  await expect(line).toBeInViewport({ ratio: 1 })
  expect(await progress.boundingBox()).toMatchObject({ y: 0 })
  expect((await progress.boundingBox())?.height).toBeLessThanOrEqual(32)
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Leo Marin')
  await end()
  await expect(line).toBeInViewport({ ratio: 1 })
  const drawn = () => line.evaluate((one) => getComputedStyle(one, '::after').content)
  expect(await drawn()).toContain('Leo Marin')
  // A long name gives way to the step's own.
  await page.getByLabel('Guest 2 Name *').fill('Leopold Maria von und zu Hohenzollern-Sigmaringen')
  await end()
  expect((await progress.boundingBox())?.height).toBeLessThanOrEqual(32)
  // Readers hear the name in the step itself.
  await expect(line).toHaveText('Step 3 of 4: Guests')
  // Large letters have the screen for themselves.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await end()
  await expect(line).not.toBeInViewport()
})

test.describe('while nobody has answered the cookie banner', () => {
  test.use({ consent: null })

  test('it leaves a small phone its form, and covers nothing one has to press', async ({ page, request }) => {
    const { code } = await staged(request)
    await page.setViewportSize({ width: 320, height: 568 })
    await opened(page, code)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    const top = async () => (await banner.boundingBox())?.y ?? 0
    expect(await top()).toBeGreaterThanOrEqual(400)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport()
    for (const letters of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      for (const field of [
        page.getByLabel('Your Name *'),
        page.getByRole('button', { name: 'One guest more' }),
        page.getByRole('button', { name: 'Continue' }),
      ]) {
        await field.focus()
        // The browser scrolls what has the focus into sight, above the bar and the banner.
        await expect(async () => {
          const box = await field.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top())
          expect(box?.y).toBeGreaterThanOrEqual(0)
        }).toPass({ timeout: 5000 })
      }
    }
  })
})
