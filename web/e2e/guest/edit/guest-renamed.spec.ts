import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { next, opened, partySent, sent, staged, takenOver, tellNeeds } from '../../support/guest-fixtures.ts'
import { watched } from '../../support/watched.ts'

const bar = (page: Page) => page.getByRole('alert')

test('a name typed over that of a guest with needs asks once whether they stay', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { accessible, clean } = watched(page)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await tellNeeds(page, 'no coriander')
  await page.getByLabel('Your Name *').fill('Rosa Martin')
  await page.getByLabel('Your Name *').blur()
  await expect(bar(page)).toHaveText('')
  await page.getByLabel('Your Name *').fill('Ben Okafor')
  await page.getByLabel('Your Name *').blur()
  await expect(bar(page)).toContainText('Do Rosa’s needs stay for Ben?')
  await accessible()
  // The question goes along until it is answered.
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await expect(bar(page)).toContainText('Do Rosa’s needs stay for Ben?')
  await bar(page).getByRole('button', { name: 'No, remove them' }).click()
  await expect(bar(page)).toContainText('Your needs were removed.')
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await next(page)
  await expect(page.getByText('no coriander')).toHaveCount(0)
  await sent(page)
  clean()
})

test('a press on the way on counts although it left a name that is asked about @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  // The bar stands where the form ends, and a line in it would move its buttons.
  await page.setViewportSize({ width: 1280, height: 900 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await tellNeeds(page, 'no coriander')
  await page.getByLabel('Your Name *').fill('Ben Okafor')
  await page.getByRole('button', { name: 'Continue' }).hover()
  await page.mouse.down()
  await expect(page.getByLabel('Your Name *')).not.toBeFocused()
  // The finger stays down while the page is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await expect(bar(page)).toContainText('Do Rosa’s needs stay for Ben?')
  await bar(page).getByRole('button', { name: 'Yes, they stay' }).click()
  await expect(bar(page)).toHaveText('')
  await page.goBack()
  await expect(page.getByText('no coriander · Change')).toBeVisible()
})

test('the form of a stored answer asks the same @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  const words = { allergies: 'no coriander', selections: {} }
  const party = ['Rosa Marin', 'Leo Marin'].map((name) => ({ name, ...words, consent: true as const }))
  const { editToken } = await partySent(request, code, party)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  const name = page.getByLabel('Guest 2 Name *')
  await name.fill('Ida Berg')
  await name.blur()
  await expect(bar(page)).toContainText('Do Leo’s needs stay for Ida?')
  await bar(page).getByRole('button', { name: 'Yes, they stay' }).click()
  await expect(bar(page)).toHaveText('')
  await name.focus()
  await name.blur()
  await expect(bar(page)).toHaveText('')
})
