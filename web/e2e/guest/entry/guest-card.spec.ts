import { expect } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { onlyDeep } from '../../support/deep.ts'
import {
  goneHome,
  next,
  opened,
  partySent,
  sent,
  staged,
  submit,
  submitButton,
} from '../../support/guest-fixtures.ts'
import { printed } from '../../support/pdf.ts'
import { watched } from '../../support/watched.ts'

const chosenFor = (categories: { id: string; items: { id: string }[] }[]) =>
  Object.fromEntries(categories.map(({ id, items }) => [id, items[0]?.id ?? '']))

for (const [width, colorScheme, details] of [
  [320, 'light', {}],
  [1280, 'dark', onlyDeep],
] as const)
  test(
    `what is open is said before sending and never blocks, at ${width} px @deep`,
    details,
    async ({ page, request }) => {
      const { accessible, clean } = watched(page)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const { code } = await staged(request, { menu: { Starter: ['Soup'], 'Main course': ['Fish'] } })
      await opened(page, code)
      await page.getByLabel('Your Name *').fill('Ana Weber')
      await page.getByRole('button', { name: 'One guest more' }).click()
      await next(page)
      await page.getByRole('radio', { name: 'Soup' }).check()
      await page.getByRole('radio', { name: 'Fish' }).check()
      await next(page)
      await page.getByLabel('Guest 2 Name *').last().fill('Leo')
      await page.getByRole('radio', { name: 'Soup' }).check()
      await next(page)
      await expect(page.getByText('Leo has no Main course yet.')).toBeVisible()
      await expect(submitButton(page)).toBeEnabled()
      await accessible()
      await page.getByRole('button', { name: 'Choose for Leo' }).click()
      await expect(page.getByRole('radio', { name: 'Fish' })).toBeVisible()
      await page.getByRole('button', { name: 'Back to review' }).click()
      await page.getByRole('button', { name: 'Send as it is' }).click()
      await expect(page.getByText(/^Menu selections submitted successfully!/)).toBeVisible()
      await goneHome(page)
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      await expect(page.getByText('Thank you, Ana.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
      await accessible()
      clean()
    },
  )

test('a party that chose everything is asked nothing @deep', async ({ page, request }) => {
  const { code } = await staged(request, { menu: { Starter: ['Soup'] } })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Weber')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send as it is' })).toHaveCount(0)
  await sent(page)
})

for (const [width, colorScheme, details] of [
  [320, 'dark', {}],
  [1280, 'light', onlyDeep],
] as const)
  test(
    `above the edit form the saved answer is folded, and prints whole, at ${width} px @deep`,
    details,
    async ({ page, request }) => {
      const { accessible, clean } = watched(page)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const { code, categories } = await staged(request, { title: 'Harvest feast' })
      const { editToken } = await partySent(request, code, [
        { name: 'Ana Weber', allergies: 'Walnuts', selections: chosenFor(categories) },
        { name: 'Leo Weber', allergies: '', selections: {} },
      ])
      await page.goto(`/edit/${editToken}`)
      const fold = page.getByText('Your saved answer')
      await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
      await fold.click()
      await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeVisible()
      for (const name of ['Copy link', 'Print'])
        await expect(page.getByRole('button', { name })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
      await accessible()
      await fold.click()
      await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeHidden()

      // On paper the card is unfolded, with the whole link, and the form is left out.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeVisible()
      await expect(page.locator('.whole-link')).toHaveText(new RegExp(`^https?://[^/]+/edit/${editToken}$`))
      const code2d = page.locator('img.qr-code')
      await expect(code2d).toBeVisible()
      expect(await code2d.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
      await expect(page.getByRole('button')).toHaveCount(0)
      expect((await printed(page)).pages).toHaveLength(1)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await page.emulateMedia({ media: 'screen', colorScheme })
      await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeHidden()
      clean()
    },
  )

test('where nothing gets through after sending, the receipt stands in place with every dish @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu: { Starter: ['Soup'] } })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Weber')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await next(page)
  // The device calls itself online, and no answer comes any more.
  await page.route(/favicon\.svg$|\/api\/responses\//, (route) => route.abort())
  await submit(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/event/${code}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Soup' })).toBeVisible()
  await expect(page.getByLabel('Link to change your answer')).toHaveValue(new RegExp(`/edit/${code}-`))
})
