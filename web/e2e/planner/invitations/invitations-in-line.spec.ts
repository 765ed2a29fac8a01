import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

const menu = { Starter: ['Soup'], Main: ['Beef'], Dessert: ['Cake'], Wine: ['Riesling'] }
const email = 'grace.haddad@example-hotel.example'

/** Opens a party of two on an event's list. */
async function opened(page: Page): Promise<string> {
  const { id } = await stage(page, 'In line', menu, 100)
  const answer = await page.request.post(`/api/events/${id}/invitations`, {
    headers: { origin: new URL(page.url()).origin },
    data: { label: 'Grace Haddad', people: [{ name: 'Grace Haddad', kind: 'child' }], maxSize: 2, email },
  })
  expect(answer.status()).toBe(201)
  await page.goto(`/events/${id}/guests`)
  await page.getByRole('button', { name: 'Grace Haddad', exact: true }).click()
  return id
}

const lines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })

test('the name that a planner types for a guest is seen whole beside an age and four courses @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await opened(page)
  await page.getByRole('button', { name: 'Answer for them Grace Haddad' }).click()
  const form = page.getByRole('dialog', { name: 'Answer for Grace Haddad' })
  await expect(form.getByLabel('Age of Grace Haddad')).toBeVisible()
  const name = form.getByLabel('Name *').first()
  await name.fill('Maximilian Hohenstein')
  expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
})

test('in a party’s form a name, its age and its cross stand level, and the panel keeps an address on a line @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await opened(page)
  expect(await lines(page.getByText(email).last())).toBe(1)
  await page.getByRole('button', { name: 'Edit Grace Haddad' }).click()
  const form = page.getByRole('dialog', { name: 'Edit party' })
  const tops = await Promise.all(
    [
      form.getByLabel('Name 1'),
      form.getByLabel('Age of person 1'),
      form.getByRole('button', { name: 'Take away person 1' }),
    ].map(async (one) => (await one.boundingBox())?.y),
  )
  expect(new Set(tops).size).toBe(1)
})

test('a planner says in which language a party is written to @deep', async ({ page }) => {
  const id = await opened(page)
  await page.getByRole('button', { name: 'Edit Grace Haddad' }).click()
  const form = page.getByRole('dialog', { name: 'Edit party' })
  await expect(form.getByLabel('Language')).toHaveValue('')
  await form.getByLabel('Language').selectOption('Deutsch')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The party was changed.')).toBeVisible()
  const { invitations } = await (await page.request.get(`/api/events/${id}/invitations`)).json()
  expect(invitations).toMatchObject([{ language: 'de', email }])
  await page.getByRole('button', { name: 'Edit Grace Haddad' }).click()
  await expect(form.getByLabel('Language')).toHaveValue('de')
})
