import type { Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

type Sent = Record<string, unknown>

/** Calls the API as the page's planner, or as a guest. */
async function sent(page: Page, method: 'post' | 'put' | 'delete', path: string, data: Sent = {}) {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request[method](`/api${path}`, { headers, data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.status() === 204 ? {} : response.json()
}

test('sheets go from the planner to the kitchen, seen and revised, until the link is revoked', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Sheets', { Main: ['Beef', 'Bass'] })
  const [main] = event.categories
  const [beef, bass] = main?.items.map(({ id }) => id) ?? []
  const party = (names: string[], dish = beef) =>
    names.map((name) => ({ name, allergies: '', selections: { [main?.id ?? '']: dish } }))
  const answer = (names: string[]) =>
    sent(page, 'post', `/codes/${event.code}/responses`, {
      ...{ submissionId: crypto.randomUUID(), party: party(names) },
    })
  const { editToken } = await answer(['Ana', 'Leo'])
  const link = await sent(page, 'post', `/events/${event.id}/kitchen-links`, { label: 'Kitchen' })

  await page.goto(`/events/${event.id}/kitchen`)
  const sheets = page.getByRole('region', { name: /^Sheets/ })
  await expect(sheets.getByText('No sheet has been issued yet.')).toBeVisible()
  await accessible(page)
  await sheets.getByRole('button', { name: 'Issue sheet 1' }).dblclick()
  await expect(page.getByText('Sheet 1 is issued')).toBeVisible()
  await expect(sheets.getByText('Nothing changed since sheet 1.')).toBeVisible()
  await expect(sheets.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(sheets.getByText('The kitchen has not seen it yet.')).toBeVisible()

  const kitchen = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const phone = await kitchen.newPage()
  await phone.goto(new URL(link.url).pathname)
  await phone.getByLabel('Your name').first().fill('Marta')
  await phone.getByRole('button', { name: 'I have seen sheet 1' }).first().click()
  await expect(sheets.getByText(/^Seen by Marta \(Kitchen\), /)).toBeVisible()

  // A guest changes: both sides read it.
  await sent(page, 'put', `/responses/${editToken}`, { party: [...party(['Ana']), ...party(['Leo'], bass)] })
  await answer(['Mia'])
  await expect(sheets.getByText('MAIN Bass 0 → 1 (+1)')).toBeVisible()
  await phone.getByText('What changed', { exact: true }).click()
  await expect(phone.getByText('Bass 0 → 1 (+1)').first()).toBeVisible({ timeout: 15_000 })
  await accessible(page)
  await sheets.getByRole('button', { name: 'Issue sheet 2' }).focus()
  // A held Enter presses whatever the button becomes meanwhile.
  await page.evaluate(() => {
    const held = setInterval(
      () => document.activeElement instanceof HTMLElement && document.activeElement.click(),
      50,
    )
    setTimeout(() => clearInterval(held), 3_000)
  })
  await expect(sheets.getByRole('heading', { name: 'Sheet 2' })).toBeVisible()
  await page.waitForTimeout(3_000)
  await expect(sheets.getByRole('heading', { level: 3 })).toHaveCount(2)

  // Closed, the final sheet is due on both of the planner's pages.
  await sent(page, 'post', `/events/${event.id}/close`)
  await page.goto(`/events/${event.id}`)
  await expect(page.getByText('Answers are closed. Everyone has chosen.')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Issue the final sheet' }).click()
  await expect(page.getByText('Sheet 3 is issued. It is the final one.')).toBeVisible()
  await expect(page.getByText('Answers are closed. ')).toHaveCount(0)

  // A late correction.
  await sent(page, 'post', `/events/${event.id}/responses`, {
    ...{ submissionId: crypto.randomUUID(), party: party(['Zoe'], bass) },
  })
  const late = page.getByText('2 changes since the final sheet. The kitchen has not been told.')
  await expect(late).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Kitchen', exact: true }).first().click()
  await expect(late).toBeVisible()
  await page.getByRole('button', { name: 'Issue sheet 4' }).click()
  await expect(late).toHaveCount(0)
  await sheets.getByRole('button', { name: 'Compare sheet 4' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare two sheets' })
  await expect(dialog.getByText('GUESTS 3 → 4')).toBeVisible()
  await dialog.getByLabel('From').selectOption('1')
  await expect(dialog.getByText('GUESTS 2 → 4')).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(sheets.getByRole('link', { name: 'Open sheet 4' })).toHaveAttribute('href', /\?sheet=4$/)

  // A page that is about to open its view again is refused.
  announce(/^(\/api)?\/kitchen\//)
  await sent(page, 'delete', `/events/${event.id}/kitchen-links/${link.id}`)
  await expect(phone.getByText('This link was closed by the organizer.')).toBeVisible()
  await expect(phone.getByText('Beef')).toHaveCount(0)
  await kitchen.close()
})
