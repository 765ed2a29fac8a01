import { saveChosen, whichOne } from '../../../../worker/core/words/planner.ts'
import { german } from '../../../../worker/languages/de/language.ts'
import { french } from '../../../../worker/languages/fr/language.ts'
import { picture } from '../../support/deep.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'
import { takenOver } from '../../support/taken-over.ts'

const [de, fr] = [german.guest, french.guest]
const phone = { width: 390, height: 844 }

test('a planner translates a menu, and a guest reads dishes in the language of the page, gaps as the planner wrote them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  announce(/\/menu\/words\/fr$/)
  const { id, code } = await stage(page, 'Garden party', { Starter: ['Soup', 'Salad'], Main: ['Fish'] }, 100)
  const kitchen = async () =>
    (await (await page.request.get(`/api/events/${id}/kitchen`)).text()).replace(/"at":\d+/g, '')
  const before = await kitchen()

  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Translations' })
  const progress = dialog.locator('.translations-progress')
  await expect(dialog.getByLabel('Language')).toBeFocused()
  await dialog.getByLabel('Language').selectOption('Français')
  await expect(progress).toHaveText('0 of 5 translated · 5 are missing')
  await dialog.getByRole('button', { name: 'Paste a column' }).click()
  await dialog.getByLabel('One name a line').fill('1\n2\n3\n4\n5\n6')
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect(dialog.getByText('These are 6 lines, and your menu has 5 names.')).toBeVisible()
  await dialog.getByLabel('One name a line').fill('Entrée\nSoupe – au potiron\n\nPlat\nPoisson')
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect(dialog.getByLabel('Name of Soup')).toHaveValue('Soupe')
  await expect(dialog.getByLabel('Description of Soup')).toHaveValue('au potiron')
  await expect(dialog.getByLabel('Name of Salad')).toHaveValue('')
  // A field says what is wrong in it, and nothing that was typed is lost, over a reload either.
  await dialog.getByLabel('Name of Fish').fill('Poisson <frais>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name of Fish')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await page.getByRole('button', { name: 'Translations' }).click()
  await dialog.getByLabel('Language').selectOption('Français')
  await expect(dialog.getByLabel('Name of Soup')).toHaveValue('Soupe')
  await dialog.getByLabel('Name of Fish').fill('Poisson')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(progress).toHaveText('4 of 5 translated · 1 is missing')
  await accessible(page)
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await picture(page, `translations-${width}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Preview the guest form' }).click()
  const preview = await opening
  await expect(preview.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(preview.getByText('Soupe').first()).toBeAttached()
  await preview.close()

  // A guest with a German phone.
  const context = await browser.newContext({ locale: 'de-DE', viewport: phone, ...(baseURL && { baseURL }) })
  const guest = await context.newPage()
  await guest.goto(`/event/${code}`)
  await takenOver(guest)
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de')
  const email = freshEmail('rosa')
  await guest.getByLabel(de.party.leadName).fill('Rosa Marin')
  await guest.getByLabel(de.party.emailLabel).fill(email)
  await guest.getByRole('button', { name: de.party.goOn, exact: true }).click()
  await guest.getByLabel('Soup').check()
  await guest.getByRole('combobox', { name: german.frame.language }).selectOption('fr')
  await takenOver(guest)
  await expect(guest.getByRole('heading', { name: fr.menu.whatWouldYouLike('Rosa') })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Entrée' })).toBeVisible()
  await expect(guest.getByRole('radio', { name: 'Soupe' })).toBeChecked()
  await expect(guest.getByText('au potiron')).toBeVisible()
  await expect(guest.getByRole('radio', { name: 'Salad' })).toBeVisible()
  await guest.getByRole('radio', { name: 'Poisson' }).check()
  await accessible(guest)
  await picture(guest, 'guest-french-dishes')
  await guest.getByRole('button', { name: fr.party.goOn, exact: true }).click()
  await expect(guest.locator('.choices')).toContainText('Soupe')
  await guest.getByRole('button', { name: fr.party.submit, exact: true }).click()
  const card = guest.locator('.menu-card')
  await expect(card).toContainText('Soupe')
  // The kitchen's name of it stands beside.
  await expect(card.locator('.main-name')).toHaveText(['Soup', 'Fish'])
  await accessible(guest)
  await picture(guest, 'receipt-french-dishes', { fullPage: true })
  const mail = await mailTo(page.request, email, /./)
  expect(mail.text).toContain('Soupe')
  expect(mail.text).not.toContain('Soup,')
  await guest.goto(`/event/${code}`)
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(guest.getByText('Poisson').first()).toBeAttached()
  await context.close()

  // The kitchen reads the main names, as before, and the planner's list too.
  const after = await kitchen()
  expect(before).not.toContain('Soupe')
  expect(after).not.toContain('Soupe')
  expect(after).toContain('"Soup"')

  // A main name that changes marks its translation, until somebody says that it is still right.
  const { categories } = (await (await page.request.get(`/api/events/${id}`)).json()) as {
    categories: { id: string; items: { id: string }[] }[]
  }
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const renamed = await page.request.put(`/api/events/${id}/items/${categories[0]?.items[0]?.id}`, {
    headers,
    data: { name: 'Pumpkin soup', food: 'same' },
  })
  expect(renamed.ok()).toBe(true)
  const toLookAt = page.getByRole('button', { name: 'Français · 1 to look at' })
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await expect(toLookAt).toBeVisible()
  await expect(page.getByText('Your own words have changed since they were translated:')).toBeVisible()
  await page.goto(`/events/${id}/menu`)
  await toLookAt.click()
  await expect(dialog.getByLabel('Language')).toHaveValue('fr')
  await expect(progress).toContainText('1 to look at')
  await expect(dialog.getByText('To look at: translated from “Soup”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Still right for Pumpkin soup' }).click()
  await expect(progress).toHaveText('4 of 5 translated · 1 is missing')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(toLookAt).toBeHidden()
  await accessible(page)
  await page.getByRole('button', { name: 'Translations' }).click()
  await dialog.getByLabel('Language').selectOption('fr')

  // A deleted translation comes back with one press.
  await dialog.getByRole('button', { name: 'Delete this translation' }).click()
  await expect(progress).toHaveText('0 of 5 translated · 5 are missing')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(progress).toHaveText('4 of 5 translated · 1 is missing')
})

test('a translation that was saved meanwhile is asked about, and either side can stay @deep', async ({
  page,
}) => {
  announce(/\/menu\/words\/fr$/)
  const { id, categories } = await stage(page, 'Garden party', { Starter: ['Soup', 'Salad'] })
  const soup = categories[0]?.items[0]?.id ?? ''
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Translations' })
  await dialog.getByLabel('Language').selectOption('Français')
  await dialog.getByLabel('Name of Soup').fill('Soupe')
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const theirs = { dishes: [{ id: soup, name: 'Potage', description: '' }] }
  expect(
    (await page.request.put(`/api/events/${id}/menu/words/fr`, { headers, data: theirs })).status(),
  ).toBe(204)
  await dialog.getByLabel('Name of Salad').fill('Salade')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: whichOne })
  await expect(question.getByRole('group', { name: 'Name of Soup' })).toBeVisible()
  await accessible(page)
  await question.getByRole('radio').nth(1).check()
  await question.getByRole('button', { name: saveChosen }).click()
  await expect(dialog.locator('.translations-progress')).toHaveText('2 of 3 translated · 1 is missing')
  await expect(dialog.getByLabel('Name of Soup')).toHaveValue('Potage')
  await expect(dialog.getByLabel('Name of Salad')).toHaveValue('Salade')
})
