import type { Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

/** Corrects the allergies of the only response in another tab of the same planner. */
async function correctedElsewhere(page: Page, eventId: string, allergies: string): Promise<void> {
  const path = `/api/events/${eventId}/responses`
  const { responses } = await (await page.request.get(path)).json()
  const [response] = responses
  const party = [{ ...response.party[0], allergies }]
  const headers = { origin: new URL(page.url()).origin }
  const saved = await page.request.put(`${path}/${response.id}`, { headers, data: { party } })
  expect(saved.ok()).toBe(true)
}

test('a planner whose correction comes second keeps both, and is asked only what both changed', async ({
  page,
}) => {
  announce(/\/responses\/[\w-]+$/)
  const event = await stage(page, 'Two tabs', { Main: ['Fish', 'Risotto'] })
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add Response' })
  await adding.getByLabel('Name *').fill('Ada Lovelace')
  await adding.getByRole('button', { name: 'Add Response' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  const correct = page.getByRole('button', { name: 'Correct the response of Ada Lovelace' })
  await correct.click()
  const form = page.getByRole('dialog', { name: 'Correct Response' })
  await form.getByLabel('Main').selectOption('Fish')
  await correctedElsewhere(page, event.id, 'No nuts')
  await form.getByRole('button', { name: 'Save Response' }).click()
  await expect(form).toBeHidden()

  await correct.click()
  await expect(form.getByLabel('Main')).toHaveValue(/./)
  await expect(form.getByLabel('Allergies')).toHaveValue('No nuts')
  await form.getByLabel('Main').selectOption('Risotto')
  await form.getByLabel('Allergies').fill('No eggs')
  await correctedElsewhere(page, event.id, 'No milk')
  await form.getByRole('button', { name: 'Save Response' }).click()
  const asked = page.getByRole('dialog', { name: 'Which one should be kept?' })
  const needs = asked.getByRole('group', { name: 'Ada Lovelace: Allergies and needs' })
  await expect(asked.getByRole('group')).toHaveCount(1)
  await accessible(page)
  await needs.getByRole('radio').nth(1).check()
  await asked.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).first()
  await row.locator('summary').click()
  await expect(row.getByText('Risotto')).toBeVisible()
  await expect(row.getByText('No milk')).toBeVisible()
  await expect(page.getByText('No eggs')).toHaveCount(0)
})

test('a planner whose first save was stored and never answered saves the changes to it, once @deep', async ({
  page,
}) => {
  announce(/\/responses$/)
  const event = await stage(page, 'Lost answer', { Main: ['Fish'] })
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Response' })
  await form.getByLabel('Name *').fill('Ada Lovelace')
  await form.getByLabel('Main').selectOption('Fish')
  const path = `**/api/events/${event.id}/responses`
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.getByRole('button', { name: 'Add Response' }).click()
  await expect(form.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute(path)

  await form.getByLabel('Name *').fill('Ada King')
  await form.getByRole('button', { name: 'Add Response' }).click()
  await expect(form.getByText('Your first answer was already saved. Save your changes to it?')).toBeVisible()
  await accessible(page)
  await form.getByRole('button', { name: 'Save Response' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('1 response · 1 total guest')).toBeVisible()
  await expect(page.getByText('Ada King').first()).toBeVisible()
})
