import type { Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { freshEmail } from '../support/mailbox.ts'
import { givenPlanner, newEvent } from '../support/new-planner.ts'
import { admin, signIn } from '../support/sign-in.ts'

const planners = (page: Page) => page.getByRole('region', { name: 'All Planners' })
const events = (page: Page) => page.getByRole('region', { name: 'All Events by Planner' })

test('an admin finds a planner and an event, deletes it, and reads of it in the log', async ({
  page,
  browser,
}) => {
  const email = freshEmail('seen')
  const other = await (await browser.newContext()).newPage()
  await givenPlanner(other, email)
  await newEvent(other, 'A dinner to be removed')
  await other.context().close()

  await signIn(page, admin.email, admin.password)
  await expect(page.getByText('Admin2')).toBeVisible()
  // The lists are folded to their heads with their counts, until they are opened; the page remembers which.
  await expect(planners(page).getByRole('button', { name: /^All Planners [\d,]+$/ })).toBeVisible()
  await expect(page.getByLabel('Search planners')).toHaveCount(0)
  await planners(page).getByRole('button', { name: 'All Planners' }).click()
  await events(page).getByRole('button', { name: 'All Events by Planner' }).click()
  await page.reload()
  // No admin is offered for suspension, least of all the one who looks.
  await page.getByLabel('Search planners').fill(admin.email)
  const own = planners(page).getByRole('row', { name: admin.email })
  await expect(own).toBeVisible()
  await expect(own.getByRole('button', { name: /^Suspend/ })).toHaveCount(0)
  await page.getByLabel('Search planners').fill('no such planner')
  await planners(page).getByRole('button', { name: 'Clear the search' }).click()
  await page.getByLabel('Search planners').fill(email.slice(2))
  const row = planners(page).getByRole('row', { name: email })
  await expect(row).toContainText('Active')
  await expect(row.getByRole('button', { name: /^Suspend/ })).toBeVisible()
  await expect(planners(page)).toContainText(/(?<!\d)1 planner(?!s)/)
  await planners(page).getByRole('button', { name: 'Joined' }).click()
  await expect(planners(page).getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByLabel('Search events').fill(`inne ${email.slice(1)} move`)
  await expect(events(page).getByRole('rowheader', { name: 'A dinner to be removed' })).toBeVisible()
  await accessible(page)
  await events(page).getByRole('button', { name: 'Delete A dinner to be removed' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This action cannot be undone.')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Delete Event' }).click()
  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await expect(events(page)).toContainText('0 events')

  await page.getByRole('link', { name: 'Payments to refund and the audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  await page.getByLabel('Action').fill('admin_delete_event')
  await expect(page.getByRole('row').filter({ hasText: 'Admin delete event' }).first()).toContainText(
    admin.email,
  )
  await page.getByLabel('Planner').fill(email)
  await expect(page.getByText('No entry matches.')).toBeVisible()
  await page.getByLabel('Action').fill('')
  await page.getByLabel('Entity').selectOption('event')
  await expect(page.getByRole('row').filter({ hasText: 'Create event' })).toBeVisible()
  await accessible(page)
})

test('a title of 100 signs stands in a few lines of an admin’s list, on a phone and a desk @deep', async ({
  page,
  browser,
}) => {
  // Unlike any other, also where the test runs twice.
  const title = crypto.randomUUID().slice(0, 8).concat('Wedding'.repeat(15)).slice(0, 100)
  const other = await (await browser.newContext()).newPage()
  await givenPlanner(other, freshEmail('long'))
  await newEvent(other, title)
  await other.context().close()
  await signIn(page, admin.email, admin.password)
  await events(page).getByRole('button', { name: 'All Events by Planner' }).click()
  await page.getByLabel('Search events').fill(title)
  const link = events(page).getByRole('link', { name: title })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height, `at ${width}`).toBeLessThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wide').toBeLessThanOrEqual(width)
  }
})

test('an admin goes from a part of a name to a planner, their event, and its log @deep', async ({
  page,
  browser,
}) => {
  const email = freshEmail('traced')
  const other = await (await browser.newContext()).newPage()
  await givenPlanner(other, email)
  await newEvent(other, 'Harvest of Quinces')
  await other.context().close()
  await signIn(page, admin.email, admin.password)
  await expect(page.getByText('Admin2')).toBeVisible()
  await page.goto('/dashboard/admin')
  const finder = page.getByLabel('Find by name, address, title or event code')
  await finder.fill('neither here nor there')
  await expect(page.getByText('Nothing matches “neither here nor there”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await finder.fill(email.slice(3, -3))
  await page.getByRole('region', { name: 'Planners' }).getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(`/dashboard/admin?planner=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row').filter({ hasText: 'Sign in' }).first()).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Harvest of Quinces' }).click()
  await expect(page).toHaveURL(/\?event=[\w-]+$/)
  const entry = page.getByRole('row').filter({ hasText: 'Create event' })
  // The page keeps the log before it until the event's own has come.
  await expect(entry).toHaveCount(1)
  await entry.locator('summary').click()
  await expect(entry).toContainText('Event titleHarvest of Quinces')
  await expect(entry).toContainText('CREATE_EVENT')
  await expect(page.getByRole('row').filter({ hasText: 'Sign in' })).toHaveCount(0)
  const code = await entry.getByRole('definition').nth(1).textContent()
  await finder.fill(`${code?.slice(1)}`)
  await expect(page.getByRole('link', { name: 'Harvest of Quinces' })).toBeVisible()
  await finder.fill('')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await accessible(page)
  await page.getByRole('link', { name: 'What its guests did' }).click()
  await expect(page.getByText('No entry matches.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Show the whole log' }).first().click()
  await expect(page).toHaveURL('/dashboard/admin')
})

test('the log that does not load shows nothing of the one before it, and is there on another try @deep', async ({
  page,
}) => {
  announce(/./)
  await signIn(page, admin.email, admin.password)
  await page.goto('/dashboard/admin')
  const entries = page.getByRole('region', { name: 'Entries' })
  await expect(entries.getByRole('row').filter({ hasText: 'Sign in' }).first()).toBeVisible()
  await page.route('**/api/admin/audit*', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Day (UTC)').fill('2020-02-02')
  await expect(page.getByText('Failed to load the audit log')).toBeVisible()
  await expect(entries).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No entry matches.')).toBeVisible()
})

test('a search that fails shows no rows of the search before it, and finds on another try @deep', async ({
  page,
}) => {
  announce(/./)
  await signIn(page, admin.email, admin.password)
  await planners(page).getByRole('button', { name: 'All Planners' }).click()
  const rows = planners(page).getByRole('row', { name: admin.email })
  await page.getByLabel('Search planners').fill(admin.email)
  await expect(rows).toBeVisible()
  await page.route('**/api/admin/planners*', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Search planners').fill('neither here nor there')
  await expect(planners(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  await planners(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing matches “neither here nor there”.')).toBeVisible()
})

test('a planner sees nothing of it', async ({ page }) => {
  await givenPlanner(page, freshEmail('curious'))
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Create Event' }).first()).toBeVisible()
  await expect(planners(page)).toHaveCount(0)
  await page.goto('/dashboard/admin')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})
