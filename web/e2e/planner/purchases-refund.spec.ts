import type { Page } from '@playwright/test'
import { later, ownClock } from '../support/clock.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import {
  makePlanner,
  payAndCloseTab,
  submitOne,
  tellCards,
  toPayPage,
} from '../support/purchases-fixtures.ts'
import { admin, signIn } from '../support/sign-in.ts'

/** Refunds an event as an admin does, from the list of all events. */
async function refundAsAdmin(page: Page, title: string) {
  await signIn(page, admin.email, admin.password)
  await page.getByRole('button', { name: 'All Events by Planner' }).click()
  await page.getByLabel('Search events').fill(title)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Premium Event' })
  await expect(dialog).toContainText('deletes it with all its data 7 days later')
  await dialog.getByRole('button', { name: 'Refund and Close' }).click()
  await expect(page.getByText('The refund is under way.')).toBeVisible()
}

test('a refunded event is closed and hidden, comes back when the refund fails, and is refunded again @deep', async ({
  page,
  browser,
}) => {
  test.slow()
  announce(/^\/(api\/(codes|events)|event)\//)
  await ownClock(page)
  const { email, id, code, title } = await makePlanner(page, { guests: 3 })
  const session = await toPayPage(page)
  await payAndCloseTab(page.request, session)
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Premium')).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  await refundAsAdmin(office, title)
  await expect(office.getByRole('rowheader', { name: title })).toContainText('Refunded')

  // The planner's open dashboard follows by itself.
  await later(page, 10_000)
  await expect(page.getByText(`${title} was refunded. It is closed and hidden`)).toBeVisible()
  await expect(card).toHaveCount(0)
  await accessible(page)
  await page.goto(`/events/${id}/responses`)
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible()
  await expect(page.getByText('This event was refunded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await accessible(page)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/event/${code}`)
  await expect(guest.getByRole('heading', { name: 'Unable to Access Event' })).toBeVisible()
  await expect(
    guest.getByText('This event is no longer available. Please contact the event organizer.'),
  ).toBeVisible()
  expect(await submitOne(page.request, code)).toBe(410)

  // The bank sends the money back days later, and the provider tells of it twice, the older news last.
  await tellCards(page.request, `sessions/${session}`, { mode: 'hold' })
  await tellCards(page.request, `sessions/${session}/refund`, { status: 'failed' })
  const types = ['refund.failed', 'charge.refund.updated', 'refund.created', 'charge.refunded']
  expect(await tellCards(page.request, `sessions/${session}/deliver`, { types, copies: 2 })).toEqual(
    Array(8).fill(200),
  )
  await page.goto('/dashboard')
  await expect(card.getByText('Premium')).toBeVisible()
  await expect(card.getByText('3 / 100')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(title)).toBeVisible()
  expect(await submitOne(page.request, code)).toBe(201)

  await page.goto('/dashboard/orders')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Refund failed')
  await office.goto('/dashboard/admin')
  const line = office.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText(email)
  await expect(line).toContainText('The refund failed: the money has not reached the planner.')
  await accessible(office)
  await tellCards(page.request, `sessions/${session}`, { mode: 'send' })
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(office.getByText('Refunded.', { exact: true })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByText(`${title} was refunded.`)).toBeVisible()
})
