import { onDashboard } from '../../support/events-planner.ts'
import { joined } from '../../support/joined.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

test('an account is deleted once each event that others plan is handed over or chosen to go @deep', async ({
  page,
  browser,
}) => {
  announce(/^\/api\/events\//, /\/live$/)
  const { events } = await onDashboard(page, [{ title: 'Shared supper', menu: true }])
  const id = events[0]?.id ?? ''
  const viewer = await joined(page, browser, id, 'viewer')
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  const word = dialog.getByLabel('Your email address')
  await word.fill((await dialog.locator('p strong').last().textContent()) ?? '')
  const remove = dialog.getByRole('button', { name: 'Delete Account and Everything in It' })
  await expect(remove).toBeDisabled()
  await expect(dialog.getByText('One other person plans it.')).toBeVisible()
  await accessible(page)
  await dialog.getByLabel('Delete it with my account').check()
  await remove.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(
    viewer.page.getByRole('heading', { name: 'You no longer have access to this event' }),
  ).toBeVisible()
  await viewer.page.context().close()
})
