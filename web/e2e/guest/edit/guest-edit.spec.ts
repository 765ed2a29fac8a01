import type { Page } from '@playwright/test'
import { ownClock } from '../../support/clock.ts'
import { answered, goneHome, loseConnection, staged } from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update Menu Selections' })

test('an answer is opened by its link, grows and shrinks, and goes home after saving', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const { editToken } = await answered(request, code, 2)
  await answered(request, code, 10)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByText('Editing Menu Selections')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await expect(page.getByText(/10 other guests are registered\. 20 slots remaining/)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'One guest more' }).click()
  await expect(update(page)).toBeDisabled()
  await page.getByLabel('Guest 3 Name *').fill('Carla')
  await page.getByRole('radio', { name: 'Fish' }).first().check()
  await accessible(page)
  await update(page).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByLabel('Guest 3 Name *')).toHaveValue('Carla')
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await update(page).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  await goneHome(page)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(11)
})

test('two who change one answer: both stand there, and the guest chooses', async ({ page, request }) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  announce(/\/api\/responses\//)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await page.getByLabel('Your Name *').fill('Mine')
  const needs = [{ what: 'nuts', how: 'allergy' }]
  await request.put(`/api/responses/${editToken}`, {
    data: { party: [{ name: 'Theirs', allergies: '', selections: {}, needs, consent: true }], version: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await update(page).click()
  await expect(
    page.getByText('This answer was changed somewhere else in the meantime. Which one should be kept?'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible()
  // All that goes with a response shows, needs first.
  await expect(page.getByText('Allergies/dietary restrictions: Nut allergy.')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Mine')
})

test('an answer is withdrawn after one more question, offline once the device is back', async ({
  page,
  request,
}) => {
  // Back online, the page asks for the menu once more, of a response that is being withdrawn.
  announce(/\/live$/, /\/menu$/)
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 2)
  await ownClock(page)
  const { promise: dialogOpen, resolve: dialogOpened } = Promise.withResolvers<void>()
  // The page's place for messages, which comes after the page, is slower here than the guest.
  await page.route(/toasts-chunk/, async (route) => {
    await dialogOpen
    await route.continue()
  })
  await page.goto(`/edit/${editToken}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Withdraw my answer' }).dblclick()
  await accessible(page)
  dialogOpened()
  await loseConnection(page)
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'You are offline.' })).toBeInViewport()
  await accessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Your answer was withdrawn.')).toBeVisible()
  await goneHome(page)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(0)
})

test('a link nobody has is told as such @deep', async ({ page }) => {
  announce(/./)
  const response = await page.goto(`/edit/NOPE99-${'x'.repeat(43)}`)
  expect(response?.status()).toBe(404)
  await expect(
    page.getByText('Invalid or expired edit link. Please contact the event organizer.'),
  ).toBeVisible()
  await expect(page.getByText('Event not found.')).toHaveCount(0)
  await accessible(page)
})
