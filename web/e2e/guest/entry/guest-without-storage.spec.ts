import type { Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { atReview, next, staged, submit, submitButton, takenOver } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

/** Makes a page's storages, named apart by a space, refuse what is put into them. */
const storesLess = (page: Page, full: string) =>
  page.addInitScript((names) => {
    const put = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      const name = this === sessionStorage ? 'sessionStorage' : 'localStorage'
      if (names.split(' ').includes(name)) throw new DOMException('Full', 'QuotaExceededError')
      put.call(this, key, value)
    }
  }, full)

const places = looks(
  [{ stores: 'nothing', full: 'localStorage sessionStorage', shown: /\/event\/[A-Z0-9]{6}$/ }],
  [{ stores: 'nothing beyond the tab', full: 'localStorage', shown: /\/$/ }],
)

for (const { stores, full, shown } of places)
  test(`the receipt in a browser that stores ${stores} says that the link is the only way back @deep`, async ({
    page,
    context,
    request,
  }) => {
    const { code } = await staged(request)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await storesLess(page, full)
    await atReview(page, code)
    await submitButton(page).click()
    await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
    const told = page.getByText('This browser stores nothing, so copy your link.')
    await expect(told).toBeInViewport()
    await expect(page).toHaveURL(shown)
    await accessible(page)
    await page.screenshot({ path: '.local/e2e/keeps-nothing.png' })
    await page.locator('.notice', { has: told }).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('The link was copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(copied)
    await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  })

test('Back after an answer that the browser kept nothing of leads to a new one, which is stored beside it', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await storesLess(page, 'localStorage sessionStorage')
  await atReview(page, code, 'Ana Marin')
  await submit(page)
  await expect(page.getByText('Thank you, Ana.')).toBeVisible()
  // The entry that Back leads to is that of a step of the answer that was sent.
  await page.goBack()
  await page.reload()
  await takenOver(page)
  await expect(page.getByLabel('Your Name *')).toHaveValue('')
  await page.getByLabel('Your Name *').pressSequentially('Ben Cole')
  await expect(page.getByLabel('Your Name *')).toHaveValue('Ben Cole')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Ben?' })).toBeVisible()
  await next(page)
  await submit(page)
  await expect(page.getByText('Thank you, Ben.')).toBeVisible()
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(2)
})
