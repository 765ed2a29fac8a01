import { later } from '../../support/clock.ts'
import { opened, staged, state } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { takenOver } from '../../support/taken-over.ts'

const stated = 'Contains: milk. May contain: almonds.'
const others = 'Other allergens: not confirmed.'
const menu = { Starter: ['Soup', 'Salad'] }
const contents = [
  { what: 'milk', state: 'contains' },
  { what: 'almonds', state: 'may' },
]

test('what is in a dish stands under its name, without a script, too', async ({ browser, page, request }) => {
  const event = await staged(request, { menu })
  const { code } = event
  await state(request, event, 'Soup', { contents })
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(`/event/${code}`)
  await read.getByText('Read the menu first').click()
  await expect(read.getByText(stated)).toBeVisible()
  await expect(read.getByText(others)).toHaveCount(1)
  await expect(read.getByText('Allergens: not confirmed.', { exact: true })).toBeVisible()
  await expect(read.getByText(/Allergens are not stated/)).toHaveCount(0)
  await plain.close()

  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' })).toHaveAccessibleDescription(stated)
  await expect(page.getByText(others)).toHaveCount(1)
  await accessible(page)
})

test('a menu that states nothing says so once, with whom to ask', async ({ page, request }) => {
  const { code } = await staged(request, { menu, hostName: 'Paula' })
  const note = page.getByText('Allergens are not stated. Ask Paula.')
  await opened(page, code)
  await page.getByText('Read the menu first').click()
  await expect(note).toHaveCount(1)
  await page.getByLabel('Your Name *').fill('Rosa')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeVisible()
  await expect(note).toHaveCount(1)
})

test.describe('read in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })

  test('no line of a dish is left in the event’s language alone, nor a name broken within a word @deep', async ({
    page,
    request,
  }) => {
    const starters = ['Soup', 'Kürbissuppe', 'Waldpilzrisotto']
    const event = await staged(request, { menu: { Starter: starters } })
    await state(request, event, 'Soup', { contents })
    await page.goto(`/event/${event.code}`)
    await takenOver(page)
    await page.getByLabel('Ihr Name *').fill('Rosa')
    await page.getByText(/^Keine Angaben/).click()
    await page.getByRole('checkbox', { name: 'Eier', exact: true }).check()
    await page.getByRole('button', { name: /^Ich stimme zu/ }).click()
    await later(page, 1_000)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('(Contains: milk. May contain: almonds.)')).toBeVisible()
    await expect(page.getByText('(Allergens: not confirmed.)')).toHaveCount(0)
    const broken = await page.locator('.dish .name').evaluateAll((names) =>
      names.flatMap((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 10))
        return new Set(tops).size > 1 ? [name.textContent] : []
      }),
    )
    expect(broken).toEqual([])
  })
})
