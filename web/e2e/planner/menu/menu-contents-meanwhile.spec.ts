import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { picture } from '../../support/deep.ts'
import { contain, type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { watched } from '../../support/watched.ts'

const menu = { Main: ['Fish', 'Risotto'] }
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Menu Item' })

/** The page of a link that may confirm, in a browser of its own, with the form of the first dish open. */
async function chef(browser: Browser, page: Page, { id }: Staged, label = 'Kitchen'): Promise<Page> {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const data = { label, mayConfirm: true }
  const made = await page.request.post(`/api/events/${id}/kitchen-links`, { headers, data })
  const { url } = await made.json()
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(new URL(url).pathname)
  await phone.getByRole('heading', { name: 'Fish' }).click()
  await phone.getByRole('button', { name: 'Confirm what is in it: Fish' }).click()
  await phone.getByLabel('Your name').fill('Marta')
  return phone
}

test('a chef reads in the open form what the planner states, and keeps it @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Stated meanwhile', menu)
  const fish = event.categories[0]?.items[0]?.id ?? ''
  const phone = await chef(browser, page, event)
  const { accessible, clean } = watched(phone)
  await phone.getByLabel('Milk', { exact: true }).selectOption('no ingredient with it')
  await contain(page, event, fish, 'peanuts')
  await expect(phone.getByText('Changed while this was open')).toBeVisible()
  await expect(phone.getByText('Peanuts: contains (the organizer)')).toBeVisible()
  await expect(phone.getByLabel('Peanuts')).toHaveValue('contains')
  await accessible()
  await picture(phone, 'contents-meanwhile-390')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Contains: peanuts. Others: not confirmed.')).toBeVisible()
  await expect(phone.getByText(/^Marta, kitchen, .*: no milk in the recipe\./)).toBeVisible()
  clean()
  await phone.context().close()
})

test('a chef who states something else of the same decides, also where the page has not heard of it @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Both stated', menu)
  const fish = event.categories[0]?.items[0]?.id ?? ''
  const phone = await chef(browser, page, event)
  await phone.getByLabel('Milk', { exact: true }).selectOption('no ingredient with it')
  // Nothing is read again until the statement was refused.
  await phone.route(/\/api\/kitchen\/[^/?]+(\?|$)/, (route) => route.abort())
  await contain(page, event, fish, 'milk', 'eggs')
  const saved = phone.waitForResponse((answer) => answer.url().endsWith('/contents'))
  await phone.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(409)
  await expect(phone.getByText(/^Someone else changed what is in this dish in the meantime/)).toBeVisible()
  await phone.unroute(/\/api\/kitchen\/[^/?]+(\?|$)/)
  const both = 'Milk: you chose “no ingredient with it”; meanwhile the organizer chose “contains”.'
  await expect(phone.getByText(both)).toBeVisible()
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Which one should be kept?')).toBeVisible()
  await expect(phone.getByText('Please choose which one to keep.')).toBeVisible()
  const mine = phone.getByRole('button', { name: 'Keep mine: no ingredient with it for Milk' })
  await expect(mine).toBeFocused()
  await watched(phone).accessible()
  await picture(phone, 'contents-both-390')
  await phone.getByRole('button', { name: 'Take theirs: contains for Milk' }).click()
  await expect(phone.getByText(both)).toBeHidden()
  await expect(phone.getByLabel('Milk', { exact: true })).toHaveValue('contains')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Contains: eggs, milk. Others: not confirmed.')).toBeVisible()
  await phone.context().close()
})

