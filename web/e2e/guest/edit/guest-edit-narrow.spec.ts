import { german } from '../../../../worker/languages/de/language.ts'
import { partySent, staged } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'
import { brokenWords } from '../../support/measured.ts'
import { takenOver } from '../../support/taken-over.ts'

test.use({ locale: 'de', viewport: { width: 320, height: 640 } })

const { edit, receipt } = german.guest

test('on a small phone in German the message of saving is a line, and the receipt’s words are whole @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu: { Starter: ['Soup', 'Salad'] } })
  const person = { name: 'Maximiliane-Hannelore Schmidt', allergies: 'Walnüsse', selections: {} }
  const { editToken } = await partySent(request, code, [person])
  await page.goto(`/edit/${editToken}?lang=de`)
  await takenOver(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('button', { name: edit.update, exact: true }).click()
  const said = page.locator('.toast')
  await expect(said).toBeVisible()
  await said.hover()
  // As it stands where it would lie over the line that tells of saving, which depends on the letters' width.
  await page.locator('.toasts').evaluate((place) => place.classList.add('above'))
  expect((await said.boundingBox())?.height).toBeLessThan(160)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByText(receipt.savedAnswer).click()
  await expect(page.getByText('Walnüsse').first()).toBeVisible()
  expect(await brokenWords(page, '.allergies')).toEqual([])
})
