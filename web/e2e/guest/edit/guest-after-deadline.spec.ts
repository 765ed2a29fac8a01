import type { Page } from '@playwright/test'
import type { EditView } from '../../../../worker/party/shape/guest.ts'
import { ownClock } from '../../support/clock.ts'
import { onlyDeep } from '../../support/deep.ts'
import { goneHome, loseConnection, partySent, staged } from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

const expired = 'This edit link has expired. Please contact the event organizer.'
const erase = (page: Page) => page.getByRole('button', { name: 'Erase my details' })

/** An answer for two of an event that is closed now, by default for long: what Ana chose, and what she must avoid. */
async function closedAnswer(page: Page, closesAt = 1) {
  const { request } = page
  const { code, categories } = await staged(request, { title: 'Harvest feast' })
  const [starter, main] = categories
  const selections = { [starter?.id ?? '']: starter?.items[0]?.id ?? '', [main?.id ?? '']: '' }
  const { editToken } = await partySent(request, code, [
    { name: 'Ana Weber', allergies: 'Walnuts', selections },
    { name: 'Leo Weber', allergies: '', selections: {} },
  ])
  await request.post('/__local/closing', { data: { code, closesAt } })
  return { code, path: `/edit/${editToken}`, token: editToken, soup: starter?.items[0]?.name ?? '' }
}

