import { atReview, staged, submitButton } from '../support/guest-fixtures.ts'
import { accessible, expect, test } from '../support/journey.ts'

const places = [
  { stores: 'nothing', full: 'localStorage sessionStorage', shown: /\/event\/[A-Z0-9]{6}$/ },
  { stores: 'nothing beyond the tab', full: 'localStorage', shown: /\/$/ },
]

for (const { stores, full, shown } of places)
  test(`the receipt in a browser that stores ${stores} says that the link is the only way back`, async ({
    page,
    context,
    request,
  }) => {
    const { code } = await staged(request)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript((names) => {
      const put = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        const name = this === sessionStorage ? 'sessionStorage' : 'localStorage'
        if (names.split(' ').includes(name)) throw new DOMException('Full', 'QuotaExceededError')
        put.call(this, key, value)
      }
    }, full)
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
