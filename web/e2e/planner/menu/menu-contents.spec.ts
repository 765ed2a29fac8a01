import { expect } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { answerAs, kitchenSays, type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { middleOf } from '../../support/measured.ts'
import { watched } from '../../support/watched.ts'

const menu = { Main: ['Fish', 'Risotto'], Dessert: ['Tart'] }

test('a planner states what is in a dish in its form, and is told whom it warns @deep', async ({
  page,
  browser,
}) => {
  const { accessible, clean } = watched(page)
  const event = await stage(page, 'Contents in the form', menu)
  const [main] = event.categories
  const party = [
    {
      name: 'Ann',
      allergies: '',
      selections: { [main?.id ?? '']: main?.items[0]?.id ?? '' },
      needs: [{ what: 'milk', how: 'allergy' }],
      consent: true as const,
    },
  ]
  await answerAs(browser, event, party)
  await page.goto(`/events/${event.id}/menu/${main?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByText('What is in it').click()
  await form.getByLabel('Milk', { exact: true }).selectOption('contains')
  await form.getByLabel('Nuts', { exact: true }).selectOption('may contain')
  await form.getByLabel('Almonds').selectOption('may contain')
  await form.getByLabel('Vegan').selectOption('yes')
  await accessible()
  clean()
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form.getByText('“Vegan: yes” and “Milk: contains” cannot both be true')).toBeVisible()
  await form.getByLabel('Vegan').selectOption('not stated')
  await form.getByRole('button', { name: 'Update Item' }).click()
  const asked = page.getByRole('dialog', { name: 'What is in it' })
  await expect(asked.getByText('1 of 1 who chose it is allergic to it: 1 has no address.')).toBeVisible()
  await accessible()
  await asked.getByRole('button', { name: 'Save and tell them' }).click()
  await expect(form).toBeHidden()
  const left = 'please tell Ann (no address).'
  await expect(
    page.getByText(`1 guest chose a dish that now contains something they must avoid: ${left}`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible()
  await expect(
    page.getByText('Contains: milk. May contain: almonds. Others: not confirmed.').first(),
  ).toBeVisible()
  // The overview leads to who is to be told.
  await page.goto(`/events/${event.id}`)
  await expect(page.getByText(/what they must avoid\. 1 has not been told\./)).toBeVisible()
  await page.getByRole('link', { name: 'See who' }).click()
  await expect(
    page.getByText(`1 guest chose a dish that now contains something they must avoid: ${left}`),
  ).toBeVisible()
})

test('the dishes of a menu are stated in one table by keyboard, on a phone in a list @deep', async ({
  page,
}) => {
  const { accessible, clean } = watched(page)
  const event: Staged = await stage(page, 'Contents in a table', menu)
  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'What is in the dishes' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is in the dishes' })
  const cell = (name: string) => dialog.getByRole('button', { name, exact: true })
  await cell('Fish, Gluten: not confirmed').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(cell('Fish, Fish: not confirmed')).toBeFocused()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Space')
  await expect(cell('Fish, Fish: contains')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cell('Risotto, Fish: not confirmed')).toBeFocused()
  await expect(dialog.getByRole('rowheader', { name: /Fish/ })).toContainText('Saved')
  await accessible()
  await expect(dialog.getByRole('rowheader')).toHaveCount(2)
  await dialog.getByRole('radio', { name: 'What it is made of, and diets' }).check()
  await cell('Risotto, Meat: not stated').focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(cell('Risotto, Vegan: yes')).toBeFocused()
  await expect(dialog.getByRole('rowheader', { name: /Risotto/ })).toContainText('Saved')
  await accessible()
  await dialog.getByRole('radio', { name: 'Allergens' }).check()
  await dialog.getByLabel('From').selectOption('Fish')
  await dialog.getByLabel('To', { exact: true }).selectOption('Tart')
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  expect(await middleOf(copy)).toBeCloseTo(await middleOf(dialog.getByLabel('From')), 0)
  await copy.click()
  await expect(cell('Tart, Fish: contains')).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: /Tart/ })).toContainText('Saved')
  await dialog.getByLabel('Name').fill('Kiwi')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(cell('Tart, Kiwi: not confirmed')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.locator('summary', { hasText: 'Tart' }).click()
  await dialog.getByLabel('Kiwi').selectOption('may contain')
  await expect(dialog.getByText('Saved')).toBeVisible()
  await expect(dialog.getByText('Contains: fish. May contain: Kiwi. Others: not confirmed.')).toBeVisible()
  await accessible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  clean()
})

test('a planner takes back what the kitchen said of a dish, and restores it @deep', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const event = await stage(page, 'Taken back', menu)
  const [main] = event.categories
  await kitchenSays(page, event, main?.items[0]?.id ?? '', 'eggs')
  await page.goto(`/events/${event.id}/menu/${main?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByText('What is in it').click()
  const eggs = form.getByLabel('Eggs', { exact: true })
  await expect(eggs).toHaveValue('without')
  await form.getByRole('button', { name: 'Take back for Eggs' }).click()
  await expect(eggs).toHaveValue('')
  await expect(form.getByText(/^Taken back: “no ingredient with it” \(Marta, kitchen, /)).toBeVisible()
  await accessible()
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  await form.getByText('What is in it').click()
  await expect(eggs).toHaveValue('')
  await form.getByRole('button', { name: 'Undo for Eggs' }).click()
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
  // In the table a press goes from the kitchen's word to none, and round to the word again.
  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'What is in the dishes' }).click()
  const cell = page.getByRole('button', { name: /^Fish, Eggs/ })
  await expect(cell).toHaveAccessibleName(/no ingredient with it\. Marta, kitchen, /)
  await cell.click()
  await expect(cell).toHaveAccessibleName('Fish, Eggs: not confirmed')
  for (let press = 0; press < 3; press++) await cell.click()
  await expect(cell).toHaveAccessibleName(/no ingredient with it\. Marta, kitchen, /)
  clean()
})

test('a cell that could not be stored says so, and keeps what was stated @deep', async ({ page }) => {
  const event = await stage(page, 'Contents not stored', menu)
  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'What is in the dishes' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is in the dishes' })
  const milk = dialog.getByRole('button', { name: /^Fish, Milk/ })
  await page.route('**/contents', (route) => route.fulfill({ status: 500, body: '{}' }))
  await milk.click()
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible()
  await expect(milk).toHaveAccessibleName('Fish, Milk: may contain')
  await page.unroute('**/contents')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('rowheader', { name: /Fish/ })).toContainText('Saved')
})
