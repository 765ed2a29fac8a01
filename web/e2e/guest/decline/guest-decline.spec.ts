import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { answered, next, opened, sent, staged } from '../../support/guest-fixtures.ts'
import { watched } from '../../support/watched.ts'

const cannot = (page: Page) => page.getByRole('button', { name: 'We cannot come' })
const tell = (page: Page) => page.getByRole('button', { name: 'Yes, tell them' })

/** Confirms on the page that asks once more, and waits for the page of the decline. */
async function confirmed(page: Page): Promise<void> {
  await expect(page.getByText(/We’ll tell the organizer that/)).toBeVisible()
  await tell(page).click()
  await expect(page.getByRole('heading', { name: 'You told us you cannot come' })).toBeFocused()
}

test('a guest tells that they cannot come, finds it again, and comes after all', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const { accessible, clean } = watched(page)
  await opened(page, code)
  // Without a name nobody knows who does not come.
  await cannot(page).click()
  await expect(page.getByText('Your name is required')).toBeVisible()
  await expect(page.getByLabel('Your Name *')).toBeFocused()
  await page.getByLabel('Your Name *').fill('Ann Lee')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await page
    .getByLabel(/Guest 2/)
    .first()
    .fill('Leo Lee')
  await cannot(page).click()
  await expect(page.getByText(/We’ll tell the organizer that Ann Lee and Leo Lee can’t come/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await accessible()
  await confirmed(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Leo Lee' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Who cannot come' }).locator('.initial')).toHaveText(['A', 'L'])
  await expect(page.getByText(/let us know by/)).not.toContainText('time)')
  await accessible()

  await page.goto(`/event/${code}`)
  await expect(page.getByText('You told us you cannot come:')).toBeVisible()
  await accessible()
  await page.goto('/')
  await expect(page.getByText('You told us you cannot come (Garden party):')).toBeVisible()
  await page.getByRole('link', { name: 'change' }).click()
  await page.getByRole('button', { name: 'We can come after all' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${code}`))
  await expect(page.getByLabel('Your Name *')).toHaveValue('Ann Lee')
  await next(page)
  await next(page)
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Leo Lee')
  await next(page)
  await sent(page)
  await expect(page.getByText(/You told us you cannot come/)).toHaveCount(0)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(2)
  clean()
})

test('a full event still lets a guest tell that they cannot come @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  for (const size of [10, 10, 10]) await answered(request, code, size)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Mia')
  await cannot(page).click()
  await confirmed(page)
  // Paper has no address of its own.
  const link = page.getByText(page.url(), { exact: true })
  await expect(link).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeVisible()
})

test('a guest who had answered gives the places back, and the edit link no longer holds', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 3)
  const { accessible } = watched(page, /\/edit\//)
  await page.goto(`/edit/${editToken}`)
  await page.getByRole('link', { name: 'We cannot come' }).click()
  await expect(page.getByText(/your places are free for others/)).toBeVisible()
  await accessible()
  await confirmed(page)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(0)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByText('Invalid or expired edit link.')).toBeVisible()
})

test('a guest takes the answer back after a second question @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Mia')
  await cannot(page).click()
  await confirmed(page)
  await page.getByRole('button', { name: 'Take this answer back' }).click()
  await page.getByRole('button', { name: 'Take this answer back' }).click()
  await expect(page.getByText('Your answer was taken back.')).toBeVisible()
  await page.goto(`/event/${code}`)
  await expect(page.getByText(/You told us you cannot come/)).toHaveCount(0)
})

test('an answer that could not be sent stays, and is sent once @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Mia')
  await page.route('**/declines', (route) => route.abort(), { times: 1 })
  await cannot(page).click()
  await expect(page.getByText(/We’ll tell the organizer that/)).toBeVisible()
  await tell(page).click()
  await expect(
    page.getByText('We could not save your answer. Nothing is lost: please try again.'),
  ).toBeVisible()
  await confirmed(page)
})
