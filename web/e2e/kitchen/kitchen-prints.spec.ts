import { accessible, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

test('the kitchen reads what goes to each table, and prints every document that its link shows @deep', async ({
  page,
}) => {
  const event = await stage(page, 'Harvest Gala', { Main: ['Beef', 'Bass'], Dessert: ['Cake', 'Fruit'] })
  const [main, dessert] = event.categories
  const [beef, cake] = [main?.items[0]?.id ?? '', dessert?.items[0]?.id ?? '']
  const selections = { [main?.id ?? '']: beef, [dessert?.id ?? '']: cake }
  const needs = [{ what: 'peanuts', how: 'allergy', by: 'guest' }]
  const party = [
    { id: 'person-1', name: 'Ana Lopes', allergies: '', selections, needs, special: 14 },
    { id: 'person-2', name: 'Leo Brandt', allergies: 'no fish', selections, special: 15 },
  ]
  const extras = [{ label: 'crew', count: 5 }]
  await page.request.post(`/__local/parties/${event.code}`, {
    data: { parties: [party], event: { extras } },
  })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const at = `/api/events/${event.id}`
  const table = await page.request.post(`${at}/tables`, { headers, data: { name: '4', seats: 8 } })
  const filled = await page.request.post(`${at}/placements/fills`, {
    headers,
    data: { id: crypto.randomUUID() },
  })
  expect([table.status(), filled.status()]).toEqual([201, 200])
  await page.goto(`/events/${event.id}/tables`)
  await page.getByRole('button', { name: 'More for Table 4' }).click()
  await page.getByRole('menuitem', { name: 'What they eat' }).click()
  const eats = page.getByRole('dialog', { name: 'Table 4: what they eat' })
  await expect(eats).toContainText(/2 plates\s*Main\s*Beef 2\s*Dessert\s*Cake 2/)
  await expect(eats.getByRole('listitem')).toHaveText([
    /S14 Ana Lopes.*ALLERGY: PEANUTS.*Main: Beef, PEANUTS NOT CONFIRMED.*Dessert: Cake/,
    /S15 Leo Brandt.*“no fish”.*Main: Beef.*WORDS NOT CHECKED/,
  ])
  await accessible(page)
  const [sheet] = await Promise.all([
    page.waitForEvent('popup'),
    eats.getByRole('link', { name: 'Print this table’s sheet' }).click(),
  ])
  await expect(sheet.getByText('Main: Beef 2 | Dessert: Cake 2')).toBeVisible()
  await accessible(sheet)
  await sheet.getByRole('link', { name: 'Back to the event' }).click()
  await expect(sheet).toHaveURL(/\/tables$/)
  await sheet.close()
  const made = await page.request.post(`${at}/kitchen-links`, {
    headers,
    data: { label: 'Hot kitchen', names: 'all' },
  })
  const { url } = await made.json()
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.goto(`${url}#tables`)
      const tables = page.getByRole('region', { name: 'Tables 1' })
      await expect(tables).toContainText('Table 4 2 plates')
      await expect(tables).toContainText('Beef 2')
      await expect(page.getByText('crew 5 (not guests)')).toBeVisible()
      await expect(page.getByText('words not sorted 1')).toBeVisible()
      await accessible(page)
    }
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  const prints = page.getByRole('region', { name: 'Print', exact: true })
  await expect(prints.getByRole('link')).toHaveText([
    ...['Print the sheet', 'Kitchen sheet by table', 'Specials', 'Service sheets'],
    ...['Dish cards', 'Place cards'],
  ])
  await expect(prints.getByRole('link', { name: 'Place cards' })).toBeInViewport()
  for (const [name, holds] of [
    ['Kitchen sheet by table', 'Beef 2'],
    ['Specials', 'ALLERGY: PEANUTS'],
    ['Service sheets', 'Leo Brandt'],
    ['Dish cards', 'Not a label for prepacked food'],
    ['Place cards', 'Leo Brandt'],
  ] as const) {
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      prints.getByRole('link', { name }).click(),
    ])
    await expect(paper.getByText(holds).first()).toBeVisible()
    await accessible(paper)
    await paper.getByRole('link', { name: 'Back to the kitchen page' }).click()
    await expect(paper.getByText(/^live, /)).toBeVisible()
    await paper.close()
  }
})
