import { ownClock } from '../support/clock.ts'
import { looks } from '../support/deep.ts'
import { atReview, sent, staged, submit, unaware } from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

test('a deadline that passes while the page is open is decided by the server, the answer stays @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  announce(/\/responses$/)
  await unaware(page)
  await atReview(page, code)
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(
    'The submission deadline for this event has passed and is no longer accepting menu selections.',
  )
  await expect(page.getByRole('heading', { name: /Rosa Marin/ })).toBeVisible()
  await accessible(page)
})

for (const [how, off] of looks([['a day ahead', 86_400_000]], [['a day behind', -86_400_000]]))
  test(`a phone whose clock is ${how} answers like any other, until the server’s deadline @deep`, async ({
    page,
    request,
  }) => {
    announce(/\/responses$/)
    const { code } = await staged(request)
    await request.post('/__local/closing', { data: { code, closesAt: Date.now() + 3_600_000 } })
    await ownClock(page, Date.now() + off)
    await unaware(page)
    await atReview(page, code)
    await sent(page)
    await atReview(page, code, 'Too Late')
    await request.post('/__local/closing', { data: { code, closesAt: Date.now() - 3_600_000 } })
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('The submission deadline for this event has passed')
  })

test('an event that is deleted while a guest fills it in is told at once, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Called off', { Main: ['Fish'] })
  await page.goto(`/event/${event.code}`)
  const live = page.waitForEvent('websocket')
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await live
  const gone = await planner.request.delete(`/api/events/${event.id}`, {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  })
  expect(gone.status()).toBe(204)
  // In the bar, and so where one is.
  await expect(
    page
      .getByRole('alert')
      .getByText('Event not found. Please check the URL or contact your event organizer.'),
  ).toBeInViewport()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
})
