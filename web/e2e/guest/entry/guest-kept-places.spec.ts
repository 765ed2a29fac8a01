import type { APIRequestContext, Page } from '@playwright/test'
import { answered, next, opened } from '../../support/guest-fixtures.ts'
import { invite, listed } from '../../support/guest-list-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const left = (page: Page, places: string) => expect(page.getByText(places, { exact: true })).toBeVisible()

/** An event of thirty that keeps twenty places for five families, of whom nobody has answered. */
async function keeping(request: APIRequestContext) {
  const family = { label: 'The Lees', maxSize: 4 }
  const { id, code, token } = await listed(request, family)
  for (let more = 0; more < 4; more++) await invite(request, id, { ...family, label: `Family ${more}` })
  await answered(request, code, 8)
  const data = { keepPlaces: true }
  const put = await request.put(`/api/events/${id}`, { headers: { 'sec-fetch-site': 'same-origin' }, data })
  expect(put.status()).toBe(200)
  return { id, code, token }
}

test('guests with the code see the places that the invited leave, and the invited see their own @deep', async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { code, token } = await keeping(request)
  await opened(page, code)
  await left(page, '2 places are left.')
  await accessible(page)

  const invited = await (await browser.newContext()).newPage()
  await invited.goto(`/invite/${token}`)
  await left(invited, '6 places are left.')
  // Both hear of what somebody else takes.
  await answered(request, code, 1)
  await left(page, '1 place is left.')
  await left(invited, '5 places are left.')
  await invited.getByLabel('Your Name *').fill('Anna Lee')
  await next(invited)
  await expect(invited.getByRole('heading', { name: 'What would you like, Anna?' })).toBeVisible()
})
