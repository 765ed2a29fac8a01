import { answered, staged } from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'

test('a full event is told before anything is typed, and opens by itself when a place is free @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const parties = [
    await answered(request, code, 10),
    await answered(request, code, 10),
    await answered(request, code, 10),
  ]
  const live = page.waitForEvent('websocket')
  await page.goto(`/event/${code}`)
  await expect(
    page.getByText(
      'This event is limited to 30 guests total. Currently 30 guests are registered, leaving 0 available slots. The event is full. Please contact the event organizer.',
    ),
  ).toBeVisible()
  await accessible(page)
  // The live connection opens a moment after the page: from then on the change is told.
  await live
  await request.delete(`/api/responses/${parties[0]?.editToken}`, {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  })
  await expect(page.getByText('10 places are left.')).toBeVisible()
})

test('a page without a form says why there is none', async ({ page }) => {
  announce(/./)
  for (const [state, code, sentence, status] of [
    [
      'an unknown code',
      'NOPE99',
      'Event not found. Please check the URL or contact your event organizer.',
      404,
    ],
    ['a code that is none', 'abc', 'Invalid event code in URL', 404],
    [
      'a closed event',
      'PAST99',
      'The submission deadline for this event has passed and is no longer accepting menu selections.',
      410,
    ],
    [
      'an event without a menu',
      'EMPTY2',
      'This event does not have any menu categories set up yet. Please contact the event organizer.',
      409,
    ],
  ] as const)
    await test.step(state, async () => {
      const response = await page.goto(`/event/${code}`)
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { name: 'Unable to Access Event' })).toBeVisible()
      await expect(page.getByText(sentence)).toBeVisible()
      await accessible(page)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
})

test('without a script the menu can be read @deep', async ({ browser, request }) => {
  const { code } = await staged(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/event/${code}`)
  await page.getByText('Read the menu first').click()
  await expect(page.getByText('Risotto')).toBeVisible()
  await context.close()
})
