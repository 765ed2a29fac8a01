import { expect, type Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { accessible, test } from '../../support/journey.ts'
import { type Staged, stage } from '../../support/kitchen-fixtures.ts'

/** Adds a party to an event's list. */
async function list(page: Page, { id }: Staged, data: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/api/events/${id}/invitations`, { headers, data })
  expect(answer.status()).toBe(201)
}

const counted = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

for (const width of looks([390], [1280]))
  test(`a planner on the phone answers for a party, and says of another that nobody comes, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'By phone', { Main: ['Beef', 'Bass'] })
    await list(page, staged, {
      people: [{ name: 'Anna Lee' }, { name: 'Tom Lee' }, { name: 'Mia Lee', kind: 'child' }],
    })
    await list(page, staged, { label: 'Bo Diaz', maxSize: 2 })
    await page.goto(`/events/${staged.id}/guests?answer=silent`)
    await page.getByRole('button', { name: 'Anna Lee + 2', exact: true }).click()
    await page.getByRole('button', { name: 'Answer for them Anna Lee + 2' }).click()
    const form = page.getByRole('dialog', { name: 'Answer for Anna Lee + 2' })
    // The names of the list stand there, children among them, and there is no fourth place.
    await expect(form.getByLabel('Name *').first()).toHaveValue('Anna Lee')
    await expect(form.getByLabel('Age of Mia Lee')).toHaveValue('child')
    await expect(form.getByText('This party has 3 places.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Add Guest' })).toBeDisabled()
    await form.getByRole('combobox', { name: 'Main' }).first().selectOption({ label: 'Beef' })
    // Tom stays at home, and Mia has not decided.
    await form.getByRole('button', { name: /Remove Tom Lee/ }).click()
    await form.getByRole('button', { name: /Remove Mia Lee/ }).click()
    await expect(form.getByLabel('Tom Lee')).toBeChecked()
    await form.getByLabel('Mia Lee').uncheck()
    await accessible(page)
    await form.getByRole('button', { name: 'Add Response' }).click()
    await expect(form).toBeHidden()
    await counted(page, '1 coming · 1 not coming · 3 not answered (5 invited)')
    await expect(page.getByText(/, by telephone, added by you$/)).toBeVisible()

    await page.getByRole('button', { name: 'Next not answered' }).click()
    await expect(page.getByRole('region', { name: 'Bo Diaz', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Not coming Bo Diaz' }).click()
    await counted(page, '1 coming · 2 not coming · 1 not answered · 1 not used (5 invited)')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await counted(page, '1 coming · 1 not coming · 3 not answered (5 invited)')
  })

for (const width of looks([390], [1280]))
  test(`a planner messages those who have not answered one after another, at ${width} px @deep`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'One by one', { Main: ['Beef', 'Bass'] })
    await list(page, staged, { people: [{ name: 'Anna Lee' }], phone: '+49 171 2345' })
    await list(page, staged, { people: [{ name: 'Bo Diaz' }] })
    await page.goto(`/events/${staged.id}/guests?answer=silent`)
    await page.getByRole('button', { name: 'Message or call them one by one' }).click()
    const whatsApp = page.getByRole('link', { name: 'WhatsApp Anna Lee' })
    await expect(whatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/491712345\?text=One%20by%20one%3A%20please.+%2Finvite%2F/,
    )
    await expect(page.getByRole('link', { name: 'Call Anna Lee' })).toHaveAttribute('href', 'tel:+491712345')
    await accessible(page)

    // Without a number there is the message alone.
    await page.getByRole('button', { name: 'Next not answered' }).click()
    await page.getByRole('button', { name: 'Copy message Bo Diaz' }).click()
    await expect(page.getByText('The message was copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^One by one: please tell us by .+ who is coming.+\/invite\//)
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Next not answered' })).toBeHidden()
  })
