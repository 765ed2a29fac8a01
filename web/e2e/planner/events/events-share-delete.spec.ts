import { readFile } from 'node:fs/promises'
import { cardOf, choiceOf, onDashboard } from '../../support/events-planner.ts'
import { accessible, expect, test } from '../../support/journey.ts'

test('sharing gives the code, the link, a QR code to keep and a card to print', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { events } = await onDashboard(page, [{ title: 'Gala', menu: true }])
  const code = events[0]?.eventCode ?? ''
  const url = `${baseURL}/event/${code}`
  await cardOf(page, 'Gala').getByRole('button', { name: 'Copy Gala', exact: true }).click()
  await expect(page.getByText('URL copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  await cardOf(page, 'Gala').getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this event' })
  await expect(dialog.getByText(code, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Sharing link', { exact: true })).toHaveValue(url)
  const square = dialog.getByRole('img', { name: 'QR code of the sharing link of Gala' })
  await expect(square).toBeVisible()
  await expect(square).toHaveJSProperty('naturalWidth', 1024)
  await accessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download QR code' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${code}.svg`)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^<svg .*<\/svg>$/)

  await page.emulateMedia({ media: 'print' })
  const card = page.locator('.table-card')
  await expect(card.getByText(code, { exact: true }).first()).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(card).toBeHidden()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(cardOf(page, 'Gala').getByRole('button', { name: 'Share' })).toBeFocused()
})

test('an event is deleted after a plain question, and kept after Cancel @deep', async ({ page }) => {
  await onDashboard(page, [{ title: 'Lunch' }])
  const button = cardOf(page, 'Lunch').getByRole('button', { name: 'More for this event' })
  await (await choiceOf(page, 'Lunch', 'Delete')).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Event' })
  await expect(
    dialog.getByText('Are you sure you want to delete this event? This action cannot be undone.'),
  ).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await (await choiceOf(page, 'Lunch', 'Delete')).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && calls.push(request.url()))
  // The second press comes before the page has drawn the first.
  await dialog.getByRole('button', { name: 'Delete Event' }).evaluate((pressed: HTMLButtonElement) => {
    pressed.click()
    pressed.click()
  })
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a premium event is deleted only with the typed word', async ({ page }) => {
  await onDashboard(page, [{ title: 'Gala', guestLimit: 100, days: 90, menu: true }])
  await (await choiceOf(page, 'Gala', 'Delete')).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Premium Event' })
  await expect(dialog).toContainText('Deleting does not refund. Ask for a refund first:')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Event details',
    'Menu categories and items',
    'Guest responses',
    'The premium upgrade',
  ])
  const confirm = dialog.getByRole('button', { name: 'Delete Event' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type Delete to confirm').fill('remove')
  await expect(dialog.getByText('Please type "Delete" exactly as shown.')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await accessible(page)
  await dialog.getByLabel('Type Delete to confirm').fill(' delete ')
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
})
