import type { Page } from '@playwright/test'
import { onDashboard } from '../../support/events-planner.ts'
import { joined } from '../../support/joined.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const circles = (on: Page) => on.getByRole('img', { name: /^Also here/ })
const alsoHere = (on: Page, name: string) => on.getByRole('img', { name: `Also here: ${name}`, exact: true })

test('the initials of who else has the event open come with them, and go when they leave @deep', async ({
  page,
  browser,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Evening in company', menu: true }])
  const id = events[0]?.id ?? ''
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('heading', { name: 'Evening in company' })).toBeVisible()
  await expect(circles(page)).toHaveCount(0)

  const editor = await joined(page, browser, id, 'editor')
  await expect(alsoHere(page, 'Pat Planner')).toBeVisible()
  await expect(alsoHere(page, 'Pat Planner')).toContainText('PP')
  await expect(alsoHere(editor.page, 'Petra Planner')).toBeVisible()
  await accessible(page)
  // Another page of the event is still the event, and a second window is no second person.
  await editor.page.getByRole('link', { name: 'Menu', exact: true }).click()
  const second = await editor.page.context().newPage()
  await second.goto(`/events/${id}`)
  await expect(alsoHere(second, 'Petra Planner')).toBeVisible()
  await expect(circles(page)).toHaveCount(1)
  await second.close()
  await expect(alsoHere(page, 'Pat Planner')).toBeVisible()

  await editor.page.context().close()
  await expect(circles(page)).toHaveCount(0, { timeout: 15_000 })
})
