import { expect, type Page } from '@playwright/test'
import { later, ownClock } from '../support/clock.ts'
import { test } from '../support/closed.ts'
import {
  answered,
  atReview,
  goneHome,
  loseConnection,
  next,
  opened,
  sent,
  staged,
  submit,
  submitButton,
  takenOver,
} from '../support/guest-fixtures.ts'
import { accessible, watched } from '../support/watched.ts'

const bar = (page: Page) => page.locator('.bar')
const noInternet = 'Not sent yet: no internet. Keep this page open and we will send it for you.'
const update = (page: Page) => page.getByRole('button', { name: 'Update Menu Selections' })
const put = { headers: { 'sec-fetch-site': 'same-origin' } }

test('what could not be sent goes by itself only while the review is shown', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request)
  await atReview(page, code)
  const asked: string[] = []
  page.on('request', (one) => one.method() === 'POST' && asked.push(one.url()))
  await loseConnection(page)
  await submit(page)
  await expect(bar(page)).toContainText(noInternet)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await expect(bar(page)).toContainText('Not sent yet.')
  await context.setOffline(false)
  await later(page, 1_000)
  expect(asked).toEqual([])
  await page.getByRole('radio', { name: 'Soup' }).check()
  await bar(page).getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  await expect(page.getByText('Soup')).toBeVisible()
})

test('what came of “Send as it is” is seen in letters so large that the bar does not stay on the screen @deep', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { code } = await staged(request)
  await opened(page, code)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await next(page)
  await loseConnection(page)
  await page.getByRole('button', { name: 'Send as it is' }).click()
  await expect(bar(page)).toContainText(noInternet)
  await expect(page.getByText(noInternet)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
})

test('what was not sent is told after the tab was closed, at home and on the event’s page, and sent from there', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  await atReview(page, code)
  await loseConnection(page)
  await submit(page)
  await expect(bar(page)).toContainText(noInternet)
  await page.close()
  await context.setOffline(false)
  const tab = await context.newPage()
  const { accessible, clean } = watched(tab)
  // The draft goes on at review, where its own button sends.
  await tab.goto(`/event/${code}`)
  await expect(bar(tab)).toContainText('Not sent yet.')
  await expect(submitButton(tab)).toBeEnabled()
  await accessible()
  await tab.goto('/')
  await expect(tab.getByText('Not sent yet: your answer for Garden party.')).toBeVisible()
  await accessible()
  await tab.getByRole('link', { name: 'Send now' }).click()
  await expect(tab.getByText('Thank you, Rosa.')).toBeVisible()
  await goneHome(tab)
  await expect(tab.getByText('Not sent yet')).toHaveCount(0)
  clean()
})

test('a change that was not saved is told as such, its courses marked, and saved or let go @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 2)
  const { accessible, clean } = watched(page)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await expect(page.getByText('Changed, not saved')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Soup' }).first().check()
  await page.reload()
  await expect(bar(page)).toContainText('You have unsaved changes here.')
  await expect(page.getByText('Changed, not saved')).toHaveCount(1)
  await accessible()
  await page.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' }).first()).not.toBeChecked()
  await expect(bar(page)).toContainText('Your unsaved changes were dropped.')
  await accessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' }).first()).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' }).first()).not.toBeChecked()
  await page.getByRole('radio', { name: 'Fish' }).last().check()
  await expect(bar(page)).not.toContainText('were dropped')
  await page.reload()
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByRole('radio', { name: 'Fish' }).last()).toBeChecked()
  await takenOver(page)
  await expect(bar(page)).not.toContainText('did not save')
  clean()
})

test('a change that was not saved stands beside one that was saved somewhere else meanwhile @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const { accessible, clean } = watched(page)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Mine')
  await request.put(`/api/responses/${editToken}`, {
    ...put,
    data: { party: [{ name: 'Theirs', allergies: '', selections: {} }], version: 1 },
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Mine')
  clean()
})

test('leaving a changed answer asks first, one that is as it was stored goes @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const { accessible, clean } = watched(page)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await page.getByRole('radio', { name: 'Soup' }).check()
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await accessible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear choice of Starter' }).click()
  await cancel.click()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  // Any other way out asks, too.
  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Pricing' }).first().click({ noWaitAfter: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving.catch(() => undefined)
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await cancel.click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await goneHome(page)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByRole('radio', { name: 'Soup' })).not.toBeChecked()
  clean()
})

test('a change that could not be saved is told after the tab was closed, on the event’s page too, and sent from home @deep', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const { editToken } = await answered(request, code, 1)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await loseConnection(page)
  await update(page).click()
  await expect(bar(page)).toContainText(noInternet)
  // Closing ends the test's being offline a moment before the page ends, which would then send it: it stays without a line.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('about:blank')
  await page.close()
  await context.setOffline(false)
  const stored = async () => {
    const { response } = (await (await request.get(`/api/responses/${editToken}`, put)).json()) as {
      response: { version: number }
    }
    return response.version
  }
  expect(await stored()).toBe(1)
  const tab = await context.newPage()
  await tab.goto(`/edit/${editToken}`)
  await expect(bar(tab)).toContainText('Not sent yet.')
  await expect(bar(tab).getByRole('button', { name: 'Send now' })).toBeVisible()
  await tab.goto(`/event/${code}`)
  await expect(tab.getByText('Not sent yet: your answer for Garden party.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Send now' })).toHaveAttribute('href', `/edit/${editToken}`)
  await accessible(tab)
  await tab.goto('/')
  await tab.getByRole('link', { name: 'Send now' }).click()
  await expect(tab.getByText('Menu selections updated successfully!')).toBeVisible()
  expect(await stored()).toBe(2)
})

test('who answered before is asked whether this is another party @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Leo')
  await next(page)
  await sent(page)
  const { accessible, clean } = watched(page)
  await atReview(page, code, 'Ana Marin')
  await submit(page)
  await expect(bar(page)).toContainText('You already answered for Ana and Leo.')
  for (const way of ['Change that answer', 'We cannot come after all'])
    await expect(bar(page).getByRole('button', { name: way })).toBeVisible()
  await accessible()
  const menu = async () =>
    (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect((await menu()).registeredGuests).toBe(2)
  await bar(page).getByRole('button', { name: 'This is another party' }).click()
  await expect(page.getByText('Thank you, Ana.')).toBeVisible()
  expect((await menu()).registeredGuests).toBe(3)
  clean()
})
