import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { atReview, next, opened, sent, staged, submit } from '../../support/guest-fixtures.ts'
import { watched } from '../../support/watched.ts'

const bar = (page: Page) => page.locator('.bar')
const way = (page: Page, name: string) => page.getByRole('button', { name })
const dish = (page: Page, name: RegExp) => page.getByRole('radio', { name })

/** From the open first step to the review. */
async function filledIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your Name *').fill(name)
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

async function coming(request: APIRequestContext, code: string): Promise<number> {
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  return menu.registeredGuests
}

test('an older tab asks whether its answer is another party’s, and stores it beside the first', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request)
  const older = await context.newPage()
  for (const tab of [older, page]) await opened(tab, code)
  await filledIn(older, 'Ben Cole')
  await filledIn(page, 'Ana Marin')
  await sent(page)
  expect(await coming(request, code)).toBe(1)

  const { accessible, clean } = watched(older)
  await submit(older)
  await expect(bar(older)).toContainText('You already answered for Ana.')
  await accessible()
  await way(older, 'This is another party').click()
  await expect(older.getByText('Thank you, Ben.')).toBeVisible()
  expect(await coming(request, code)).toBe(2)
  clean()
})

test('an answer given anew opens the stored one with its dishes, and both are one @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu: { Main: ['Trout', 'Stew'] } })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await next(page)
  await dish(page, /Trout/).check()
  await next(page)
  await sent(page)

  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await next(page)
  await dish(page, /Stew/).check()
  await next(page)
  await submit(page)
  await way(page, 'Change that answer').click()
  await expect(page).toHaveURL(/\/edit\//)
  await expect(bar(page)).toContainText('You have unsaved changes here.')
  await expect(dish(page, /Stew/)).toBeChecked()
  await way(page, 'Save it').click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  expect(await coming(request, code)).toBe(1)
})

test('who answered and then cannot come is asked, and stands on one side at a time @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await atReview(page, code, 'Ana Marin')
  await sent(page)

  const { accessible, clean } = watched(page)
  await opened(page, code)
  await way(page, 'We cannot come').click()
  await expect(page.getByText('You already answered for Ana.')).toBeVisible()
  await accessible()
  await way(page, 'We cannot come after all').click()
  await expect(page.getByText(/your places are free for others/)).toBeVisible()
  await way(page, 'Yes, tell them').click()
  await expect(page.getByRole('heading', { name: 'You told us you cannot come' })).toBeVisible()
  expect(await coming(request, code)).toBe(0)

  await opened(page, code)
  await way(page, 'We cannot come').click()
  await expect(page.getByText('You already told us that Ana cannot come.')).toBeVisible()
  await way(page, 'We still cannot come').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Marin' })).toBeVisible()

  await atReview(page, code, 'Ana Marin')
  await submit(page)
  await expect(bar(page)).toContainText('You already told us that Ana cannot come.')
  await way(page, 'We can come after all').click()
  await expect(page.getByText('Thank you, Ana.')).toBeVisible()
  await opened(page, code)
  await expect(page.getByText('You told us you cannot come:')).toHaveCount(0)
  expect(await coming(request, code)).toBe(1)
  clean()
})
