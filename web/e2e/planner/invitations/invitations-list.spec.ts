import { expect, type Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { accessible, announce, test } from '../../support/journey.ts'
import { answerAs, stage } from '../../support/kitchen-fixtures.ts'

const headers = (page: Page) => ({ origin: new URL(page.url()).origin })

/** Adds a party to an event's list. */
async function list(page: Page, id: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/events/${id}/invitations`, { headers: headers(page), data })
  expect(answer.status()).toBe(201)
}

const line = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
const counted = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

for (const width of looks([390], [1280]))
  test(`a planner starts a list, adds parties line by line, and finds who is silent, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'Who was invited')
    // An empty event leads to it from what is next, and first of all on its page of guests.
    const start = page.getByRole('link', { name: 'Add a guest list' })
    await page.goto(`/events/${id}`)
    await expect(page.getByRole('region', { name: 'What is next' }).getByRole('link').nth(1)).toHaveText(
      'Add a guest list',
    )
    await page.goto(`/events/${id}/responses`)
    const empty = page.getByRole('heading', { name: 'No guest responses yet' })
    const [above, below] = await Promise.all([start.boundingBox(), empty.boundingBox()])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await start.click()
    await expect(page.getByRole('heading', { name: 'No guest list yet' })).toBeVisible()
    await accessible(page)

    // By keys alone, without waiting for what was added before.
    const add = page.getByLabel('Add a party', { exact: true })
    await add.fill('Anna Lee, Tom Lee')
    await add.press('Enter')
    await expect(add).toHaveValue('')
    await add.fill('The Diaz family 4')
    await add.press('Enter')
    await add.press('Enter')
    await expect(page.getByText('Please enter a name for this party')).toBeVisible()
    await counted(page, '0 coming · 0 not coming · 6 not answered (6 invited)')
    await expect(line(page, 'Anna Lee & Tom Lee')).toContainText('2 not answered')
    await expect(page.getByText('Anna Lee, Tom Lee', { exact: true })).toBeHidden()
    await expect(line(page, 'The Diaz family')).toContainText('4 guests')
    await expect(line(page, 'The Diaz family')).not.toContainText('without a name')
    await accessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toBe('who_was_invited_guest_list.csv')

    // The silent are a press from the dashboard, and from the overview.
    for (const from of ['/dashboard', `/events/${id}`]) {
      await page.goto(from)
      await page
        .getByRole('link', { name: /not answered/ })
        .first()
        .click()
      await expect(page.getByLabel('Not answered (6)')).toBeChecked()
    }

    // A second visit begins with the list, and the silent are one press further.
    await page.goto(`/events/${id}/menu`)
    await page.getByRole('navigation', { name: 'This event' }).getByRole('link', { name: 'Guests' }).click()
    if (width < 768) {
      const first = await line(page, 'Anna Lee & Tom Lee').boundingBox()
      expect(first?.y).toBeLessThan(620)
      await page.getByRole('button', { name: 'Add a party' }).click()
      await expect(add).toBeFocused()
    }
    await page.getByLabel('Not answered (6)').check()
    await expect(page).toHaveURL(/answer=silent/)
    await page.getByLabel('Coming (0)', { exact: true }).check()
    await expect(page.getByRole('heading', { name: 'No party found' })).toBeVisible()
    await page.getByRole('button', { name: 'Show everyone' }).click()
    if (width < 768) await page.getByRole('button', { name: 'Find and sort' }).click()
    await page.getByLabel('Find a party').fill('tom')
    await expect(page.getByText('1 of 2 parties shown')).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText('Tom')
    await accessible(page)
  })

for (const width of looks([1280], [390]))
  test(`a party is changed, taken off and put back, at ${width} px @deep`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'Changed parties')
    await list(page, id, { people: [{ name: 'Anna Lee' }], email: 'anna@example.com' })
    await page.goto(`/events/${id}/guests`)
    await page.getByRole('button', { name: 'Anna Lee', exact: true }).click()
    await page.getByRole('button', { name: 'Edit Anna Lee' }).click()
    const form = page.getByRole('dialog', { name: 'Edit party' })
    await accessible(page)
    await form.getByRole('button', { name: 'Add a person' }).click()
    await form.getByLabel('Name 2').fill('Mia Lee')
    await form.getByLabel('Age of person 2').selectOption('Child')
    // Places follow the names; more leave room for somebody.
    await expect(form.getByLabel('Places')).toHaveValue('2')
    await form.getByLabel('Places').fill('3')
    await form.getByLabel('Name of the party').fill('The Lees')
    await form.getByLabel('Email').fill('anna@')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByLabel('Email')).toBeFocused()
    await form.getByLabel('Email').fill('lee@example.com')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await counted(page, '0 coming · 0 not coming · 3 not answered (3 invited)')
    await expect(line(page, 'The Lees').first()).toContainText('Anna Lee, Mia Lee + 1 guest without a name')

    await page.getByRole('button', { name: 'Remove The Lees' }).click()
    await expect(page.getByRole('heading', { name: 'No guest list yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'The Lees', exact: true })).toBeVisible()
  })

test('two windows of one list see each other’s parties, and ask which of two changes stays @deep', async ({
  page,
  context,
}) => {
  const { id } = await stage(page, 'Two lists')
  await list(page, id, { people: [{ name: 'Anna Lee' }] })
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/events/${id}/guests`)
    await one.getByRole('button', { name: 'Anna Lee', exact: true }).click()
    await one.getByRole('button', { name: 'Edit Anna Lee' }).click()
  }
  // The second window's save is refused with the question.
  announce(/\/invitations\//)
  await page.getByLabel('Table').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(line(other, 'Anna Lee').filter({ hasText: 'Table 4' }).first()).toBeAttached()
  await other.getByLabel('Table').fill('7')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog', { name: /which/i })).toBeVisible()
})

for (const width of looks([390], [1280]))
  test(`who has still to choose in a required course is told by name, and found by one press, at ${width} px @deep`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'Something missing', { Main: ['Beef', 'Bass'] })
    const [main] = staged.categories
    await list(page, staged.id, { people: [{ name: 'Anna Lee' }], maxSize: 2 })
    await list(page, staged.id, { people: [{ name: 'Bo Diaz' }] })
    const beef = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
    const one = (name: string, selections: Record<string, string>) => ({ name, allergies: '', selections })
    await answerAs(browser, staged, [one('Anna Lee', beef), one('Tom Lee', {})])
    const required = await page.request.put(`/api/events/${staged.id}/categories/${main?.id}`, {
      headers: headers(page),
      data: { name: 'Main', required: true },
    })
    expect(required.ok()).toBe(true)
    await page.goto(`/events/${staged.id}/guests`)
    await expect(page.getByLabel(/^Something missing/)).toBeHidden()
    await page.getByRole('button', { name: /^Yes the answer of Anna Lee/ }).click()
    await page.getByLabel('Something missing (1)').check({ force: true })
    await expect(page.locator('.party-line')).toHaveCount(1)
    await expect(line(page, 'Anna Lee').first()).toContainText('Still to choose: Tom Lee (Main)')
    await accessible(page)
  })
