import { expect, type Locator, type Page } from '@playwright/test'
import { invite } from '../support/guest-list-fixtures.ts'
import { announce, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'

const lying = { width: 1024, height: 768 }
const upright = { width: 700, height: 1024 }

/** Types on in a field while the tablet is turned and turned back: the form stays on top, and what is typed in it. */
async function turnedWhileTyping(page: Page, form: Locator, field: Locator): Promise<void> {
  await field.fill('Ann')
  for (const size of [upright, lying, upright]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('dialog')).toHaveCount(size === upright ? 2 : 1)
    await expect(field).toBeFocused()
    await page.keyboard.type('a')
  }
  await expect(field).toHaveValue('Annaaa')
  await expect(form).toBeVisible()
  // The message stands in the form on top, not in the panel that became a dialog below it.
  // The panel reads its mails and link again after each turn, which this may cut off.
  announce(/\/(live|mails|link)$/)
  await page.context().setOffline(true)
  await expect(form.getByRole('status').filter({ hasText: 'You are offline.' })).toBeInViewport()
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field).toHaveValue('Annaaa')
}

test('a tablet turned while an invitation is edited or answered keeps the form @deep', async ({ page }) => {
  await page.setViewportSize(lying)
  const { id } = await stage(page, 'Turned tablet', { Main: ['Beef'] })
  await invite(page.request, id, { label: 'The Lees', people: [{ name: 'Bo Lee' }] })
  await page.goto(`/events/${id}/guests`)
  await page.getByRole('button', { name: 'The Lees', exact: true }).click()
  await page.getByRole('button', { name: 'Edit The Lees' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit party' })
  await turnedWhileTyping(page, edited, edited.getByLabel('Name 1'))

  await page.setViewportSize(lying)
  await page.reload()
  await page.getByRole('button', { name: 'The Lees', exact: true }).click()
  await page.getByRole('button', { name: 'Answer for them The Lees' }).click()
  const answered = page.getByRole('dialog', { name: 'Answer for The Lees' })
  await turnedWhileTyping(page, answered, answered.getByLabel('Name *'))
})

test('a tablet turned while a response is corrected keeps the form @deep', async ({ page, browser }) => {
  await page.setViewportSize(lying)
  const staged = await stage(page, 'Turned tablet', { Main: ['Beef'] })
  await answerAs(browser, staged, [{ name: 'Bo Lee', allergies: '', selections: {} }])
  await page.goto(`/events/${staged.id}/responses?view=people`)
  await page.getByRole('button', { name: 'Bo Lee', exact: true }).click()
  await page.getByRole('button', { name: /^Correct/ }).click()
  const corrected = page.getByRole('dialog', { name: 'Correct Response' })
  await turnedWhileTyping(page, corrected, corrected.getByLabel('Name *'))
})
