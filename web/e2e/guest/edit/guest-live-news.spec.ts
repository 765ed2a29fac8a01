import type { Page } from '@playwright/test'
import { next, takenOver } from '../../support/guest-fixtures.ts'
import { announce, expect, test } from '../../support/journey.ts'
import { type Staged, stage } from '../../support/kitchen-fixtures.ts'

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const bar = (page: Page) => page.getByRole('alert')

/** The planner's changes of a staged event, by the place of a category in its menu. */
function planning({ request }: Page, { id, categories }: Staged) {
  const api = `/api/events/${id}`
  return {
    async removes(category: number, item: number) {
      const path = `${api}/items/${categories[category]?.items[item]?.id}`
      expect((await request.delete(path, { headers })).status()).toBe(204)
    },
    async requires(category: number, name: string) {
      const path = `${api}/categories/${categories[category]?.id}`
      expect((await request.put(path, { headers, data: { name, required: true } })).status()).toBe(200)
    },
    async does(what: 'close' | 'reopen') {
      expect((await request.post(`${api}/${what}`, { headers, data: {} })).status()).toBe(200)
    },
  }
}

test('a guest who fills in, and one who edits, are told at once what the planner does meanwhile', async ({
  page,
  context,
  browser,
  request,
}) => {
  announce(/^\/api\/codes\//, /^\/api\/responses\/[^/]+\/menu$/)
  const planner = await (await browser.newContext()).newPage()
  const event = await stage(planner, 'News', { Main: ['Fish', 'Stew'], Sweet: ['Cake', 'Ice'] })
  const { removes, requires, does } = planning(planner, event)
  const [main, sweet] = event.categories
  const choices = { [main?.id ?? '']: main?.items[0]?.id, [sweet?.id ?? '']: sweet?.items[0]?.id }
  const response = await request.post(`/api/codes/${event.code}/responses`, {
    headers,
    data: { submissionId: crypto.randomUUID(), party: [{ name: 'Leo', selections: choices }] },
  })
  const { editToken } = (await response.json()) as { editToken: string }
  const edit = await context.newPage()
  const live = Promise.all([page, edit].map((one) => one.waitForEvent('websocket')))
  await Promise.all([page.goto(`/event/${event.code}`), edit.goto(`/edit/${editToken}`)])
  await Promise.all([page, edit].map(takenOver))
  await live
  await page.getByLabel('Your Name *').fill('Ann')
  await next(page)
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()

  await test.step('a dish that goes', async () => {
    await removes(0, 0)
    await expect(bar(page).getByRole('link', { name: 'Ann: Main (Fish)' })).toBeInViewport()
    await bar(edit).getByRole('link', { name: 'Leo: Main (Fish)' }).click()
    await edit.getByRole('radio', { name: 'Stew' }).check()
    await expect(bar(edit)).not.toContainText('Fish')
    await bar(page).getByRole('link', { name: 'Ann: Main (Fish)' }).click()
    await page.getByRole('radio', { name: 'Stew' }).check()
    await page.getByRole('button', { name: 'Back to review' }).click()
  })
  await test.step('a course that becomes required', async () => {
    await edit.getByRole('button', { name: 'Clear choice of Sweet' }).click()
    await requires(1, 'Sweet')
    const told = 'The menu has changed. Please choose for everybody: Sweet.'
    await expect(bar(edit)).toContainText(told)
    await expect(bar(page)).toContainText(told)
    await bar(page).getByRole('link', { name: 'Ann: please choose a Sweet, or None for me.' }).click()
    await page.getByRole('radio', { name: 'Cake' }).check()
    await page.getByRole('button', { name: 'Back to review' }).click()
    await expect(bar(page)).not.toContainText(told)
    await edit.getByRole('radio', { name: 'Ice' }).check()
  })
  await test.step('a closing, and a reopening', async () => {
    const submit = page.getByRole('button', { name: 'Submit Menu Selections' })
    const update = edit.getByRole('button', { name: 'Update Menu Selections' })
    await does('close')
    await expect(bar(page)).toContainText('The submission deadline for this event has passed')
    await expect(bar(edit)).toContainText('This edit link has expired.')
    await expect(submit).toBeDisabled()
    await expect(update).toBeDisabled()
    await does('reopen')
    for (const one of [page, edit])
      await expect(bar(one)).toContainText('This event is open again. You can go on.', { timeout: 10_000 })
    await submit.click()
    await expect(page.getByText('Thank you, Ann.')).toBeVisible()
    await update.click()
    await expect(edit.getByText('Menu selections updated successfully!').first()).toBeVisible()
  })
})
