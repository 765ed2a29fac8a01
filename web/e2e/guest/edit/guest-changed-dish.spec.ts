import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { next, sent, submit, submitButton, takenOver, tellNeeds } from '../../support/guest-fixtures.ts'
import { type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { slowTasks } from '../../support/slow-device.ts'
import { watched } from '../../support/watched.ts'

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** The planner gives a dish another name, by its place in a category. */
async function renames(page: Page, { id, categories }: Staged, [at, dish]: [number, number], name: string) {
  const path = `/api/events/${id}/items/${categories[at]?.items[dish]?.id}`
  expect((await page.request.put(path, { headers, data: { name, food: 'same' } })).status()).toBe(200)
}

/** A guest at Review, who chose the first dish of both courses and has typed an allergy. */
async function chosen(page: Page, { code }: Staged) {
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Ann')
  await tellNeeds(page, 'No celery')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

const menu = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'] }
const asking = (page: Page) => page.getByRole('dialog', { name: 'A dish has changed' })

test('a dish renamed while a guest chooses is asked about, and kept', async ({ page, browser }) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Renamed dishes', menu)
  const { accessible } = watched(page, /\/responses$/)
  await chosen(page, event)
  await renames(planner, event, [0, 0], 'Broth')
  await renames(planner, event, [1, 0], 'Bass')
  await submit(page)
  await expect(asking(page)).toContainText('This dish has changed: was Soup, is now Broth. Keep it?')
  await accessible()
  await asking(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(asking(page)).toContainText('This dish has changed: was Fish, is now Bass. Keep it?')
  await asking(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Thank you, Ann.')).toBeVisible()
  await expect(page.getByText('Broth')).toBeVisible()
  await expect(page.getByText('Bass')).toBeVisible()
  await expect(page.getByText('No celery')).toBeVisible()
})

test('a guest who does not want it chooses again, and nothing else is lost @deep', async ({
  page,
  browser,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Not that dish', menu)
  const { accessible } = watched(page, /\/responses$/)
  await slowTasks(page)
  await chosen(page, event)
  await renames(planner, event, [1, 0], 'Bass')
  await submit(page)
  await expect(asking(page)).toBeVisible()
  // Put off, it is asked again before anything is sent.
  await page.keyboard.press('Escape')
  await expect(asking(page)).toBeHidden()
  await submitButton(page)
    .or(page.getByRole('button', { name: 'Try again' }))
    .click()
  await asking(page).getByRole('button', { name: 'Choose again' }).click()
  await expect(page.getByRole('radio', { name: 'Bass' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Bass' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await accessible()
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await page.getByRole('button', { name: 'Back to review' }).click()
  await sent(page)
  await expect(page.getByText('Risotto')).toBeVisible()
  await expect(page.getByText('No celery')).toBeVisible()
})

test('a dish renamed while the tab was closed is asked about, and one removed is named @deep', async ({
  page,
  browser,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Renamed meanwhile', menu)
  await chosen(page, event)
  await page.goto('about:blank')
  await renames(planner, event, [1, 0], 'Bass')
  const soup = `/api/events/${event.id}/items/${event.categories[0]?.items[0]?.id}`
  expect((await planner.request.delete(soup, { headers })).status()).toBe(204)
  const { accessible } = watched(page, /\/responses$/)
  await page.goto(`/event/${event.code}`)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: /Soup/ })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Send without these dishes' }).click()
  await expect(asking(page)).toContainText('This dish has changed: was Fish, is now Bass. Keep it?')
  await asking(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Thank you, Ann.')).toBeVisible()
  await expect(page.getByText('Bass')).toBeVisible()
})

test('the edit page asks the same, and what was typed there stays @deep', async ({
  page,
  browser,
  request,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Renamed while editing', menu)
  const main = event.categories[1]
  const response = await request.post(`/api/codes/${event.code}/responses`, {
    headers,
    data: {
      submissionId: crypto.randomUUID(),
      party: [{ name: 'Ann', selections: { [main?.id ?? '']: main?.items[0]?.id } }],
    },
  })
  const { editToken } = (await response.json()) as { editToken: string }
  const { accessible } = watched(page, /\/api\/responses\//)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Anna')
  await renames(planner, event, [1, 0], 'Bass')
  const update = page.getByRole('button', { name: 'Update Menu Selections' })
  await update.click()
  await expect(asking(page)).toContainText('This dish has changed: was Fish, is now Bass. Keep it?')
  await accessible()
  await asking(page).getByRole('button', { name: 'Choose again' }).click()
  await expect(page.getByRole('radio', { name: 'Bass' })).toBeFocused()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Anna')
  await page.getByRole('radio', { name: 'Bass' }).check()
  await update.click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
})