test('a planner’s form and table keep what another tab and the kitchen state meanwhile @deep', async ({
  page,
}) => {
  const { accessible, clean } = watched(page)
  const event = await stage(page, 'Two tabs', menu)
  const [main] = event.categories
  const fish = main?.items[0]?.id ?? ''
  await page.goto(`/events/${event.id}/menu/${main?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  await form(page).getByText('What is in it').click()
  await form(page).getByLabel('Celery').selectOption('may contain')
  await form(page).getByLabel('Eggs', { exact: true }).selectOption('may contain')
  await contain(page, event, fish, 'peanuts', 'eggs')
  await expect(form(page).getByText('Peanuts: contains (the organizer)')).toBeVisible()
  await expect(form(page).getByText(/^Eggs: you chose “may contain”/)).toBeVisible()
  await accessible()
  await form(page).getByLabel('Celery').scrollIntoViewIfNeeded()
  await picture(page, 'contents-form-1280')
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page).getByText('Please choose which one to keep.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Take theirs: contains for Eggs' }).click()
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page)).toBeHidden()
  await expect(page.getByText('Contains: eggs, peanuts. May contain: celery.').first()).toBeVisible()

  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'What is in the dishes' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is in the dishes' })
  const cell = (name: string) => dialog.getByRole('button', { name, exact: true })
  await cell('Fish, Celery: may contain').click()
  await expect(dialog.getByRole('rowheader', { name: /Fish/ })).toContainText('Saved')
  // Both versions are equally old.
  await contain(page, event, fish, 'peanuts', 'eggs', 'celery', 'lupin')
  await expect(cell('Fish, Lupin: contains')).toBeVisible()
  await cell('Fish, Mustard: not confirmed').click()
  await expect(dialog.getByRole('rowheader', { name: /Fish/ })).toContainText('Saved')
  await expect(cell('Fish, Lupin: contains')).toBeVisible()

  // A change that is not stored yet, and one elsewhere of the same cell.
  await page.route('**/contents/foresee', (route) => route.abort())
  await cell('Fish, Lupin: contains').click()
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible()
  await page.unroute('**/contents/foresee')
  await contain(page, event, fish, 'peanuts', 'eggs', 'celery', 'mustard', 'milk')
  await expect(cell('Fish, Milk: contains')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('rowheader', { name: /Fish/ })).toContainText('Saved')
  await accessible()
  clean()
})

test('a planner and a chef state side by side on phones, and neither drops what the other said unseen @deep', async ({
  page,
  browser,
}) => {
  const { accessible, clean } = watched(page)
  const event = await stage(page, 'Side by side', menu)
  await page.setViewportSize({ width: 390, height: 844 })
  const phone = await chef(browser, page, event)
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit Fish' }).click()
    await form(page).getByText('What is in it').click()
  }
  const saved = () => phone.waitForResponse((answer) => answer.url().endsWith('/contents'))

  await page.goto(`/events/${event.id}/menu/${event.categories[0]?.id}`)
  await edit()
  await form(page).getByLabel('Peanuts').selectOption('contains')
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page)).toBeHidden()
  await expect(phone.getByText('Peanuts: contains (the organizer)')).toBeVisible()
  await phone.getByLabel('Milk', { exact: true }).selectOption('no ingredient with it')
  const first = saved()
  await phone.getByRole('button', { name: 'Save' }).click()
  expect((await first).status()).toBe(200)
  await expect(phone.getByText('Contains: peanuts. Others: not confirmed.')).toBeVisible()
  await expect(page.getByText('Contains: peanuts.').first()).toBeVisible()

  // Both state eggs, and the planner saves last.
  await edit()
  await form(page).getByLabel('Eggs', { exact: true }).selectOption('may contain')
  await phone.getByRole('button', { name: 'Confirm what is in it: Fish' }).click()
  await phone.getByLabel('Eggs', { exact: true }).selectOption('contains')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Contains: eggs, peanuts. Others: not confirmed.')).toBeVisible()
  const both = /^Eggs: you chose “may contain”; meanwhile Marta.* chose “contains”\.$/
  await expect(form(page).getByText(both)).toBeVisible()
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page).getByText('Please choose which one to keep.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await accessible()
    await picture(page, `contents-side-by-side-390-${colorScheme}`)
  }
  await form(page).getByRole('button', { name: 'Keep mine: may contain for Eggs' }).click()
  await form(page).getByRole('button', { name: 'Update Item' }).click()
  await expect(form(page)).toBeHidden()
  // A planner who saw a "contains" may drop it; the kitchen's other statement stands.
  await expect(phone.getByText('Contains: peanuts. May contain: eggs. Others: not confirmed.')).toBeVisible()
  await expect(phone.getByText(/no milk in the recipe/)).toBeVisible()
  clean()
  await phone.context().close()
})
