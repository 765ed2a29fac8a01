import { expect, type Page } from '@playwright/test'
import { accessible, test } from '../../support/journey.ts'
import { type Staged, stage } from '../../support/kitchen-fixtures.ts'

type Person = { name: string; allergies?: string; picks?: [main: number | 'none', sweet?: number] }

/** The planner answers for a party, by the numbers of the dishes. */
async function answerFor(page: Page, { id, categories }: Staged, party: Person[]): Promise<void> {
  const [main, sweet] = categories
  const dish = (category: Staged['categories'][number] | undefined, pick: number | 'none' | undefined) =>
    pick === undefined ? '' : pick === 'none' ? pick : (category?.items[pick]?.id ?? '')
  const answer = await page.request.post(`/api/events/${id}/responses`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      submissionId: crypto.randomUUID(),
      party: party.map(({ name, allergies = '', picks = [] }) => ({
        name,
        allergies,
        selections: { [main?.id ?? '']: dish(main, picks[0]), [sweet?.id ?? '']: dish(sweet, picks[1]) },
      })),
    },
  })
  expect(answer.status()).toBe(201)
}

const names = (page: Page) => page.getByRole('rowheader').allInnerTexts()

test('a planner sees who eats what, finds people, and opens their party', async ({ page }) => {
  const event = await stage(page, 'Who eats what', { Main: ['Fish', 'Risotto'], Sweet: ['Cake'] })
  await answerFor(page, event, [
    { name: 'Anna Almeida', picks: [0, 0] },
    { name: 'Jonas Almeida', allergies: 'Peanuts', picks: [1] },
  ])
  await answerFor(page, event, [
    { name: 'Søren Åberg', allergies: 'Nuts', picks: [0, 0] },
    { name: 'Ida', allergies: 'none', picks: ['none', 0] },
  ])
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('radio', { name: 'People 4' }).check()
  const table = page.getByRole('table', { name: 'Everybody with their dishes' })
  await expect(
    table.getByRole('row', { name: /^Jonas Almeida Peanuts Risotto Not chosen Anna Almeida/ }),
  ).toBeVisible()
  await expect(table.getByRole('row', { name: /^Ida None for me Cake/ })).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Søren Åberg', 'Ida', 'Anna Almeida', 'Jonas Almeida'])
  await expect(page.getByText('2 responses · 4 total guests')).toBeVisible()
  await accessible(page)

  // The filters meet in one person, and stand in the address.
  await page.getByLabel('Dish').selectOption({ label: 'Fish' })
  await page.getByLabel('Only with allergies').check()
  await expect(page.getByText('1 of 4 people shown')).toBeVisible()
  expect(await names(page)).toEqual(['Søren Åberg'])
  await expect(page).toHaveURL(/view=people&dish=[\w-]+&needs=1$/)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Søren Åberg'])
  await page.getByLabel('Search by name').fill('nobody')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByLabel('Search by name').fill('almeida an')
  await expect(page.locator('mark')).toHaveText(['An', 'Almeida'])
  await page.getByLabel('Search by name').fill('soren')
  await expect(page.locator('mark')).toHaveText(['Søren'])
  await page.getByLabel('Search by name').fill('')

  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => names(page)).toEqual(['Anna Almeida', 'Ida', 'Jonas Almeida', 'Søren Åberg'])

  // By keys alone: down to Jonas, into the party, and back.
  await page.getByRole('button', { name: 'Anna Almeida', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const jonas = page.getByRole('button', { name: 'Jonas Almeida', exact: true })
  await expect(jonas).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Anna Almeida' })
  // The panel opens at Jonas, and goes on to whom one presses next.
  const inPanel = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(inPanel('Jonas Almeida')).toBeFocused()
  await expect(inPanel('Jonas Almeida')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Anna Almeida', exact: true }).click()
  await expect(inPanel('Anna Almeida')).toBeFocused()
  await jonas.click()
  await expect(inPanel('Jonas Almeida')).toBeFocused()
  await expect(panel.getByText('Lead Guest')).toBeVisible()
  await expect(panel.getByText('Nothing Chosen')).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(jonas).toBeFocused()

  await jonas.click()
  await panel.getByRole('button', { name: 'Delete the response of Anna Almeida' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Response' }).click()
  await expect(page.getByText('1 response · 2 total guests')).toBeVisible()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 responses · 4 total guests')).toBeVisible()

  // The view is remembered where the address names none.
  await page.goto(`/events/${event.id}/responses`)
  await expect(table).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Ida', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Søren Åberg' })
  await expect(sheet.getByText('Lead Guest')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ida' })).toBeFocused()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ida' })).toBeInViewport({ ratio: 1 })
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ida', exact: true })).toBeFocused()
  await accessible(page)
})

test('what came since the last visit is shown until one leaves again @deep', async ({ page }) => {
  const event = await stage(page, 'Since then', { Main: ['Fish'] })
  await answerFor(page, event, [{ name: 'Early Bird' }])
  const recent = page.getByLabel('Since my last visit')
  await page.goto(`/events/${event.id}/responses`)
  await expect(page.getByText('Early Bird', { exact: true })).toBeVisible()
  await expect(recent).toHaveCount(0)
  await page.goto('/dashboard')
  await answerFor(page, event, [{ name: 'Late Comer' }])
  await page.goto(`/events/${event.id}/responses`)
  await recent.check()
  await expect(page.getByText('1 of 2 responses shown')).toBeVisible()
  await expect(page.getByText('Late Comer', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/recent=1/)
  await page.reload()
  await expect(page.getByText('0 of 2 responses shown')).toBeVisible()
})

test('a planner reads in a party what is served instead, and who agreed @deep', async ({ page }) => {
  const event = await stage(page, 'Served instead', { Main: ['Fish'], Sweet: ['Cake'] })
  await answerFor(page, event, [{ name: 'Anna Almeida', allergies: 'Peanuts', picks: [0, 0] }])
  const [main] = event.categories
  const agreed = await page.request.put(`/api/events/${event.id}/alternatives`, {
    headers: { origin: new URL(page.url()).origin },
    data: { special: 1, categoryId: main?.id, words: 'cucumber salad', agreedBy: 'Marta' },
  })
  expect(agreed.status()).toBe(200)
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('radio', { name: 'People 1' }).check()
  await page.getByRole('button', { name: 'Anna Almeida', exact: true }).click()
  await expect(page.getByText('Served instead: Main: cucumber salad, agreed by Marta')).toBeVisible()
  await accessible(page)
})
