import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { answered, opened, staged, takenOver } from '../../support/guest-fixtures.ts'
import { watched } from '../../support/watched.ts'

const bar = (page: Page) => page.locator('.bar')
const phone = { width: 390, height: 700 }
const header = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

test('Update leads to the name that is missing, also where its guest is folded away', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 5)
  const { accessible, clean } = watched(page)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  const update = page.getByRole('button', { name: 'Update Menu Selections' })
  await page.getByRole('button', { name: 'One guest more' }).click()
  await expect(update).toBeDisabled()
  await update.click({ force: true })
  const name = page.getByLabel('Guest 6 Name *')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await expect(page.getByText('Guest 6 name is required')).toBeVisible()
  await accessible()
  await name.fill('Sixth')
  const fourth = page.locator('details.edit-guest').nth(2)
  await fourth.locator('summary').first().click()
  await page.getByLabel('Guest 4 Name *').fill('')
  await fourth.locator('summary').first().click()
  await expect(page.getByLabel('Guest 4 Name *')).toBeHidden()
  await update.click({ force: true })
  await expect(page.getByLabel('Guest 4 Name *')).toBeFocused()
  await expect(page.getByLabel('Guest 4 Name *')).toBeInViewport()
  clean()
})

test('Continue without a name says which one is missing @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  const { accessible, clean } = watched(page)
  await opened(page, code)
  await page.getByRole('button', { name: 'Continue' }).click({ force: true })
  await expect(page.getByText('Your name is required')).toBeVisible()
  await expect(page.getByLabel('Your Name *')).toBeFocused()
  await accessible()
  clean()
})

test('the code’s button says what it waits for @deep', async ({ page }) => {
  const { accessible, clean } = watched(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Access Event Menu' })
  await expect(button).toBeDisabled()
  await page.getByRole('textbox', { name: /Enter Event Code/ }).fill('FEA')
  await button.click({ force: true })
  await expect(page.getByText('Please enter a valid 6-character event code')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Enter Event Code/ })).toBeFocused()
  await accessible()
  clean()
})

test('without a script the code leads to its event, which says what the form needs @deep', async ({
  browser,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('textbox', { name: /Enter Event Code/ }).fill(` ${code.toLowerCase()}`)
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page).toHaveURL(`/event/${code}`)
  await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await expect(bar(page).locator('noscript p')).toBeVisible()
  await expect(bar(page).locator('noscript p')).toContainText('This form needs JavaScript')
  await page.goto('/')
  await page.getByRole('textbox', { name: /Enter Event Code/ }).fill('abc')
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page.getByText('Invalid event code in URL')).toBeVisible()
  await context.close()
})

test('a wrong code asks for another in its place, and a link pasted there opens its event', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const { editToken, editUrl } = await answered(request, code, 1)
  const { accessible } = watched(page, /\/event\//)
  await page.setViewportSize({ width: 320, height: 568 })
  const field = page.getByRole('textbox', { name: 'Enter Event Code to Select Menu Choices' })
  const go = page.getByRole('button', { name: 'Access Event Menu' })
  for (const [wrong, typed, leadsTo] of [
    ['ZZZZ99', `http://localhost/event/${code.toLowerCase()}.`, `/event/${code}`],
    ['abc', `Change it here: ${editUrl}`, `/edit/${editToken}`],
  ] as const) {
    await page.goto(`/event/${wrong}`)
    await accessible()
    await field.fill(typed)
    await go.click()
    await expect(page).toHaveURL(leadsTo)
    await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  }
})

test('scripts that do not arrive are told after eight seconds, with a way to try again', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`/event/${code}`)
  const waiting = page.getByText('Still loading…')
  const after = (milliseconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, milliseconds)
  await after(7_000)
  await expect(waiting).toBeHidden()
  await after(8_000)
  await expect(waiting).toBeVisible()
  await page.unroute(/\/assets\/.*\.js$/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await takenOver(page)
  await expect(waiting).toHaveCount(0)
})

test('a party too large for what is left is told beside Continue, and led to its size', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  for (const size of [10, 10, 8]) await answered(request, code, size)
  const { accessible, clean } = watched(page)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  const more = page.getByRole('button', { name: 'One guest more' })
  await more.click()
  await more.click({ force: true })
  await expect(page.getByText('There is no room for one more.')).toBeVisible()
  await answered(request, code, 1)
  await expect(page.locator('.places')).toContainText('leaving 1 available slots.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(bar(page)).toContainText('leaving 1 available slots.')
  await expect(page.getByRole('button', { name: 'One guest fewer' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  clean()
})

test('a full event lets nobody fill in what cannot be sent, and says when a place is free', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone)
  const { code } = await staged(request)
  const [first] = [
    await answered(request, code, 10),
    await answered(request, code, 10),
    await answered(request, code, 10),
  ]
  const { accessible, clean } = watched(page)
  const live = page.waitForEvent('websocket')
  await page.goto(`/event/${code}`)
  await live
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toBeDisabled()
  await go.click({ force: true })
  await expect(bar(page)).toContainText('The event is full. Please contact the event organizer.')
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeVisible()
  await accessible()
  await request.delete(`/api/responses/${first?.editToken}`, { headers: header })
  await expect(page.getByText('A place is free again. 10 places are left.')).toBeVisible()
  await expect(bar(page)).not.toContainText('full')
  await go.click()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  clean()
})
