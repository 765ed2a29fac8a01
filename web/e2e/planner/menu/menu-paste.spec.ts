import { accessible, expect, test } from '../../support/journey.ts'
import { makePlanner } from '../../support/purchases-fixtures.ts'

const letter = `
WEDDING BREAKFAST
Anna & Tom, 12 June

To Start
Smoked salmon
with dill cream and rye

FROM THE KITCHEN
\u2022\tChef’s pie\u00a0£18.50
or
\u2022\tRisotto – wild mushrooms

Dessert
Lemon tart

Late Night Snack
Toasties`

test('a menu is pasted as it is, mended in the preview, and kept over paying for more categories', async ({
  page,
}) => {
  const { id } = await makePlanner(page)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request.get(`/api/events/${id}`)
  for (const { id: category } of ((await response.json()) as { categories: { id: string }[] }).categories)
    expect((await page.request.delete(`/api/events/${id}/categories/${category}`, { headers })).ok()).toBe(
      true,
    )
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Paste a Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a Menu' })
  await expect(dialog.getByText(/Enter starts a new line; Ctrl\+Enter opens the preview/)).toBeVisible()
  await dialog.getByLabel('Your menu').fill(letter)
  await page.keyboard.press('Control+Enter')

  const isA = (text: string) => dialog.getByLabel(`What is “${text}”?`, { exact: true })
  await expect(isA('WEDDING BREAKFAST')).toHaveValue('out')
  await expect(isA('FROM THE KITCHEN')).toHaveValue('course')
  await expect(isA('with dill cream and rye')).toHaveValue('description')
  await expect(isA('Risotto - wild mushrooms')).toHaveValue('dish')
  await isA('Toasties').selectOption('Left out')
  await isA('Toasties').selectOption('Dish')
  await expect(dialog.getByRole('button', { name: /^Add 5 dishes and 4 categories/ })).toBeDisabled()
  await expect(dialog.getByText(/That makes 4 categories, and your event has room for 3\./)).toBeVisible()
  await accessible(page)

  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Event' })
  await upgrade.getByRole('button', { name: 'Upgrade to 100 Guests' }).click()
  await page.waitForURL('**/pay/**')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()

  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Continue with Your Pasted Menu' }).click()
  await expect(isA('Toasties')).toHaveValue('dish')
  await isA('Smoked salmon').press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('5 dishes and 4 categories added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Paste a Menu' })).toBeVisible()
  const { categories } = (await (await page.request.get(`/api/events/${id}`)).json()) as {
    categories: { name: string; items: { name: string; description: string }[] }[]
  }
  expect(
    categories.map(({ name, items }) => [name, ...items.map((one) => [one.name, one.description])]),
  ).toEqual([
    ['To Start', ['Smoked salmon', 'with dill cream and rye']],
    ['FROM THE KITCHEN', ['Chef’s pie', ''], ['Risotto', 'wild mushrooms']],
    ['Dessert', ['Lemon tart', '']],
    ['Late Night Snack', ['Toasties', '']],
  ])
})
