import { answered } from '../support/guest-fixtures.ts'
import { expect } from '../support/journey.ts'
import {
  decline,
  flow,
  garden,
  press,
  read,
  receipt,
  spoken,
  takenOver,
  test,
  withoutBanner,
} from './walk.ts'

test.use({ storageState: { cookies: [spoken('ar-XB')], origins: [] } })
test.beforeEach(({ page }) => withoutBanner(page))

test('from right to left, from the code to the receipt', async ({ page, request }) => {
  const { code } = await garden(request)
  await page.goto('/')
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await read(page, 'home, mirrored')
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByText(flow.readMenuFirst).click()
  await read(page, 'info, mirrored')
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await press(page, flow.goOn)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await read(page, 'menu, mirrored')
  await press(page, flow.goOn)
  await expect(page.getByRole('heading', { name: flow.isEverythingRight })).toBeVisible()
  await read(page, 'review, mirrored')
  await press(page, flow.submit)
  await expect(page.getByText(receipt.thankYou('Rosa'))).toBeVisible()
  await read(page, 'the receipt, mirrored')
})

test('from right to left, an answer is changed, and one is declined', async ({ page, request }) => {
  const { code } = await garden(request)
  const { editToken } = await answered(request, code, 2)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await read(page, 'edit, mirrored')
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await press(page, decline.cannotCome)
  await press(page, decline.tellThem)
  await expect(page.getByRole('heading', { name: decline.youDeclined })).toBeVisible()
  await read(page, 'told, mirrored')
})
