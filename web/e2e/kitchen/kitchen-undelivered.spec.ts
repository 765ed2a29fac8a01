import { accessible, expect, test } from '../support/journey.ts'
import { makePlanner } from '../support/purchases-fixtures.ts'

test('a mail that could not be delivered is marked for planner and guest, until the address is corrected @deep', async ({
  page,
}) => {
  const { id } = await makePlanner(page, { guestLimit: 100 })
  await page.goto(`/events/${id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Response' })
  await form.getByLabel('Name *').fill('Grace Hopper')
  await form.getByLabel('Main').selectOption('Fish')
  await form.getByLabel('Email').fill('grace@undeliverable.example')
  await form.getByRole('button', { name: 'Add Response' }).click()
  await expect(page.getByText('1 response · 1 total guest')).toBeVisible()
  // The page is told by itself when the mail is given up.
  const row = page.getByRole('listitem').filter({ hasText: 'Grace Hopper' }).first()
  await expect(row.getByText('Mail could not be delivered')).toBeVisible()
  await expect(page.getByText('1 mail could not be delivered.')).toBeVisible()
  await row.locator('summary').click()
  await expect(row.getByText('could not be delivered to this address')).toBeVisible()
  await accessible(page)

  const path = `/api/events/${id}/responses`
  const { responses } = (await (await page.request.get(path)).json()) as { responses: { id: string }[] }
  const headers = { origin: new URL(page.url()).origin }
  const made = await page.request.post(`${path}/${responses[0]?.id}/link`, { headers, data: {} })
  const { url } = (await made.json()) as { url: string }
  const guest = await page.context().newPage()
  await guest.goto(url)
  await expect(guest.getByText('Our mail did not reach this address.')).toBeVisible()
  await accessible(guest)
  await guest.getByLabel('Email').fill('grace@example.org')
  await expect(guest.getByText('Our mail did not reach this address.')).toHaveCount(0)
  await guest.close()

  await page.getByRole('button', { name: 'Correct the response of Grace Hopper' }).click()
  const correcting = page.getByRole('dialog', { name: 'Correct Response' })
  await correcting.getByLabel('Email').fill('grace@example.com')
  await correcting.getByRole('button', { name: 'Save Response' }).click()
  await expect(row.getByText('grace@example.com')).toBeVisible()
  await expect(page.getByText('could not be delivered')).toHaveCount(0)
})
