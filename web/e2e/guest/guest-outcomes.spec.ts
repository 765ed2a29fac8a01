import { expect, type Page } from '@playwright/test'
import { later } from '../support/clock.ts'
import { test } from '../support/closed.ts'
import { onlyDeep } from '../support/deep.ts'
import {
  answered,
  atReview,
  next,
  opened,
  staged,
  submit,
  submitButton,
  unaware,
} from '../support/guest-fixtures.ts'
import { watched } from '../support/watched.ts'

const bar = (page: Page) => page.locator('.bar')
const phone = { width: 390, height: 700 }
const long = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'], Dessert: ['Cake', 'Fruit'] }

/** The party of two at review, Ana with soup and fish. */
async function partyAtReview(page: Page, code: string) {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Leo')
  await page.getByRole('radio', { name: 'Soup' }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

test('a dish that is gone is told beside the button, by person and course, and led to', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code, categories } = await staged(request, { menu: long })
  const { accessible } = watched(page, /\/responses$/)
  await partyAtReview(page, code)
  await request.post('/__local/removed-dish', { data: { code, item: categories[0]?.items[0]?.id } })
  await submit(page)
  await expect(bar(page)).toContainText('The menu has changed. Please check your choices.')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  const without = page.getByRole('button', { name: 'Send without these dishes' })
  await expect(without).toBeInViewport({ ratio: 1 })
  await accessible()
  await bar(page).getByRole('link', { name: 'Leo: Starter (Soup)' }).click()
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeFocused()
  await page.getByRole('radio', { name: 'Salad' }).check()
  await page.getByRole('button', { name: 'Back to review' }).click()
  // Leo has a starter again, Ana has none yet.
  await expect(bar(page).getByRole('link')).toHaveText(['Ana Marin: Starter (Soup)'])
  await without.click()
  await expect(page.getByText('Thank you, Ana.')).toBeVisible()
})

test('a dish that is gone while an answer is changed is told beside the button @deep', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code, categories } = await staged(request, { menu: long })
  const { editToken } = await answered(request, code, 5)
  const { accessible } = watched(page, /\/api\/responses\//)
  await page.goto(`/edit/${editToken}`)
  const last = page.locator('details.edit-guest').last()
  await last.locator('summary').first().click()
  await last.getByRole('radio', { name: 'Cake' }).check()
  await last.locator('summary').first().click()
  await request.post('/__local/removed-dish', { data: { code, item: categories[2]?.items[0]?.id } })
  await page.getByRole('button', { name: 'Update Menu Selections' }).click()
  await expect(bar(page)).toContainText('The menu has changed. Please check your choices.')
  await expect(page.getByRole('button', { name: 'Save without these dishes' })).toBeInViewport({ ratio: 1 })
  await accessible()
  // It leads to the course, and opens the guest it is folded away in.
  await bar(page).getByRole('link', { name: 'Other 5: Dessert (Cake)' }).click()
  await expect(last.getByRole('radio', { name: 'Fruit' })).toBeFocused()
  await expect(last.getByRole('radio', { name: 'Fruit' })).toBeInViewport()
})

test('what was stored before is asked about beside the button, which saves the changes', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  await atReview(page, code)
  await page.route(
    '**/responses',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page)
  await expect(bar(page)).toContainText(
    'We are not sure that this arrived. Please try again: you are never counted twice.',
  )
  await page.getByRole('button', { name: 'Change dishes' }).click()
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await page.getByRole('button', { name: 'Back to review' }).click()
  await submit(page)
  await expect(bar(page)).toContainText('Your first answer was already saved. Save your changes to it?')
  await expect(bar(page).getByRole('button', { name: 'Keep my first answer' })).toBeVisible()
  const save = bar(page).getByRole('button', { name: 'Save my changes' })
  await page.route('**/api/responses/*', (route) => route.abort(), { times: 1 })
  await save.click()
  await expect(bar(page).locator('button[type=submit]')).toBeEnabled()
  await bar(page).getByRole('button', { name: 'Try again' }).click()
  await save.click()
  await expect(bar(page)).toHaveClass(/\bdone\b/)
  await expect(page.getByText('Risotto')).toBeVisible()
})

for (const [colorScheme, details] of [
  ['dark', {}],
  ['light', onlyDeep],
] as const)
  test(
    `success turns the bar green, in full contrast (${colorScheme})`,
    details,
    async ({ page, request }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(phone)
      const { code } = await staged(request)
      const { clean } = watched(page)
      await atReview(page, code)
      await submit(page)
      const sent = page.getByRole('button', { name: 'Submitted Successfully!' })
      await expect(sent).toBeVisible()
      await expect(bar(page)).toContainText('Menu selections submitted successfully!')
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const contrast = (button: Element) => {
        const colour = (one: Element, of: 'color' | 'backgroundColor') => {
          const [r = 0, g = 0, b = 0] = (getComputedStyle(one)[of].match(/[\d.]+/g) ?? []).map(Number)
          const linear = (c: number) => (c / 255 <= 0.03928 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4)
          return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        }
        const under = colour(button.closest('.bar') as Element, 'backgroundColor')
        const ink = colour(button, 'color')
        return (Math.max(under, ink) + 0.05) / (Math.min(under, ink) + 0.05)
      }
      // Its colours take a moment to change.
      await expect.poll(() => sent.evaluate(contrast)).toBeGreaterThan(7)
      await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
      clean()
    },
  )

test('a double tap on the last Continue sends nothing unseen @deep', async ({ page, request }) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  const asked: string[] = []
  page.on('request', (one) => one.method() === 'POST' && asked.push(one.url()))
  await opened(page, code)
  const place = () => bar(page).locator('button[type=submit]').boundingBox()
  const places = [await place()]
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  places.push(await place())
  const button = (await place()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = [button.x + button.width / 2, button.y + button.height / 2] as const
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.mouse.click(...at)
  await later(page, 250)
  await page.mouse.click(...at)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  places.push(await place())
  await later(page, 400)
  expect(asked.filter((url) => url.endsWith('/responses'))).toEqual([])
  // The bar stands where it stood: the next press is never on something else.
  for (const one of places) expect(one?.y).toBeCloseTo(places[0]?.y ?? 0, 0)
  await expect(submitButton(page)).toBeEnabled()
  await submit(page)
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
})

test('a closed event offers no second attempt that cannot succeed', async ({ page, request }) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  const { accessible } = watched(page, /\/responses$/)
  await unaware(page)
  await atReview(page, code)
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await submit(page)
  await expect(bar(page)).toContainText('The submission deadline for this event has passed')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(bar(page).getByRole('link', { name: 'Back to Home' })).toBeInViewport({ ratio: 1 })
  await accessible()
})
