import type { Page } from '@playwright/test'
import { partySent, staged } from './guest-fixtures.ts'
import { accessible, announce, expect, test } from './journey.ts'

const expired = 'This edit link has expired. Please contact the event organizer.'
const erase = (page: Page) => page.getByRole('button', { name: 'Erase my details' })

/** An answer for two of an event that is closed now: what Ana chose, and what she must avoid. */
async function closedAnswer(page: Page) {
  const { request } = page
  const { code, categories } = await staged(request, { title: 'Harvest feast' })
  const [starter, main] = categories
  const selections = { [starter?.id ?? '']: starter?.items[0]?.id ?? '', [main?.id ?? '']: '' }
  const { editToken } = await partySent(request, code, [
    { name: 'Ana Weber', allergies: 'Walnuts', selections },
    { name: 'Leo Weber', allergies: '', selections: {} },
  ])
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  return { code, path: `/edit/${editToken}`, token: editToken, soup: starter?.items[0]?.name ?? '' }
}

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const)
  test(`after the deadline the link still tells who eats what, at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const { path, soup } = await closedAnswer(page)
    announce(/./)
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ colorScheme })
    const response = await page.goto(path)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'Unable to Load Menu' })).toBeVisible()
    await expect(page.getByText(expired)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Harvest feast' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Leo Weber' })).toBeVisible()
    await expect(page.getByText(soup)).toBeVisible()
    await expect(page.getByText('Walnuts')).toBeVisible()
    await expect(page.getByText('Nothing Chosen').first()).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await accessible(page)
    await page.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    )
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

test('one press erases nothing: it is asked first, and said what the kitchen no longer knows', async ({
  page,
}) => {
  const { path, token } = await closedAnswer(page)
  announce(/./)
  await page.goto(path)
  await erase(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The kitchen will no longer know about your allergies')
  await accessible(page)
  const stored = async () => (await page.request.get(`/api/responses/${token}`)).text()
  expect(await stored()).toContain('Walnuts')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Walnuts')).toBeVisible()

  await erase(page).click()
  await dialog.getByRole('button', { name: 'Keep my details' }).click()
  expect(await stored()).toContain('Walnuts')

  await erase(page).click()
  await page.route('**/api/responses/*', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(dialog.getByText('We could not erase your details. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Your details were erased. What was chosen stays in the count.')).toBeVisible()
  await expect(page.getByText('Walnuts')).toBeHidden()
  await expect(erase(page)).toBeHidden()
  await accessible(page)
  expect(await stored()).not.toMatch(/Walnuts|Ana|Leo/)
})
