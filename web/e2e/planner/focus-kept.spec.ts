import { accessible, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

test('what the focus was on goes, and a heading near it takes the focus', async ({ page }) => {
  const { id } = await stage(page, 'Garden party', { Starter: ['Soup'], Main: ['Fish'] }, 100)
  await page.goto(`/events/${id}/menu`)
  const remove = page.getByRole('button', { name: 'Delete Main' })
  const dialog = page.getByRole('dialog')

  await test.step('a dialog that deletes nothing gives it back', async () => {
    await remove.press('Enter')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(remove).toBeFocused()
  })
  await test.step('a course that is deleted', async () => {
    await remove.press('Enter')
    const agree = dialog.getByRole('button', { name: 'Delete' })
    await expect(agree).toBeEnabled()
    await agree.press('Enter')
    await expect(remove).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Starter', exact: true }).first()).toBeFocused()
  })
  await test.step('a button that saving disables, in a dialog', async () => {
    await page.getByRole('button', { name: 'Translations' }).press('Enter')
    await dialog.getByLabel('Language').selectOption('Deutsch')
    await dialog.getByLabel('Name of Soup').fill('Suppe')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByText('1 of 2 translated')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Translations' })).toBeFocused()
    await accessible(page)
  })
})
