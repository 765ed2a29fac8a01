import { onDashboard } from '../../support/events-planner.ts'
import { opened } from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

test('an event closed early tells its open guest page, and is opened again until its deadline', async ({
  page,
  browser,
}) => {
  announce(/^\/api\/codes\//, /^\/event\//)
  const { events } = await onDashboard(page, [{ title: 'Supper', menu: true }])
  const [event] = events
  await page.goto(`/events/${event?.id}`)
  const guest = await (await browser.newContext()).newPage()
  await opened(guest, event?.eventCode ?? '')

  const more = page.getByRole('button', { name: 'More for this event' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Close now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close this event now?' })
  await expect(
    dialog.getByText(
      /^Guests can no longer answer or make changes\. You can reopen it until .* \(Berlin time\)\.$/,
    ),
  ).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Close now' }).click()
  await expect(
    page.getByText('The event is closed. Guests can no longer answer or make changes.'),
  ).toBeVisible()
  await expect(
    guest.getByText('The submission deadline for this event has passed', { exact: false }),
  ).toBeVisible()
  expect((await guest.reload())?.status()).toBe(410)

  // Its deadline is in three weeks, and no longer what it closes by.
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Berlin' }).format()
  await page.getByRole('link', { name: 'Kitchen', exact: true }).click()
  await expect(page.getByText(new RegExp(`· closed ${today}, .*\\(Berlin time\\)`))).toBeVisible()
  await expect(page.getByText(/deadline/)).toHaveCount(0)

  await more.click()
  await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await expect(page.getByText(/^The event is open again\. Guests can answer until/)).toBeVisible()
  await opened(guest, event?.eventCode ?? '')
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Close now' })).toBeVisible()
  await guest.context().close()
})
