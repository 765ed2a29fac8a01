import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { answerAs, type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { watched } from '../../support/watched.ts'

const menu = { Main: ['Fish', 'Risotto'] }

/** An event where `guests` people chose fish, and its planner in the form of that dish. */
async function inForm(page: Page, event: Staged) {
  await page.goto(`/events/${event.id}/menu/${event.categories[0]?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await expect(form.getByLabel('Item Name')).toBeVisible()
  return form
}

const fishFor = ({ categories: [main] }: Staged, ...names: string[]) =>
  names.map((name) => ({ name, allergies: '', selections: { [main?.id ?? '']: main?.items[0]?.id ?? '' } }))

test('a planner who renames a chosen dish says what that means, and the choices stay', async ({
  page,
  browser,
}) => {
  const { accessible, clean } = watched(page)
  const event = await stage(page, 'Same food', menu)
  await answerAs(browser, event, fishFor(event, 'Ann', 'Leo'))
  const form = await inForm(page, event)
  const question = form.getByRole('group', { name: '2 guests have chosen this. Is it the same food?' })
  await expect(question).toBeHidden()
  await form.getByLabel('Item Name').fill('Sea bass')
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question.getByText('Please say whether it is the same food')).toBeVisible()
  await expect(question.getByRole('radio', { name: 'Same food, new name' })).toBeFocused()
  await accessible()
  await page.keyboard.press('Space')
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByRole('row', { name: /Sea bass/ })).toContainText('2')
  clean()
})

test('a guest who chooses the dish while its form is open is asked about, too @deep', async ({
  page,
  browser,
}) => {
  const { accessible } = watched(page)
  const event = await stage(page, 'Chosen meanwhile', menu)
  const form = await inForm(page, event)
  await form.getByLabel('Item Name').fill('Sea bass')
  await answerAs(browser, event, fishFor(event, 'Ann'))
  await form.getByRole('button', { name: 'Update Item' }).click()
  const question = form.getByRole('group', { name: '1 guest has chosen this. Is it the same food?' })
  await expect(question).toBeVisible()
  await expect(form.getByLabel('Item Name')).toHaveValue('Sea bass')
  await expect(question.getByRole('radio', { name: 'Same food, new name' })).toBeFocused()
  await question.getByRole('radio', { name: 'Different food: 1 chooses again' }).check()
  await accessible()
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Sea bass').first()).toBeVisible()
  const left = page.getByText('1 chooses again: please tell Ann (no address).')
  await expect(left).toBeVisible()
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByText(/Message copied|could not be copied/)).toBeVisible()
  await accessible()
  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByRole('row', { name: /Fish \(removed\)/ })).toContainText('1')
  await expect(left).toBeVisible()
  // Correcting her name takes nothing from her.
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Correct the response of Ann' }).click()
  const correct = page.getByRole('dialog', { name: 'Correct Response' })
  await expect(correct.getByLabel('Main').locator('option:checked')).toHaveText('Fish (removed)')
  await correct.getByLabel('Name *').fill('Anna')
  await correct.getByRole('button', { name: 'Save Response' }).click()
  await expect(correct).toBeHidden()
  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByRole('row', { name: /Fish \(removed\)/ })).toContainText('1')
})
