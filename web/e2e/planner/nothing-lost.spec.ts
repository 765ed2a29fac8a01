import type { Page } from '@playwright/test'
import { announce, expect, test } from '../support/journey.ts'
import { answerAs, contain, stage } from '../support/kitchen-fixtures.ts'

const headers = (page: Page) => ({ 'content-type': 'application/json', origin: new URL(page.url()).origin })

test('the final sheet is asked about while choices are missing and somebody chose what they avoid', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Not everything yet', { Main: ['Fish', 'Stew'] })
  const [main] = event.categories
  const fish = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
  await contain(page, event, main?.items[0]?.id ?? '', 'fish')
  await answerAs(browser, event, [
    {
      name: 'Ann',
      allergies: '',
      selections: fish,
      needs: [{ what: 'fish', how: 'allergy' }],
      consent: true,
    },
    { name: 'Leo', allergies: '', selections: {} },
    { name: 'Mia', allergies: '', selections: {} },
  ])
  const closed = await page.request.post(`/api/events/${event.id}/close`, {
    headers: headers(page),
    data: {},
  })
  expect(closed.status()).toBe(200)
  const asked = page.getByRole('dialog', { name: 'Issue the final sheet?' })
  for (const path of ['kitchen', '']) {
    await page.goto(`/events/${event.id}/${path}`)
    await page.getByRole('button', { name: 'Issue the final sheet' }).first().dblclick()
    await expect(asked).toContainText('2 people have not chosen everything')
    await expect(asked).toContainText('1 guest chose a dish that contains what they must avoid.')
    await asked.getByRole('button', { name: 'Not yet' }).click()
    await expect(asked).toBeHidden()
  }
  await page.getByRole('button', { name: 'Issue the final sheet' }).first().click()
  await asked.getByRole('button', { name: 'Issue it all the same' }).click()
  await expect(page.getByText('Sheet 1 is issued. It is the final one.')).toBeVisible()
  // The button that asked went with what it issued.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what is typed for the kitchen stays through another page and a reload, until it is saved', async ({
  page,
}) => {
  const { id } = await stage(page, 'Typed for the kitchen', { Main: ['Fish'] })
  const form = page.locator('.kitchen-settings')
  const contact = form.getByLabel('Phone contact for the kitchen')
  const links = Promise.withResolvers<void>()
  await page.route('**/kitchen-links', (route) => links.promise.then(() => route.continue()))
  await page.goto(`/events/${id}/kitchen`)
  const before = await form.locator('summary').boundingBox()
  links.resolve()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  // A press that a late list moves away under the finger would be lost.
  expect(await form.locator('summary').boundingBox()).toEqual(before)
  await form.locator('summary').click()
  await contact.fill('Mia Ott 0172')
  await form.getByLabel('Main: served at').fill('19:40')
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
  await expect(page).toHaveURL(/\/menu$/)
  await page.goBack()
  await expect(contact).toHaveValue('Mia Ott 0172')
  await page.reload()
  await expect(contact).toHaveValue('Mia Ott 0172')
  await expect(form.getByText('You have unsaved changes here.')).toBeVisible()

  // Another tab saves another field meanwhile: neither is lost.
  const saved = await page.request.put(`/api/events/${id}/kitchen-settings`, {
    headers: headers(page),
    data: {
      contact: '',
      guaranteedPlates: 80,
      guaranteedDue: null,
      sparePercent: 0,
      extras: [],
      asksAge: false,
      courses: [],
    },
  })
  expect(saved.status()).toBe(200)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The kitchen sees it now.')).toBeVisible()
  await page.reload()
  await form.locator('summary').click()
  await expect(contact).toHaveValue('Mia Ott 0172')
  await expect(form.getByLabel('Main: served at')).toHaveValue('19:40')
  await expect(form.getByLabel('Guaranteed plates')).toHaveValue('80')

  await contact.fill('Nobody')
  await page.reload()
  await form.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(contact).toHaveValue('Mia Ott 0172')
  await page.reload()
  await expect(contact).toBeHidden()
})

test('the browser’s Back closes a dialog, asks about what was typed in it, and leaves the page alone', async ({
  page,
}) => {
  const { id, categories } = await stage(page, 'Back out', { Main: ['Fish'] })
  await page.goto(`/events/${id}`)
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
  await page.getByRole('button', { name: 'Edit Main' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Category' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/menu$/)
  const menu = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(menu)

  await page.getByRole('button', { name: 'Edit Main' }).click()
  await dialog.getByLabel('Category Name').fill('Mains')
  await page.goBack()
  const asking = page.getByRole('dialog', { name: 'Discard your changes?' })
  await expect(asking).toBeVisible()
  await expect(page).toHaveURL(menu)
  await page.goBack()
  await expect(asking).toBeHidden()
  await expect(dialog.getByLabel('Category Name')).toHaveValue('Mains')
  await expect(page).toHaveURL(menu)
  await page.goBack()
  await asking.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(menu)
  await page.goBack()
  await expect(page).toHaveURL(`/events/${id}`)
  expect(categories).toHaveLength(1)
})

test('a new event that is being filled in stands through a reload, and is gone once it is created @deep', async ({
  page,
}) => {
  announce(/\/api\/events$/)
  await stage(page, 'One before')
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  const create = page.getByRole('button', { name: /Create.* Event/ }).first()
  await create.click()
  await dialog.getByLabel('Event Title').fill('Harvest supper')
  await dialog.getByLabel('Description (Optional)').fill('Black tie')
  await page.reload()
  await expect(dialog.getByLabel('Event Title')).toHaveValue('Harvest supper')
  await expect(dialog.getByLabel('Description (Optional)')).toHaveValue('Black tie')
  await dialog.getByLabel('Submission Deadline').fill('2027-06-01')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Harvest supper', level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Harvest supper').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await create.click()
  await expect(dialog.getByLabel('Event Title')).toHaveValue('')

  // Discarded is discarded.
  await dialog.getByLabel('Event Title').fill('Never')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByText('Harvest supper').first()).toBeVisible()
  await expect(dialog).toBeHidden()
})
