import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { next, opened, sent, staged, submit, unaware } from '../../support/guest-fixtures.ts'
import { answerAs, type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { watched } from '../../support/watched.ts'

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Marks a category by its place in the menu as one that everybody has to answer. */
async function requires(page: Page, { id, categories }: Staged, at: number, name: string) {
  const path = `/api/events/${id}/categories/${categories[at]?.id}`
  const answer = await page.request.put(path, { headers, data: { name, required: true } })
  expect(answer.status()).toBe(200)
}

/** The planner's browser, with an event of their own in which the main course has to be answered. */
async function required(page: Page, title: string) {
  const event = await stage(page, title, { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'] })
  await requires(page, event, 1, 'Main')
  return event
}

const course = (page: Page, name: string) => page.getByRole('group', { name })

test('a planner marks a course, and everybody of a new party has to answer it', async ({ page, browser }) => {
  const planner = await (await browser.newContext()).newPage()
  const { accessible, clean } = watched(page)
  const { code } = await required(planner, 'A main course for all')
  await opened(page, code)
  // A refusal here says nothing of the steps after it.
  await page.getByLabel('Your Name *').press('Enter')
  await expect(page.getByText('Your name is required')).toBeVisible()
  await page.getByLabel('Your Name *').fill('Ann')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await expect(page.getByText('Please choose a dish, or “None for me”.')).toHaveCount(1)
  await accessible()

  await next(page)
  const told = 'Ann: please choose a Main, or None for me.'
  await expect(course(page, 'Main').getByText(told)).toBeInViewport()
  await expect(course(page, 'Main').getByRole('radio', { name: 'Fish' })).toBeFocused()
  await accessible()
  await page.keyboard.press('Space')
  await expect(page.getByText(told)).toBeHidden()

  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Leo')
  await next(page)
  await expect(page.getByText('Leo: please choose a Main, or None for me.')).toBeInViewport()
  await course(page, 'Main').getByRole('radio', { name: 'None for me' }).check()
  await course(page, 'Starter').getByRole('radio', { name: 'None for me' }).check()
  await accessible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await expect(page.getByText('None for me')).toHaveCount(2)
  await accessible()
  await sent(page)
  await expect(page.getByText('None for me')).toHaveCount(2)
  clean()
})

test('a course that becomes required while a guest chooses leads back to it, and nothing typed is lost @deep', async ({
  page,
  browser,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Required at last', { Main: ['Fish'], Sweet: ['Cake'] })
  const { accessible } = watched(page, /\/responses$/)
  await unaware(page)
  await opened(page, event.code)
  await page.getByLabel('Your Name *').fill('Ann')
  await next(page)
  await page.getByRole('radio', { name: 'Cake' }).check()
  await next(page)
  await requires(planner, event, 0, 'Main')
  await submit(page)
  await expect(page.getByText('Ann: please choose a Main, or None for me.')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Fish' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Cake' })).toBeChecked()
  await accessible()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await sent(page)
})

test('an edit may leave open what was open, and asks again for what was answered @deep', async ({
  page,
  browser,
  request,
}) => {
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'Required later', { Main: ['Fish'] })
  const main = event.categories[0]
  const response = await request.post(`/api/codes/${event.code}/responses`, {
    headers,
    data: {
      submissionId: crypto.randomUUID(),
      party: [
        { name: 'Ann', selections: { [main?.id ?? '']: main?.items[0]?.id } },
        { name: 'Leo', selections: {} },
      ],
    },
  })
  const { editToken } = (await response.json()) as { editToken: string }
  await requires(planner, event, 0, 'Main')
  const { accessible } = watched(page)
  await page.goto(`/edit/${editToken}`)
  await page.getByRole('button', { name: 'Clear choice of Main' }).click()
  const update = page.getByRole('button', { name: 'Update Menu Selections' })
  await update.click()
  await expect(page.getByText('Ann: please choose a Main, or None for me.')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Fish' }).first()).toBeFocused()
  await accessible()
  await page.getByRole('radio', { name: 'None for me' }).first().check()
  await update.click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
})

test('the planner is bound like a guest, and counts “None for me” apart from no choice @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'None is an answer', { Main: ['Fish'] })
  const { accessible } = watched(page, /\/responses$/)
  await answerAs(browser, event, [{ name: 'Mia Open', allergies: '', selections: {} }])
  await page.goto(`/events/${event.id}/menu`)
  await page.getByRole('button', { name: 'Edit Main' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Category' })
  await form.getByLabel('Guests must choose here').check()
  await accessible()
  await form.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Guests must choose', { exact: true })).toBeVisible()
  await accessible()

  await page.goto(`/events/${event.id}/responses`)
  await page.getByRole('button', { name: 'Add Response' }).click()
  const answer = page.getByRole('dialog', { name: 'Add Response' })
  await answer.getByLabel('Name *').fill('Leo None')
  await answer.getByRole('button', { name: 'Add Response' }).click()
  const told = 'Leo None: please choose a Main, or None for me.'
  await expect(answer.getByText(told).first()).toBeVisible()
  await expect(answer.getByLabel('Main')).toBeFocused()
  await accessible()
  await answer.getByLabel('Main').selectOption('None for me')
  await answer.getByRole('button', { name: 'Add Response' }).click()
  await page.getByText('Leo None', { exact: true }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'None for me' })).toBeVisible()
  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByRole('row', { name: /^None for me 1 / })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Not chosen 1 / })).toBeVisible()
  await accessible()
})

test('“None for me” is offered where nothing is required, and clears like a dish @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { accessible } = watched(page)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ann')
  await next(page)
  await expect(page.getByRole('radio', { name: 'None for me' })).toHaveCount(2)
  await page.getByRole('radio', { name: 'None for me' }).first().check()
  await accessible()
  await page.getByRole('button', { name: /^Clear choice of/ }).click()
  await expect(page.getByRole('radio', { name: 'None for me' }).first()).not.toBeChecked()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
})
