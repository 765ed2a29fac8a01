import { type Browser, expect, type Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { accessible, test } from '../../support/journey.ts'
import { answerAs, type Staged, stage } from '../../support/kitchen-fixtures.ts'

/** Adds a party to an event's list. */
async function list(page: Page, { id }: Staged, data: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/api/events/${id}/invitations`, { headers, data })
  expect(answer.status()).toBe(201)
}

const menu = { Main: ['Beef'] }
const answer = (browser: Browser, staged: Staged, ...names: string[]) =>
  answerAs(
    browser,
    staged,
    names.map((name) => ({ name, allergies: '', selections: {} })),
  )
const counted = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const asked = (page: Page, text: string) => page.locator('.party-list').getByText(text, { exact: true })

for (const width of looks([1280], [390]))
  test(`a response by code that perhaps answers an invitation is asked about in its row, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'Perhaps theirs', menu)
    await list(page, staged, { people: [{ name: 'Chris Lee' }], maxSize: 2 })
    await answer(browser, staged, 'chris lee', 'Anna')
    await page.goto(`/events/${staged.id}/guests`)
    const question = asked(page, 'chris lee answered for 2 guests. Perhaps Chris Lee?')
    await expect(question).toBeVisible()
    await accessible(page)

    // No leaves it apart; undone, it is asked again.
    await page.getByRole('button', { name: 'No the answer of chris lee is not Chris Lee’s' }).click()
    await expect(question).toBeHidden()
    await counted(page, '0 coming · 0 not coming · 2 not answered (2 invited) · 2 not on the list')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(question).toBeVisible()

    // Yes makes them one party, and that is undone, too.
    const yes = page.getByRole('button', { name: 'Yes the answer of chris lee is Chris Lee’s' })
    await yes.click()
    await counted(page, '2 coming · 0 not coming · 0 not answered (2 invited)')
    await page.getByRole('button', { name: 'Undo' }).click()
    await counted(page, '0 coming · 0 not coming · 2 not answered (2 invited) · 2 not on the list')
    await yes.click()
    await counted(page, '2 coming · 0 not coming · 0 not answered (2 invited)')
  })

for (const width of looks([390], [1280]))
  test(`an answer is linked by hand, and of two of one party one is kept, at ${width} px @deep`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'By hand', menu)
    await list(page, staged, { label: 'The Lees', maxSize: 3 })
    await answer(browser, staged, 'Bo Diaz')
    await answer(browser, staged, 'Anna Lee', 'Tom Lee')
    await page.goto(`/events/${staged.id}/guests`)
    await page.getByRole('button', { name: 'The Lees', exact: true }).click()
    await page.getByRole('button', { name: 'Find their answer The Lees' }).click()
    const which = page.getByRole('dialog', { name: 'Which answer is The Lees’?' })
    await which.getByLabel('Search by name or email').fill('tom')
    await expect(which.getByRole('listitem')).toHaveCount(1)
    await accessible(page)
    await which.getByRole('button', { name: 'This answer is The Lees’ the answer of Anna Lee' }).click()
    await counted(
      page,
      '2 coming · 0 not coming · 0 not answered · 1 not used (3 invited) · 1 not on the list',
    )

    // Another answer of the same party: one stays, and the other comes back when that is undone.
    await page.getByRole('button', { name: 'Whose answer is it? The Lees' }).click()
    await which.getByRole('button', { name: 'This answer is The Lees’ the answer of Bo Diaz' }).click()
    const two = page.getByRole('dialog', { name: 'Two answers of The Lees' })
    await expect(two.getByText('Tom Lee')).toBeVisible()
    await accessible(page)
    await two.getByRole('button', { name: 'Keep this one the answer of Bo Diaz' }).click()
    await counted(page, '1 coming · 0 not coming · 0 not answered · 2 not used (3 invited)')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await counted(
      page,
      '2 coming · 0 not coming · 0 not answered · 1 not used (3 invited) · 1 not on the list',
    )

    await page.getByRole('button', { name: 'Whose answer is it? The Lees' }).click()
    await which.getByRole('button', { name: 'This answer is not The Lees’' }).click()
    await counted(page, '0 coming · 0 not coming · 3 not answered (3 invited) · 3 not on the list')
  })
