import type { Page } from '@playwright/test'
import { looks, picture } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Which one should be kept?' })
const field = (page: Page, name: string) => question(page).getByRole('group', { name })

/** Looks at the question as it stands on a wide and a narrow screen, in light and in dark. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, height, colorScheme] of looks(
    [
      [1280, 900, 'light'],
      [390, 844, 'dark'],
    ],
    [
      [1280, 900, 'dark'],
      [390, 844, 'light'],
    ],
  )) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await accessible(page)
    await picture(page, `which-${name}-${width}-${colorScheme}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('two tabs change an event: what differs is kept, what both changed is asked', async ({ page }) => {
  announce(/\/api\/events\/[^/]+$/)
  const { id } = await stage(page, 'Two tabs')
  const other = await page.context().newPage()
  const form = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Event' })
  const open = async (tab: Page) => {
    await tab.goto(`/events/${id}`)
    await tab.getByRole('button', { name: 'More for this event' }).click()
    await tab.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(form(tab)).toBeVisible()
  }
  const tell = (tab: Page, words: string) => form(tab).getByLabel('Description (Optional)').fill(words)
  const save = (tab: Page) => form(tab).getByRole('button', { name: 'Update Event' }).click()
  await open(page)
  await open(other)
  await tell(other, 'Dinner at the barn, black tie, doors at 7')
  await save(other)
  await expect(form(other)).toBeHidden()

  // Another field of the older form wipes nothing.
  await form(page).getByLabel('Event Title').fill('Harvest Ball')
  await save(page)
  await expect(form(page)).toBeHidden()
  await open(other)
  await expect(form(other).getByLabel('Event Title')).toHaveValue('Harvest Ball')
  await open(page)
  await expect(form(page).getByLabel('Description (Optional)')).toHaveValue(/black tie/)

  await tell(other, 'Dinner at the barn, no ties, doors at 7')
  await save(other)
  await expect(form(other)).toBeHidden()
  await tell(page, 'Dinner at the barn, black tie, doors at 8')
  await save(page)
  await expect(question(page).getByText('no ties, doors at 7')).toBeVisible()
  await expect(field(page, 'Description').getByRole('radio').first()).toBeFocused()
  // The question says what is the matter: no red notice lies behind it, and no answer is optional.
  await expect(form(page).locator('.notice.error')).toHaveCount(0)
  await expect(question(page)).not.toContainText('Optional')
  await look(page, 'event')
  // Nothing is decided by closing the question.
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(form(page).getByLabel('Description (Optional)')).toHaveValue(/doors at 8/)
  await save(page)
  await field(page, 'Description')
    .getByRole('radio', { name: /^Saved meanwhile/ })
    .check()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page)).toBeHidden()
  await open(page)
  await expect(form(page).getByLabel('Description (Optional)')).toHaveValue(/no ties, doors at 7/)
  await other.close()
})

test('two tabs tell the kitchen: a telephone number is not wiped by an older form @deep', async ({
  page,
}) => {
  announce(/\/kitchen-settings$/)
  const { id } = await stage(page, 'Two kitchens', { Main: ['Fish', 'Risotto'] })
  const other = await page.context().newPage()
  const open = async (tab: Page) => {
    await tab.goto(`/events/${id}/kitchen`)
    await tab.getByText('Kitchen details').click()
  }
  const form = (tab: Page) => tab.locator('.kitchen-settings')
  const phone = (tab: Page) => form(tab).getByLabel('Phone contact for the kitchen')
  const save = async (tab: Page) => {
    const sent = tab.waitForResponse((answer) => answer.url().endsWith('/kitchen-settings'))
    await form(tab).getByRole('button', { name: 'Save' }).click()
    return (await sent).status()
  }
  await open(page)
  await open(other)
  await phone(other).fill('Mia Ott +351 912 345 678')
  expect(await save(other)).toBe(200)
  await form(page).getByLabel('Main: served at').fill('19:40')
  expect(await save(page)).toBe(200)
  await phone(page).fill('Mia Ott +351 912 000 000')
  expect(await save(page)).toBe(409)
  const number = field(page, 'Phone contact for the kitchen')
  await expect(number.getByText('345 678')).toBeVisible()
  await look(page, 'kitchen')
  await number.getByRole('radio', { name: /^Saved meanwhile/ }).check()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(question(page)).toBeHidden()
  await expect(phone(page)).toHaveValue('Mia Ott +351 912 345 678')
  // The form stands open: what it was saved with is what it goes on from.
  await form(page).getByLabel('Main: served at').fill('20:00')
  expect(await save(page)).toBe(200)
  // Left before it knows, the page would open the form by itself the next time, with what is typed.
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeEnabled()
  await open(page)
  await expect(phone(page)).toHaveValue('Mia Ott +351 912 345 678')
  await expect(form(page).getByLabel('Main: served at')).toHaveValue('20:00')
  await other.close()
})

test('two tabs change a category, a dish and a table: what both changed is asked @deep', async ({ page }) => {
  announce(/\/(categories|items|tables)\/[^/]+$/)
  const { id, categories } = await stage(page, 'Two menus', { Main: ['Fish', 'Risotto'] })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const elsewhere = (path: string, data: object) =>
    page.request.put(`/api/events/${id}${path}`, { headers, data })
  const category = page.getByRole('dialog', { name: 'Edit Category' })
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Edit Main' }).click()
  await category.getByLabel('Guests must choose here').check()
  await category.getByLabel('Category Name').fill('From the grill')
  const mains = { name: 'Mains', was: { name: 'Main' } }
  expect((await elsewhere(`/categories/${categories[0]?.id}`, mains)).status()).toBe(200)
  await category.getByRole('button', { name: 'Update Category' }).click()
  await expect(question(page).getByRole('group')).toHaveCount(1)
  await expect(field(page, 'Category Name').getByText('Mains')).toBeVisible()
  await expect(category.locator('.notice.error')).toHaveCount(0)
  await field(page, 'Category Name')
    .getByRole('radio', { name: /^Saved meanwhile/ })
    .check()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(category).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Mains', exact: true }).first()).toBeVisible()
  await expect(page.getByText('Guests must choose', { exact: true }).first()).toBeVisible()

  const dish = page.getByRole('dialog', { name: 'Edit Menu Item' })
  const [fish] = categories[0]?.items ?? []
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  await dish.getByLabel('Item Name').fill('Trout')
  await dish.getByLabel('Description (Optional)').fill('With thyme and lime')
  const pike = { name: 'Pike', description: 'With thyme', was: { name: 'Fish', description: '' } }
  expect((await elsewhere(`/items/${fish?.id}`, pike)).status()).toBe(200)
  await dish.getByRole('button', { name: 'Update Item' }).click()
  await expect(question(page).locator('mark')).toHaveText([...['Trout', 'Pike', 'thyme and lime', 'thyme']])
  await field(page, 'Item Name')
    .getByRole('radio', { name: /^Saved meanwhile/ })
    .check()
  await field(page, 'Description')
    .getByRole('radio', { name: /^Yours/ })
    .check()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(dish).toBeHidden()
  const line = page.locator('.item-line').first()
  await expect(line).toContainText('Pike')
  await expect(line).toContainText('With thyme and lime')

  const made = await page.request.post(`/api/events/${id}/tables`, { headers, data: { name: '4', seats: 8 } })
  const { table } = await made.json()
  const form = page.getByRole('dialog', { name: 'Change table' })
  await page.goto(`/events/${id}/tables`)
  await page.getByRole('button', { name: 'More for Table 4' }).click()
  await page.getByRole('menuitem', { name: 'Change name or seats' }).click()
  await form.getByLabel('Seats').fill('6')
  const theirs = { name: 'Garden', seats: 10, was: { name: '4', seats: 8 } }
  expect((await elsewhere(`/tables/${table.id}`, theirs)).status()).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(field(page, 'Seats').getByText('10')).toBeVisible()
  await field(page, 'Seats')
    .getByRole('radio', { name: /^Yours/ })
    .check()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.locator('.seat-table')).toContainText('Garden')
  await expect(page.locator('.seat-table')).toContainText('6')
})

test('two tabs issue the final sheet: the other one says so at once, and no second one is issued unseen @deep', async ({
  page,
}) => {
  announce(/\/sheets$/)
  const { id } = await stage(page, 'Two final sheets', { Main: ['Fish'] })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const send = (path: string, data: object) =>
    page.request.post(`/api/events/${id}${path}`, { headers, data })
  const added = await send('/responses', {
    submissionId: crypto.randomUUID(),
    party: [{ name: 'Ann', allergies: '', selections: {} }],
  })
  expect(added.status()).toBe(201)
  expect((await send('/close', {})).status()).toBe(200)
  const other = await page.context().newPage()
  const press = (tab: Page) => tab.getByRole('button', { name: 'Issue the final sheet' }).first().click()
  const asked = (tab: Page) => tab.getByRole('dialog', { name: 'Issue the final sheet?' })
  const confirm = (tab: Page) => asked(tab).getByRole('button', { name: 'Issue it all the same' }).click()
  const sheets = async () =>
    ((await (await page.request.get(`/api/events/${id}/sheets`)).json()) as { sheets: unknown[] }).sheets
      .length

  // A tab that hears of nothing is refused, says why, and shows what is there.
  await page.routeWebSocket(/\/live$/, () => undefined)
  await page.goto(`/events/${id}/kitchen`)
  await press(page)
  await expect(asked(page)).toBeVisible()
  // Another one that listens has the question open, too.
  await other.goto(`/events/${id}`)
  await press(other)
  await expect(asked(other)).toBeVisible()
  const issued = { id: crypto.randomUUID(), kind: 'final' }
  expect((await send('/sheets', issued)).status()).toBe(201)
  await expect(other.getByText('Sheet 1 was issued in the meantime. It is the final one.')).toBeVisible()
  await expect(asked(other)).toBeHidden()
  await expect(other.getByRole('button', { name: 'Issue the final sheet' })).toHaveCount(0)

  await confirm(page)
  await expect(page.getByText('Sheet 1 was issued in the meantime. Nothing was issued now.')).toBeVisible()
  await expect(asked(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Issue the final sheet' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sheet 1 Final' })).toBeVisible()
  await accessible(page)
  expect(await sheets()).toBe(1)

  // One that saw it issues the next without a word of an earlier one.
  await page.getByRole('button', { name: 'Issue sheet 2' }).click()
  await expect(page.getByText('Sheet 2 is issued. It is the final one.')).toBeVisible()
  await expect(page.getByText(/in the meantime\. It is/)).toHaveCount(0)
  await other.close()
})
