import type { Locator, Page } from '@playwright/test'
import { looks } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { type Staged, stage } from '../support/kitchen-fixtures.ts'
import { makePlanner } from '../support/purchases-fixtures.ts'
import { planner, signIn } from '../support/sign-in.ts'

const menu = { Starter: ['Soup', 'Salad'], Main: ['Beef', 'Risotto'] }
const add = (page: Page) => page.getByRole('button', { name: 'Add Response' }).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function opened(page: Page, { id }: Staged): Promise<Locator> {
  await page.goto(`/events/${id}/responses`)
  await add(page).click()
  return dialog(page, 'Add Response')
}

test('a party is written down by keys: Enter goes on, Ctrl+Enter saves @deep', async ({ page }) => {
  const event = await stage(page, 'By keys', menu)
  const form = await opened(page, event)
  const name = form.getByRole('textbox', { name: 'Name *' })
  await expect(name).toBeFocused()
  await page.keyboard.type('Edith')
  await expect(form.getByLabel('Age of Edith')).toHaveValue('')
  const edith = form.getByRole('group', { name: 'Edith (Lead Guest)' })
  for (const next of ['Allergies/Dietary Restrictions (Optional)', 'Starter', 'Main']) {
    await page.keyboard.press('Enter')
    await expect(edith.getByLabel(next)).toBeFocused()
  }
  await edith.getByLabel('Main').selectOption('Beef')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Add Guest' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('group', { name: 'Guest 2' }).getByLabel('Name *')).toBeFocused()
  await expect(page.getByText('No guest responses yet')).toBeVisible()

  // A name that is missing is asked for as one asks a planner.
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Enter a name for guest 2')).toBeVisible()
  await expect(name.nth(1)).toBeFocused()
  await name.first().fill('')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Enter the lead guest’s name')).toBeVisible()
  await expect(name.first()).toBeFocused()
  await accessible(page)
  await name.first().fill('Edith')
  await name.nth(1).fill('Tom')
  await page.keyboard.press('Control+Enter')
  const question = dialog(page, 'No dish chosen')
  await expect(question.getByText('No dish chosen for Tom. Save anyway?')).toBeVisible()
  await accessible(page)
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(form.getByRole('button', { name: 'Remove Tom' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Edith and 1 more were added.')).toBeVisible()
  await expect(page.getByText('1 response · 2 total guests')).toBeVisible()
  await expect(page.getByText('by telephone, added by you', { exact: true })).toBeVisible()
  await page.goto(`/events/${event.id}/responses?view=people`)
  await page.getByRole('button', { name: 'Edith', exact: true }).click()
  await expect(page.locator('.party-panel').getByText(/, by telephone, added by you$/)).toBeVisible()
  await accessible(page)
})

test('what was typed survives a reload, and asks before it is thrown away @deep', async ({ page }) => {
  // A planner with a password, who signs in again.
  const event = await makePlanner(page)
  const form = await opened(page, event)
  await form.getByLabel('Name *').fill('Edith')
  await form.getByLabel('Main').selectOption('Risotto')
  await page.reload()
  await add(page).click()
  await expect(page.getByText('You started filling this in for Edith and did not save it.')).toBeVisible()
  await accessible(page)
  // Put off, it is offered again.
  await page.keyboard.press('Escape')
  await add(page).click()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(form.getByLabel('Name *')).toHaveValue('Edith')
  await expect(form.getByLabel('Main')).toHaveValue(event.categories[1]?.items[1]?.id ?? '')
  await page.keyboard.press('Escape')
  const question = dialog(page, 'Discard your changes?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Name *')).toHaveValue('Edith')
  await page.mouse.click(2, 2)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()

  await add(page).click()
  await expect(form.getByLabel('Name *')).toHaveValue('')
  await form.getByLabel('Name *').fill('Ida')
  await page.reload()
  await add(page).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(form.getByLabel('Name *')).toHaveValue('')
  // Signing out leaves nothing about guests on the device.
  await form.getByLabel('Name *').fill('Ida')
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('platewise.planner.')))
  await expect.poll(kept).toHaveLength(1)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  expect(await kept()).toEqual([])
  await signIn(page, event.email, planner.password)
  await page.goto(`/events/${event.id}/responses`)
  await add(page).click()
  await form.getByLabel('Name *').fill('Ann')
  await form.getByLabel('Starter').selectOption('Soup')
  await form.getByRole('button', { name: 'Add Response' }).click()
  await expect(form).toBeHidden()
  // A saved response is no draft any more.
  await add(page).click()
  await expect(form.getByLabel('Name *')).toHaveValue('')
})

test('ten people with five courses fit the screen, and what saves them is in sight @deep', async ({
  page,
}) => {
  const event = await makePlanner(page, { guestLimit: 100 })
  const headers = { origin: new URL(page.url()).origin }
  const send = (path: string, data: unknown) =>
    page.request.post(`/api/events/${event.id}/${path}`, { headers, data })
  for (const name of ['Cheese', 'Dessert', 'To drink']) {
    const { category } = await (await send('categories', { name })).json()
    await send(`categories/${category.id}/items`, { name: `${name} of the house` })
  }
  const party = Array.from({ length: 10 }, (_, at) => ({
    name: at === 3 ? 'x'.repeat(100) : `Guest of honour ${at + 1}`,
    allergies: at === 4 ? 'Peanuts' : '',
    selections: {},
  }))
  await send('responses', { submissionId: crypto.randomUUID(), party })
  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Correct the response of Guest of honour 1' }).click()
  const form = dialog(page, 'Correct Response')
  for (const [width, height] of looks(
    [
      [390, 844],
      [320, 640],
    ],
    [[1280, 800]],
  )) {
    await page.setViewportSize({ width, height })
    await expect(form.getByRole('button', { name: 'Save Response' })).toBeInViewport({ ratio: 1 })
    expect(await form.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await accessible(page)
  }
  // Each head stands over its field, and what opens below it has room for its words.
  const needs = form.getByRole('group', { name: 'Guest of honour 2' }).locator('.answer-needs')
  await needs.locator('summary').first().click()
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const chip = await needs.getByText('Milk', { exact: true }).first().boundingBox()
    expect(chip?.width).toBeGreaterThan(40)
    if (width < 1024) continue
    const left = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().left))
    const heads = await form.locator('.answer-head > span').evaluateAll(left)
    const fields = form
      .getByRole('group', { name: 'Guest of honour 2' })
      .locator('> :is(.answer-who, .field)')
    expect(await fields.evaluateAll(left)).toEqual(heads)
  }
  await form.getByRole('button', { name: 'Remove Guest of honour 10' }).click()
  await expect(form.getByRole('group', { name: 'Guest of honour 9' }).getByLabel('Name *')).toBeFocused()
})
