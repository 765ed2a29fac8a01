import type { Page } from '@playwright/test'
import { onlyDeep } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'
import { makePlanner } from '../support/purchases-fixtures.ts'

/** Holds everything up that the page asks for, its code as well. */
async function slowly(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => undefined)
  })
}

for (const [latency, details] of [
  [0, {}],
  [200, onlyDeep],
  [1_500, onlyDeep],
] as const)
  test(
    `no letter is lost that is typed right after a form was asked for, ${latency} ms away`,
    details,
    async ({ page }) => {
      const event = await stage(page, 'Typed at once', { Main: ['Fish'] })
      if (latency > 0) await slowly(page, latency)
      for (const [path, button, field] of [
        ['/dashboard', 'Create Event', 'Event Title'],
        [`/events/${event.id}/menu`, 'Add Category', 'Category Name'],
        [`/events/${event.id}/menu/${event.categories[0]?.id}`, 'Add Item', 'Item Name'],
        [`/events/${event.id}/responses`, 'Add Response', 'Name *'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('button', { name: button }).first().click()
        await page.keyboard.type('Winter wedding')
        await expect(page.getByRole('dialog').getByLabel(field).first()).toHaveValue('Winter wedding')
      }
    },
  )

test('a page asked for shows a bar at once, takes the focus to its heading, and is announced', async ({
  page,
}) => {
  // A planner of its own: the event stands on the first page of the list.
  const event = await makePlanner(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: event.title, exact: true }).first()).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        addEventListener('click', () => (pressed = performance.now()), { capture: true })
        new MutationObserver(() => {
          if (document.querySelector('.route-progress')) resolve(performance.now() - pressed)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('link', { name: event.title, exact: true }).first().click()
  // Before anything of it has arrived: its data are held up.
  expect(await shown).toBeLessThan(1_000)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `Overview · ${event.title}` })).toHaveCount(1)
  await accessible(page)
  await page.goto(`/events/${event.id}/menu`)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
})

test('offline an open page stays, and what was asked for happens when the device is back', async ({
  page,
  context,
}) => {
  announce(/\/api\//)
  const event = await stage(page, 'Out of reach', { Main: ['Fish'] })
  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category Name').fill('Dessert')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Category' }).click()
  await expect(dialog.getByLabel('Category Name')).toHaveValue('Dessert')
  await context.setOffline(false)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dessert' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dessert' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
})
