import { deep } from '../../support/deep.ts'
import { announce, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { makePlanner } from '../../support/purchases-fixtures.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
// Milliseconds between two keys, of a quick typist and a slow one in turn.
const pace = [15, 15, 40, 15, 15, 120, 15]

// Each pace meets each answer's wait within the first thirty, and ten more follow in another course.
const dishesTyped = deep ? 200 : 40
const coursesTyped = Math.ceil(dishesTyped / 30)

/** A name of its own for every dish, in which a lost letter shows. */
const nameOf = (index: number) => `w${letters[Math.floor(index / 26)]}${letters[index % 26]}x`

test(`${dishesTyped} dishes typed without a pause, at 15 to 120 ms a key, are stored letter by letter @deep`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { id } = await makePlanner(page, { guestLimit: 100 })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const courses = Array.from({ length: coursesTyped }, (_, index) => `Course ${index}`)
  for (const name of courses) {
    const made = await page.request.post(`/api/events/${id}/categories`, { headers, data: { name } })
    expect(made.ok()).toBe(true)
  }
  // Answers come at once, or while the next dish is being typed.
  let calls = 0
  await page.route('**/items', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, (calls++ % 4) * 30))
    await route.continue()
  })
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('link', { name: 'Manage Items of Course 0' }).click()
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  const dishes = Array.from({ length: dishesTyped }, (_, index) => nameOf(index))
  for (const [index, dish] of dishes.entries()) {
    if (index % 30 === 0) {
      if (index > 0) await form.getByRole('button', { name: `Next: Course ${index / 30}` }).click()
      await expect(form.getByLabel('Item Name')).toBeFocused()
    }
    await page.keyboard.type(dish, { delay: pace[index % pace.length] ?? 15 })
    await page.keyboard.press('Enter')
  }
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form).toBeHidden()
  const response = await page.request.get(`/api/events/${id}`)
  const { categories } = (await response.json()) as {
    categories: { name: string; items: { name: string }[] }[]
  }
  const stored = categories.filter(({ name }) => courses.includes(name))
  expect(stored.map(({ items }) => items.map(({ name }) => name))).toEqual(
    courses.map((_, index) => dishes.slice(index * 30, index * 30 + 30)),
  )
})

test('a dish that could not be stored stays beside the form, and the next one is typed on @deep', async ({
  page,
}) => {
  const { id, categories } = await stage(page, 'Failing items', { Main: [] })
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  announce(/\/items$/)
  await page.route('**/items', (route) => route.abort('connectionrefused'))
  await form.getByLabel('Item Name').fill('Fish')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ste')
  await expect(form.getByRole('alert')).toBeVisible()
  await page.keyboard.type('w')
  await expect(form.getByLabel('Item Name')).toHaveValue('Stew')
  await expect(form.getByLabel('Item Name')).toBeFocused()
  await page.unroute('**/items')
  await form.getByRole('button', { name: 'Try again Fish' }).click()
  await expect(form.getByText('Fish added.')).toBeVisible()
  await form.getByLabel('Item Name').press('Enter')
  await expect(form.getByRole('listitem')).toHaveText(['Fish', 'Stew'])
})
