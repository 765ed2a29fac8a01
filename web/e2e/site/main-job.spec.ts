import { cardOf, choiceOf, day } from '../support/events-planner.ts'
import { next, submit, tellNeeds } from '../support/guest-fixtures.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { newPlanner, signIn } from '../support/sign-in.ts'

test('from a first event to the kitchen’s totals, with three guests answering on devices of their own', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const { email, password } = await newPlanner(request)
  await signIn(page, email, password)

  await page.getByRole('button', { name: 'Create Event' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Event' })
  await form.getByLabel('Event Title').fill('Golden Wedding')
  await form.getByLabel('Description (Optional)').fill('Fifty years, one table.')
  await form.getByLabel('Submission Deadline').fill(day(30))
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('heading', { name: 'Golden Wedding', level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  const card = cardOf(page, 'Golden Wedding')
  await expect(card.getByText('No Menu Items Added Yet')).toBeVisible()
  const link = await card.getByRole('textbox').inputValue()
  const [, code = ''] = /\/event\/([A-Z0-9]{6})$/.exec(link) ?? []
  await expect(card.getByText(code, { exact: true })).toBeVisible()

  await (await choiceOf(page, 'Golden Wedding', 'Manage Menu')).click()
  for (const [category, items] of [
    ['Starter', ['Soup', 'Salad']],
    ['Main', ['Fish', 'Risotto']],
  ] as const) {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByLabel('Category Name').fill(category)
    await page.getByRole('button', { name: 'Create Category' }).click()
    await page.getByRole('link', { name: `Manage Items of ${category}` }).click()
    await page.getByRole('button', { name: 'Add Item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Menu Item' })
    for (const [index, item] of items.entries()) {
      await dialog.getByLabel('Item Name').fill(item)
      await dialog.getByRole('button', { name: 'Add Item' }).click()
      await expect(page.getByText(`${index + 1} of 30 items used`)).toBeVisible()
      await expect(dialog.getByText(`${item} added.`)).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto(page.url().replace(/\/menu\/.*$/, '/menu'))
  }
  await accessible(page)
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()

  // Three parties, each on a device of its own: the first comes with two others and their allergies.
  const first = await (await browser.newContext()).newPage()
  await first.goto('/')
  await first.getByRole('textbox', { name: 'Enter Event Code to Select Menu Choices' }).fill(code)
  await first.getByRole('button', { name: 'Access Event Menu' }).click()
  await first.getByLabel('Your Name *').fill('Rosa Marin')
  await tellNeeds(first, 'Peanuts')
  for (const _ of [2, 3]) await first.getByRole('button', { name: 'One guest more' }).click()
  await next(first)
  await first.getByRole('radio', { name: 'Soup' }).check()
  await first.getByRole('radio', { name: 'Fish' }).check()
  await next(first)
  await first.getByLabel('Guest 2 Name *').fill('Bernd')
  await first.getByRole('radio', { name: 'Risotto' }).check()
  await next(first)
  await first.getByLabel('Guest 3 Name *').fill('Carla')
  await tellNeeds(first, 'Lactose')
  await next(first)
  await submit(first)
  await expect(first.getByText('Thank you, Rosa.')).toBeVisible()
  for (const name of ['Dora', 'Emil']) {
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`/event/${code}`)
    await guest.getByLabel('Your Name *').fill(name)
    await next(guest)
    await guest.getByRole('radio', { name: 'Salad' }).check()
    await guest.getByRole('radio', { name: 'Risotto' }).check()
    await next(guest)
    await submit(guest)
    await expect(guest.getByText(`Thank you, ${name}.`)).toBeVisible()
  }

  // The planner's page was open all the while.
  await expect(page.getByRole('row', { name: /^Risotto 3 60/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Salad 2 40/ })).toBeVisible()
  await expect(page.getByText('“Peanuts”').first()).toBeVisible()
  await expect(page.getByText('“Lactose”').first()).toBeVisible()
  await accessible(page)

  await page.getByRole('link', { name: 'Guests', exact: true }).click()
  await expect(page.getByText('3 responses · 5 total guests')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Rosa Marin' }).first()
  await row.getByText('Rosa Marin').first().click()
  for (const told of ['Lead Guest', 'Peanuts', 'Bernd', 'Carla', 'Lactose', 'Nothing Chosen'])
    await expect(row.getByText(told).first()).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Back to your events' }).click()
  await expect(cardOf(page, 'Golden Wedding').getByText('5 / 30')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden()
})
