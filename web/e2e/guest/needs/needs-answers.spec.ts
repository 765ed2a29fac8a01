import type { Page } from '@playwright/test'
import { next, opened, openNeeds, sent } from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { contain, stage } from '../../support/kitchen-fixtures.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'

const menu = { Starter: ['Soup', 'Salad'], Main: ['Beef', 'Risotto'] }

/** Calls the API as the page's planner, or as anybody. */
async function asked(page: Page, method: 'get' | 'put' | 'post', path: string, data?: object) {
  const headers = { origin: new URL(page.url()).origin }
  const response = await page.request[method](`/api${path}`, { headers, ...(data && { data }) })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.json()
}

test('a guest ticks a need of the event’s own, keeps one dish as it is, leaves another, and brings an infant @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Own needs', menu)
  const [starter, main] = event.categories
  await asked(page, 'put', `/events/${event.id}/needs`, { needs: [{ name: 'Kiwi' }] })
  const told = { contact: null, guaranteedPlates: null, guaranteedDue: null, sparePercent: 0 }
  const settings = { ...told, extras: [], asksAge: true, courses: [] }
  await asked(page, 'put', `/events/${event.id}/kitchen-settings`, settings)
  for (const course of [starter, main]) await contain(page, event, course?.items[0]?.id ?? '', 'milk')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const guest = await context.newPage()
  await opened(guest, event.code)
  await guest.getByLabel('Your Name *').fill('Anna Berg')
  await guest.getByRole('button', { name: 'One guest more' }).click()
  await guest.getByLabel('Guest 2 name (you can add it later)').fill('Leo')
  await openNeeds(guest)
  await guest.getByRole('checkbox', { name: 'Milk', exact: true }).check()
  await guest.getByRole('button', { name: 'More', exact: true }).click()
  await guest.getByRole('checkbox', { name: 'Kiwi' }).check()
  await guest.getByRole('button', { name: /^I agree/ }).click()
  await next(guest)
  await guest.getByRole('radio', { name: 'Soup' }).check()
  await guest.getByRole('button', { name: 'Choose another dish' }).click()
  await expect(guest.getByRole('radio', { name: 'Soup' })).not.toBeChecked()
  await guest.getByRole('radio', { name: 'Salad' }).check()
  await guest.getByRole('radio', { name: 'Beef' }).check()
  await guest.getByRole('radio', { name: 'Serve it to me as it is. My decision.' }).check()
  await accessible(guest)
  await next(guest)
  await expect(guest.getByRole('button', { name: /^Leo/ })).toContainText('0 of 2')
  await guest.getByRole('group', { name: 'Is Leo a child?' }).getByLabel('Infant, without a meal').check()
  await expect(guest.getByRole('button', { name: 'Leo', exact: true })).toBeVisible()
  await accessible(guest)
  await next(guest)
  await expect(guest.getByText(/Beef: Contains milk.*Serve it to me as it is\. My decision\./)).toBeVisible()
  await sent(guest)
  const kitchen = await asked(page, 'get', `/events/${event.id}/kitchen`)
  expect(kitchen).toMatchObject({ plates: 1, infants: 1 })
  const [anna] = kitchen.specials
  expect(anna.needs).toHaveLength(2)
  expect(anna.dishes[1]).toMatchObject({ wish: 'as_is', changed: false })
  await context.close()
})

test('a guest reads on the way back what was agreed for them, and with whom @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Agreed', menu)
  const [starter] = event.categories
  const soup = starter?.items[0]?.id ?? ''
  await contain(page, event, soup, 'milk')
  const selections = { [starter?.id ?? '']: soup }
  const needs = [{ what: 'milk', how: 'allergy' }]
  const party = [{ name: 'Ana', allergies: '', selections, needs, consent: true }]
  const body = { submissionId: crypto.randomUUID(), party }
  const { editToken } = await asked(page, 'post', `/codes/${event.code}/responses`, body)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/edit/${editToken}`)
  await guest.getByText('Your saved answer').click()
  await expect(guest.getByText(/must ask the kitchen about 1 of your dishes/).first()).toBeVisible()
  const link = { label: 'Kitchen', mayConfirm: true }
  const { url } = await asked(page, 'post', `/events/${event.id}/kitchen-links`, link)
  const agreed = { special: 1, categoryId: starter?.id, words: 'cucumber salad', agreedBy: 'Marta' }
  await asked(page, 'put', `${new URL(url).pathname}/alternatives`, agreed)
  await guest.reload()
  await guest.getByText('Your saved answer').click()
  await expect(
    guest.getByText('Agreed for your starter: cucumber salad (Marta, kitchen).').first(),
  ).toBeVisible()
  await accessible(guest)
  await guest.context().close()
})

test('a planner mails a link again, renews it, and ticks the needs of a guest @deep', async ({ page }) => {
  announce(/^\/api\/kitchen\//)
  const event = await stage(page, 'By hand', menu)
  const email = freshEmail('kitchen')
  const link = { label: 'Bar', email }
  const { url } = await asked(page, 'post', `/events/${event.id}/kitchen-links`, link)
  await page.goto(`/events/${event.id}/kitchen`)
  await page.getByRole('button', { name: 'Mail again the link for Bar' }).click()
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible()
  expect((await mailTo(page.request, email, /^For the kitchen/)).links).toContain(url)
  await page.getByRole('button', { name: 'Renew the link for Bar' }).click()
  await page
    .getByRole('dialog', { name: 'Renew the link for Bar?' })
    .getByRole('button', { name: 'Renew' })
    .click()
  const made = page.getByRole('dialog', { name: 'The link for Bar' })
  await expect(made.getByLabel('Address')).not.toHaveValue(url)
  expect((await page.request.get(`/api${new URL(url).pathname}`)).ok()).toBe(false)
  const { pathname } = new URL(await made.getByLabel('Address').inputValue())
  expect((await page.request.get(`/api${pathname}`)).ok()).toBe(true)
  await made.getByRole('button', { name: 'Done' }).click()

  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Response' })
  await form.getByLabel('Name *').fill('Ada Lovelace')
  await form.locator('summary', { hasText: 'Needs of Ada Lovelace' }).click()
  await form.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
  await expect(form.getByRole('checkbox', { name: 'Gluten', exact: true })).toBeVisible()
  await form.getByLabel('Age of Ada Lovelace').selectOption('Child')
  await accessible(page)
  await form.getByRole('button', { name: 'Add Response' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(form).toBeHidden()
  const { specials } = await asked(page, 'get', `/events/${event.id}/kitchen`)
  expect(specials).toMatchObject([
    { number: 1, name: 'Ada Lovelace', age: 'child', needs: [{ what: 'nuts' }] },
  ])
})