for (const [width, colorScheme, details] of [
  [320, 'light', {}],
  [1280, 'dark', onlyDeep],
] as const)
  test(
    `after the deadline the link still tells who eats what, at ${width} px, ${colorScheme} @deep`,
    details,
    async ({ page }) => {
      const { path, soup } = await closedAnswer(page)
      announce(/./)
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      await ownClock(page)
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
      await expect(erase(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add or change needs' })).toHaveCount(0)
      await accessible(page)
      await page.evaluate(() =>
        Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
      )
      await page.getByRole('button', { name: 'Print' }).click()
      await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await goneHome(page)
    },
  )

test('one press erases nothing: it is asked first, and said what the kitchen no longer knows @deep', async ({
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
  await expect(page.getByText('Your details were erased. Your dishes stay in the count.')).toBeVisible()
  await expect(page.getByText('Walnuts')).toBeHidden()
  await expect(erase(page)).toBeHidden()
  await accessible(page)
  expect(await stored()).not.toMatch(/Walnuts|Ana|Leo/)
  await page.reload()
  await expect(page.getByText('Your details were erased. Your dishes stay in the count.')).toBeVisible()
  await expect(erase(page)).toBeHidden()
})

test('after the deadline a need is still added, the page says so, and the kitchen has it', async ({
  page,
}) => {
  const { path, token, soup } = await closedAnswer(page, Date.now() - 60_000)
  announce(/./)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(path)
  // Actions stand above what can only be read.
  const change = await page.getByRole('button', { name: 'Add or change needs' }).boundingBox()
  const answer = await page.getByRole('heading', { name: 'Harvest feast' }).boundingBox()
  expect(change?.y).toBeLessThan(answer?.y ?? 0)
  await page.getByRole('button', { name: 'Add or change needs' }).click()
  const panel = page.getByRole('region', { name: 'Add or change needs' })
  const ana = page.getByRole('region', { name: 'Ana Weber' })
  const leo = page.getByRole('region', { name: 'Leo Weber' })
  await expect(ana.getByText('Walnuts · Change')).toBeVisible()
  await leo.getByText('Nothing given · Add').click()
  await leo.getByRole('checkbox', { name: 'Milk' }).check()
  await accessible(page)
  await page.getByRole('button', { name: 'Save needs' }).click()
  await expect(leo.getByText(/This is not passed on yet/)).toBeVisible()
  await leo.getByRole('button', { name: 'Pass on', exact: true }).click()

  await page.route('**/api/responses/*/needs', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save needs' }).click()
  await expect(page.getByText(/^We could not save this/)).toBeVisible()
  await page.reload()
  await expect(leo.getByText('Milk allergy · Change')).toBeVisible()
  await page.getByRole('button', { name: 'Save needs' }).click()
  await expect(panel.getByText('Saved. We’ll tell the organizer.')).toBeVisible()
  await expect(page.getByText('Allergies/dietary restrictions: Milk allergy.')).toBeVisible()
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page.getByText(soup)).toBeVisible()
  await accessible(page)
  const stored = async () => {
    const response = await page.request.get(`/api/responses/${token}`)
    return ((await response.json()) as EditView).response.party
  }
  const [first, second] = await stored()
  expect(first).toMatchObject({ name: 'Ana Weber', allergies: 'Walnuts' })
  expect(second).toMatchObject({
    needs: [{ what: 'milk', how: 'allergy', by: 'guest' }],
    consent: { at: expect.any(Number) },
  })

  // Somebody else changes the same need meanwhile: it is shown, and what was typed is kept.
  await page.getByRole('button', { name: 'Add or change needs' }).click()
  await leo.getByText('Milk allergy · Change').click()
  await leo.getByLabel(/Anything else/).fill('Cream')
  await leo.getByRole('button', { name: /pass this on/ }).click()
  const vegan = { id: second?.id, needs: [{ what: 'vegan' }], consent: true }
  const put = await page.request.put(`/api/responses/${token}/needs`, {
    data: { people: [vegan] },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(put.status()).toBe(200)
  await page.getByRole('button', { name: 'Save needs' }).click()
  await expect(
    page.getByText(/^This answer was changed somewhere else in the meantime, and is/),
  ).toBeVisible()
  await expect(page.getByText('Allergies/dietary restrictions: Vegan.')).toBeVisible()
  await expect(leo.getByText('Milk allergy · Cream · Change')).toBeVisible()
  await page.getByRole('button', { name: 'Save needs' }).click()
  await expect(panel.getByText('Saved. We’ll tell the organizer.')).toBeVisible()
  expect((await stored())[1]).toMatchObject({ needs: [{ what: 'milk' }], allergies: 'Cream' })
})

test('a need told without internet waits where it is, is sent by itself once, and is told as not saved after a reload @deep', async ({
  page,
  context,
}) => {
  const { path, token } = await closedAnswer(page, Date.now() - 60_000)
  announce(/./)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(path)
  const panel = page.getByRole('region', { name: 'Add or change needs' })
  const leo = page.getByRole('region', { name: 'Leo Weber' })
  const save = page.getByRole('button', { name: 'Save needs' })
  const waits = page.getByText('Not sent yet: no internet. Keep this page open and we will send it for you.')
  const stored = async () => {
    const response = await page.request.get(`/api/responses/${token}`)
    return ((await response.json()) as EditView).response.party[1]?.needs?.map(({ what }) => what) ?? []
  }
  const sendings: string[] = []
  page.on('request', (one) => one.method() === 'PUT' && sendings.push(one.url()))
  await page.getByRole('button', { name: 'Add or change needs' }).click()
  await leo.getByText('Nothing given · Add').click()
  await leo.getByRole('checkbox', { name: 'Milk' }).check()
  await leo.getByRole('button', { name: /pass this on/ }).click()
  await loseConnection(page)
  await save.click()
  await expect(waits).toBeInViewport()
  await expect(leo.getByText('Milk allergy · Change')).toBeVisible()
  expect(sendings).toEqual([])
  await context.setOffline(false)
  await expect(panel.getByText('Saved. We’ll tell the organizer.')).toBeVisible()
  expect(await stored()).toEqual(['milk'])
  expect(sendings).toHaveLength(1)

  await page.getByRole('button', { name: 'Add or change needs' }).click()
  await leo.getByText('Milk allergy · Change').click()
  await leo.getByRole('checkbox', { name: 'Eggs' }).check()
  await leo.getByRole('button', { name: /pass this on/ }).click()
  await loseConnection(page)
  await save.click()
  await expect(waits).toBeInViewport()
  // Reloading ends the test's being offline before the page ends, which would then send it: it stays without a line.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  page.on('dialog', (dialog) => dialog.accept())
  await context.setOffline(false)
  await page.reload()
  await expect(panel.getByText('You have unsaved changes here.')).toBeVisible()
  expect(await stored()).toEqual(['milk'])
  await accessible(page)
  await save.click()
  await expect(panel.getByText('Saved. We’ll tell the organizer.')).toBeVisible()
  expect((await stored()).sort()).toEqual(['eggs', 'milk'])
})
