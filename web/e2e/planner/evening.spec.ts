import type { Page } from '@playwright/test'
import { onDashboard } from '../support/events-planner.ts'
import { announce, expect, test } from '../support/journey.ts'
import { answerAs } from '../support/kitchen-fixtures.ts'

const letter = `
To Start
Smoked salmon
with dill cream and rye

Main Course
Braised short rib – celeriac, red wine
Wild mushroom risotto

Dessert
Lemon tart`

type Menu = { id: string; name: string; items: { id: string; name: string; description: string }[] }[]

async function edit(tab: Page, id: string) {
  await tab.goto(`/events/${id}`)
  await tab.getByRole('button', { name: 'More for this event' }).click()
  await tab.getByRole('menuitem', { name: 'Edit' }).click()
  return tab.getByRole('dialog', { name: 'Edit Event' })
}

test('a planner’s whole evening in two tabs loses no word and no guest @deep', async ({ page, browser }) => {
  test.slow()
  announce(/\/placements$/)
  const { events } = await onDashboard(page, [{ title: 'Anna & Tom', guestLimit: 100, days: 30 }])
  const [{ id, eventCode: code } = { id: '', eventCode: '' }] = events
  const other = await page.context().newPage()
  const read = async <T>(path: string) =>
    (await (await page.request.get(`/api/events/${id}${path}`)).json()) as T

  // The menu is pasted here, while the event is described there.
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Paste a Menu' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste a Menu' })
  await paste.getByLabel('Your menu').fill(letter)
  const form = await edit(other, id)
  await form.getByLabel('Description (Optional)').fill('Doors at six, dinner at seven')
  await page.keyboard.press('Control+Enter')
  await paste.getByRole('button', { name: /^Add 4 dishes and 3 categories/ }).click()
  await expect(page.getByText('4 dishes and 3 categories added.')).toBeVisible()
  await form.getByRole('button', { name: 'Update Event' }).click()
  await expect(form).toBeHidden()

  // 88 guests answer in 30 parties, every eighth with a need.
  const { categories } = await read<{ categories: Menu }>('')
  const sizes = [...Array.from({ length: 28 }, () => 3), 2, 2]
  for (const [at, size] of sizes.entries())
    await answerAs(
      browser,
      { id, code, categories },
      Array.from({ length: size }, (_, guest) => ({
        name: `Guest ${guest + 1} of ${at + 1}`,
        allergies: '',
        selections: Object.fromEntries(
          categories.map((course, index) => [
            course.id,
            course.items[(at + guest + index) % course.items.length]?.id ?? '',
          ]),
        ),
        ...((at * 3 + guest) % 8 === 0 && {
          needs: [{ what: 'milk', how: 'allergy' }],
          consent: true as const,
        }),
      })),
    )

  // One more by telephone; meanwhile the title is changed in the other tab.
  await page.goto(`/events/${id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).first().click()
  const answer = page.getByRole('dialog', { name: 'Add Response' })
  await answer.getByLabel('Name *').fill('Hilde Weber')
  await answer.getByLabel('Main Course').selectOption('Wild mushroom risotto')
  const again = await edit(other, id)
  await again.getByLabel('Event Title').fill('Anna & Tom’s wedding')
  await again.getByRole('button', { name: 'Update Event' }).click()
  await expect(again).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('31 responses · 89 total guests')).toBeVisible()

  // Tables are made in the other tab and filled in both: who sits stays.
  await other.goto(`/events/${id}/tables`)
  await other.getByLabel('Tables', { exact: true }).fill('12')
  await other.getByRole('button', { name: 'Make 12 tables of 8' }).click()
  await expect(other.getByText('0 of 89 guests have a table')).toBeVisible()
  await other.getByRole('button', { name: 'Fill by party' }).click()
  await expect(other.getByText('89 of 89 guests have a table')).toBeVisible()
  await page.goto(`/events/${id}/tables`)
  await expect(page.getByText('89 of 89 guests have a table')).toBeVisible()

  // Closed here, and the final sheet issued there.
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'Close now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click()
  await expect(
    page.getByText('The event is closed. Guests can no longer answer or make changes.'),
  ).toBeVisible()
  await other.goto(`/events/${id}/kitchen`)
  await other.getByRole('button', { name: 'Issue the final sheet' }).first().click()
  await other
    .getByRole('dialog', { name: 'Issue the final sheet?' })
    .getByRole('button', { name: 'Issue it all the same' })
    .click()
  await expect(other.getByText('Sheet 1 is issued. It is the final one.')).toBeVisible()

  const { event } = await read<{ event: { title: string; description: string; registeredGuests: number } }>(
    '',
  )
  expect(event).toMatchObject({
    title: 'Anna & Tom’s wedding',
    description: 'Doors at six, dinner at seven',
    registeredGuests: 89,
  })
  const kitchen = await read<{ guests: number; specials: unknown[]; courses: { total: number }[] }>(
    '/kitchen',
  )
  expect([kitchen.guests, kitchen.specials.length, kitchen.courses.map(({ total }) => total)]).toEqual([
    89,
    12,
    [89, 89, 89],
  ])
  expect(
    categories.map(({ name, items }) => [name, ...items.map((one) => `${one.name}: ${one.description}`)]),
  ).toEqual([
    ['To Start', 'Smoked salmon: with dill cream and rye'],
    ['Main Course', 'Braised short rib: celeriac, red wine', 'Wild mushroom risotto: '],
    ['Dessert', 'Lemon tart: '],
  ])
})
