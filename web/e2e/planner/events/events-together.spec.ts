import type { Page } from '@playwright/test'
import { onDashboard } from '../../support/events-planner.ts'
import { joined } from '../../support/joined.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

test('an owner, an editor and a viewer work on one event at once, each within what they may, and nothing is lost @deep', async ({
  page,
  browser,
}) => {
  announce(/^\/api\/events\//, /\/live$/)
  const title = 'Gala of three planners'
  const { events } = await onDashboard(page, [{ title, menu: true, guests: 2, guestLimit: 100 }])
  const id = events[0]?.id ?? ''
  const [editor, viewer] = [
    await joined(page, browser, id, 'editor'),
    await joined(page, browser, id, 'viewer'),
  ]
  await page.goto(`/events/${id}/menu`)
  await editor.page.getByRole('link', { name: 'Menu', exact: true }).click()
  await viewer.page.getByRole('link', { name: 'Menu', exact: true }).click()

  // Owner and editor add to the menu at the same time; each has both.
  const add = (on: Page, name: string) =>
    on.request.post(`/api/events/${id}/categories`, { headers: sameOrigin, data: { name } })
  const both = await Promise.all([add(page, 'Cheese of the owner'), add(editor.page, 'Fruit of the editor')])
  expect(both.map((answer) => answer.status())).toEqual([201, 201])
  // The viewer's page shows the menu as guests see it, without courses that are empty.
  for (const on of [page, editor.page])
    for (const name of ['Cheese of the owner', 'Fruit of the editor'])
      await expect(on.getByText(name, { exact: false }).first()).toBeVisible()

  // Each tries what they may not.
  const refused = [
    await add(viewer.page, 'Soup of the viewer'),
    await viewer.page.request.put(`/api/events/${id}`, { headers: sameOrigin, data: {} }),
    await editor.page.request.delete(`/api/events/${id}`, { headers: sameOrigin, data: {} }),
    await editor.page.request.post(`/api/events/${id}/members`, {
      headers: sameOrigin,
      data: { email: freshEmail('friend'), role: 'editor' },
    }),
    await viewer.page.request.get(`/api/events/${id}/deletion`),
  ]
  expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403, 403, 403])
  await expect(viewer.page.getByRole('button', { name: 'Add Category' })).toHaveCount(0)

  // The event is handed over while all three look at it.
  await page.goto(`/events/${id}/members`)
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand the event over' })
  await dialog.getByLabel('New owner').selectOption({ label: `Pat Planner (${editor.email})` })
  await accessible(page)
  await dialog.getByLabel('Type Hand over to confirm').fill('hand over')
  await dialog.getByRole('button', { name: 'Offer the event' }).click()
  await expect(page.getByText('You have offered this event to Pat Planner.', { exact: false })).toBeVisible()
  const mail = await mailTo(page.request, editor.email, /^Take over Gala/)
  await expect(editor.page.getByText('You are asked to take this event over.')).toBeVisible()
  await expect(viewer.page.getByText('You are asked to take this event over.')).toHaveCount(0)
  const link = mail.links.find((one) => one.includes('/handovers/')) ?? ''
  await viewer.page.goto(link)
  await expect(viewer.page.getByText(/^You are signed in as /)).toBeVisible()
  await editor.page.getByRole('link', { name: 'Look at the offer' }).click()
  await expect(editor.page).toHaveURL(/\/members$/)
  await editor.page.getByRole('link', { name: 'Look at the offer' }).click()
  await expect(editor.page.getByText(`Petra Planner offers ${title} to you.`)).toBeVisible()
  await accessible(editor.page)
  await editor.page.getByRole('button', { name: 'Take it over' }).click()
  await expect(editor.page.getByText(`${title} is yours now.`)).toBeVisible()
  await expect(editor.page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
  // It cannot be handed on within a day, which is said before it is asked for.
  await expect(editor.page.getByText(/less than a day ago\. You can hand it over again from /)).toBeVisible()
  await expect(editor.page.getByRole('button', { name: 'Hand over', exact: true })).toHaveCount(0)

  // The former owner's page has followed; they work on as an editor, and may not delete.
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toHaveCount(0)
  const deleting = await page.request.delete(`/api/events/${id}`, { headers: sameOrigin, data: {} })
  expect(deleting.status()).toBe(403)
  expect((await add(page, 'Coffee')).status()).toBe(201)
  await editor.page.goto(link)
  await expect(editor.page.getByText(`You have taken over ${title}.`)).toBeVisible()
  for (const { page: other } of [editor, viewer]) await other.context().close()
})
