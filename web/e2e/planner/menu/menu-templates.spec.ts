import { onDashboard } from '../../support/events-planner.ts'
import { accessible, expect, test } from '../../support/journey.ts'

test('a menu is kept as a template, renamed, and starts the menu of another event @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { events } = await onDashboard(page, [{ title: 'Winter gala', menu: true }, { title: 'Spring gala' }])
  const [winter, spring] = events.map(({ id }) => `/events/${id}/menu`)
  await page.goto(winter ?? '')
  const open = page.getByRole('button', { name: 'Menu Templates' })
  const dialog = page.getByRole('dialog', { name: 'Menu Templates' })
  await open.click()
  await expect(dialog.getByText('No template yet.')).toBeVisible()
  const name = dialog.getByLabel('Name of the template')
  await expect(name).toHaveValue('Winter gala')
  await name.fill('')
  await dialog.getByRole('button', { name: 'Keep Menu' }).click()
  await expect(dialog.getByText('Please name the template')).toBeVisible()
  await name.fill('Cold season')
  await dialog.getByRole('button', { name: 'Keep Menu' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Cold season')
  await accessible(page)

  await dialog.getByRole('button', { name: 'Rename “Cold season”' }).click()
  await dialog.getByRole('listitem').getByLabel('Name of the template').fill('Winter, four courses')
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Winter, four courses')

  await page.goto(spring ?? '')
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Keep Menu' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Use “Winter, four courses”' }).click()
  await accessible(page)
  await dialog.getByRole('button', { name: /^Add 4 dishes/ }).click()
  await expect(page.getByRole('heading', { name: 'Starter' }).first()).toBeVisible()
  await expect(page.getByText('Risotto').first()).toBeVisible()

  await open.click()
  await dialog.getByRole('button', { name: 'Delete “Winter, four courses”' }).click()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Delete “Winter, four courses”' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByText('No template yet.')).toBeVisible()
})
