import { expect } from '@playwright/test'
import { test } from '../support/closed.ts'
import { stage } from '../support/kitchen-fixtures.ts'
import { watched } from '../support/watched.ts'

test('a planner sees who does not come at once, adds, removes and undoes @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Who comes', { Main: ['Fish'] })
  const { accessible, clean } = watched(page)
  await page.goto(`/events/${event.id}/responses`)
  await expect(page.getByText('No one has declined yet.')).toBeVisible()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/event/${event.code}`)
  await guest.request.post(`/api/codes/${event.code}/declines`, {
    headers: { origin: new URL(guest.url()).origin },
    data: { submissionId: crypto.randomUUID(), names: ['Ann Lee', 'Leo Lee'] },
  })
  await expect(page.getByText('Ann Lee and Leo Lee', { exact: true })).toBeVisible()
  await expect(page.getByText('0 coming · 2 not coming', { exact: true })).toBeVisible()
  await accessible()

  await page.getByRole('button', { name: 'Add “Not coming”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add “Not coming”' }).click()
  await expect(dialog.getByText('Enter at least one name')).toBeVisible()
  await dialog.getByLabel('Names *').fill('Mia Roy')
  await accessible()
  await dialog.getByRole('button', { name: 'Add “Not coming”' }).click()
  await expect(page.getByText('0 coming · 3 not coming', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Remove “Not coming” of Mia Roy' }).click()
  await expect(page.getByText('0 coming · 2 not coming', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 coming · 3 not coming', { exact: true })).toBeVisible()

  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByText(/0 guests.*3 not coming/)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('3 not coming').first()).toBeVisible()
  await accessible()
  clean()
})
