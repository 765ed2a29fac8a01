import { onDashboard } from '../../support/events-planner.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { answerAs } from '../../support/kitchen-fixtures.ts'

test('an overview leads from the menu to sharing, and shows the first answer as it comes', async ({
  page,
  browser,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Without a menu' }, { title: 'Feast', menu: true }])
  const [bare, feast] = events
  const next = page.getByRole('region', { name: 'What is next' })
  await page.goto(`/events/${bare?.id}`)
  await expect(next.getByRole('link', { name: 'Add your menu' })).toHaveAttribute(
    'href',
    `/events/${bare?.id}/menu`,
  )
  await expect(page.locator('.button.primary')).toHaveCount(1)

  await page.goto(`/events/${feast?.id}`)
  await expect(next.getByText('Menu: 2 courses, 4 dishes')).toBeVisible()
  await next.getByRole('link', { name: 'Try it as a guest' }).click()
  await expect(page.getByText('Trying it as a guest. Nothing is stored.')).toBeVisible()
  await page.goBack()
  await expect(next.getByText('Done: Tried as a guest')).toBeVisible()
  await next.getByRole('button', { name: 'Share with your guests' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(next.getByText('Done: Shared')).toBeVisible()
  await accessible(page)

  const party = ['Rosa', 'Bernd', 'Carla'].map((name) => ({ name, allergies: '', selections: {} }))
  await answerAs(browser, { id: feast?.id ?? '', code: feast?.eventCode ?? '', categories: [] }, party)
  await expect(page.getByText('Your first response is here: Rosa with 2 more.')).toBeVisible()
  const last = page.getByRole('region', { name: 'Last responses' })
  await expect(last.getByRole('listitem')).toContainText(['Rosaand 2 more'])
  await expect(page.locator('.pulse-figures > :first-child')).toHaveText(/coming3|3coming/)
  // One day of answers is no course of time.
  await expect(page.getByRole('img', { name: / coming on / })).toHaveCount(0)
  await expect(next.getByText('3 people have not chosen everything')).toBeVisible()
  await expect(next.getByRole('link', { name: 'See the totals' })).toBeVisible()
  await expect(page.locator('.button.primary')).toHaveCount(1)
  await accessible(page)
  // It is said once.
  await page.reload()
  await expect(last).toBeVisible()
  await expect(page.getByText('Your first response is here')).toHaveCount(0)
})

test('a closed event gives its final figures, and the way to the kitchen @deep', async ({ page }) => {
  const { events } = await onDashboard(page, [{ title: 'Over', menu: true, guests: 12, days: -2 }])
  await page.goto(`/events/${events[0]?.id}`)
  await expect(page.getByText(/^Closed · /)).toBeVisible()
  // Praise is for a closing at which every choice is made.
  await expect(page.getByText(/^Answers are closed\. .*no choice\.$/)).toBeVisible()
  await expect(page.getByText('That is everybody')).toBeHidden()
  await page.getByRole('link', { name: 'See the totals' }).first().click()
  await expect(page).toHaveURL(/\/kitchen$/)
})
