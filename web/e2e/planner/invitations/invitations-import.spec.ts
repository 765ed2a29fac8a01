import { expect, type Page } from '@playwright/test'
import { archive } from '../../../../worker/core/files/zip.ts'
import { looks } from '../../support/deep.ts'
import { accessible, announce, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { sheet, workbook } from '../../support/workbook.ts'

const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const file = (page: Page) => page.getByLabel('CSV or Excel file')

for (const width of looks([1280], [390]))
  test(`a list of Zola is read, checked, added and undone, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'From Zola')
    await page.goto(`/events/${id}/guests`)
    await page.getByRole('link', { name: 'Import a list' }).click()
    await expect(page.getByText('no one gets a mail')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Zola')
    await expect(page.getByRole('heading', { level: 2, name: 'Import a guest list' })).toBeVisible()
    await accessible(page)

    // An unreadable file is told of at the field, and the next try is free.
    await file(page).setInputFiles(csv('First Name,Last Name\nAnn,"Lee\n'))
    await expect(page.getByText('A quotation mark in row 2 is never closed. Nothing was read.')).toBeVisible()
    await file(page).setInputFiles(
      csv(`First Name,Last Name,Partner First Name,Partner Last Name,Child 1 First Name,Child 1 Last Name,Email Address,Total Definitely Invited
Clara,Müller-Núñez,Jonah,Weber,Mia,Weber,clara@example.com,3
Sam,Ray,,,,,sam@,2
Sam,Ray,,,,,sam@,2
`),
    )
    await expect(page.getByText('This is a guest list from Zola.')).toBeVisible()
    await expect(
      page.getByText('5 people in 2 parties; 1 twice; 2 addresses that cannot be right'),
    ).toBeVisible()
    await expect(page.getByText('Are these names right? Clara Müller-Núñez')).toBeVisible()
    await page.getByText('1 twice', { exact: true }).click()
    await expect(page.getByText('Row 4: Sam Ray')).toBeVisible()
    await accessible(page)

    // A column that is left out changes what is added at once.
    await page.getByLabel('Meaning of Total Definitely Invited').selectOption('Leave out')
    await expect(page.getByText('4 people in 2 parties')).toBeVisible()
    await page.getByLabel('Meaning of Total Definitely Invited').selectOption('Number of places')
    await page.getByRole('button', { name: 'Add 2 parties' }).click()
    await expect(page.getByText('2 parties are on the list.')).toBeVisible()
    await accessible(page)
    await page.getByRole('link', { name: 'To the guest list' }).click()
    await expect(page.getByText('0 coming · 0 not coming · 5 not answered (5 invited)')).toBeVisible()
  })

test('a pasted list is added, and undone @deep', async ({ page }) => {
  const { id } = await stage(page, 'Pasted')
  await page.goto(`/events/${id}/guests/import`)
  const list = page.getByLabel('Or paste your list')
  // A household that is written once is its people's, unless the planner says otherwise.
  await list.fill('Household,Name\nThe Lees,Anna Lee\n,Tom Lee\n')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 people in 1 party')).toBeVisible()
  await expect(page.getByText('The Lees: Anna Lee, Tom Lee')).toBeVisible()
  await page.getByLabel('People without a household').selectOption('are separate parties')
  await expect(page.getByText('2 people in 2 parties')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Take another list' }).click()
  await list.fill('Anna Lee, Tom Lee\nBo Diaz\n')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Each guest may bring').selectOption('one guest')
  await expect(page.getByText('6 people in 2 parties')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 parties' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import was undone.')).toBeVisible()
  await page.goto(`/events/${id}/guests`)
  await expect(page.getByRole('heading', { name: 'No guest list yet' })).toBeVisible()
})

for (const width of looks([390], [1280]))
  test(`an import that is cut goes on after a reload, and is undone a day long, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'Cut', {}, 500)
    // The second of three chunks is lost on the way.
    announce(/\/import$/)
    let chunk = 0
    await page.route('**/invitations/import', (route) => (++chunk === 2 ? route.abort() : route.continue()))
    await page.goto(`/events/${id}/guests/import`)
    const names = Array.from({ length: 450 }, (_, at) => `Guest ${at}`)
    await file(page).setInputFiles(csv(`Name\n${names.join('\n')}\n`))
    await page.getByRole('button', { name: 'Add 450 parties' }).click()
    const stopped = page.getByText(
      '200 of 450 parties are on the list. Nothing is added twice when you go on.',
    )
    await expect(stopped).toBeVisible()
    // The bar lies below what it says, and within the page.
    const [said, bar] = await Promise.all([stopped.boundingBox(), page.locator('progress').boundingBox()])
    expect(bar?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0))
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(width)
    await accessible(page)
    await page.reload()
    await expect(stopped).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText('450 parties are on the list.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'To the guest list' }).click()
    await expect(page.getByText('0 coming · 0 not coming · 450 not answered (450 invited)')).toBeVisible()

    // Another day's visit of the page knows the import still.
    await page.goto(`/events/${id}/guests/import`)
    await expect(page.getByText(/^450 parties, /)).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('The import was undone.')).toBeVisible()
    await expect(page.getByText(/^450 parties, /)).toBeHidden()
    await page.goto(`/events/${id}/guests`)
    await expect(page.getByRole('heading', { name: 'No guest list yet' })).toBeVisible()
  })

test('a list once more fills in what parties lack, and says which of them it left alone @deep', async ({
  page,
}) => {
  const { id } = await stage(page, 'Once more')
  const add = async (text: string, known: string | undefined, button: string) => {
    await page.goto(`/events/${id}/guests/import`)
    await file(page).setInputFiles(csv(text))
    if (known) await page.getByLabel('Parties on the list already').selectOption(known)
    await page.getByRole('button', { name: button }).click()
  }
  await add('Name,Email\nAnna Lee,\nBo Diaz,bo@example.com\n', undefined, 'Add 2 parties')
  await expect(page.getByText('2 parties are on the list.', { exact: true })).toBeVisible()
  await add(
    'Name,Email\nAnna Lee,anna@example.com\nBo Diaz,bo@example.com\nCleo Fox,\n',
    'get what they lack',
    'Add 1 party, fill in 2',
  )
  await expect(page.getByText('1 party on the list was filled in.')).toBeVisible()
  await expect(page.getByText('Row 3: Bo Diaz')).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'To the guest list' }).click()
  await expect(page.getByText('anna@example.com')).toBeVisible()
  await expect(page.getByText('0 coming · 0 not coming · 3 not answered (3 invited)')).toBeVisible()
})

for (const width of looks([1280], [390]))
  test(`a workbook is read, and its sheet is asked for, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'A workbook')
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const rows = (...names: string[]) =>
      ['Name', ...names].map((name, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, name)}</row>`).join('')
    const sheets = '<sheet name="Hers" r:id="rId1"/><sheet name="His" r:id="rId2"/>'
    const bytes = archive([...workbook(sheets), sheet(1, rows('Zoë Müller')), sheet(2, rows('Bo', 'Cleo'))])
    const xlsx = (buffer: Uint8Array) => ({
      name: 'list.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(buffer),
    })
    await page.goto(`/events/${id}/guests/import`)
    await file(page).setInputFiles(xlsx(bytes.slice(0, 200)))
    await expect(page.getByText('This workbook cannot be read.')).toBeVisible()
    await file(page).setInputFiles(xlsx(bytes))
    await expect(page.getByText('1 person in 1 party')).toBeVisible()
    await page.getByLabel('Sheet').selectOption('His')
    await expect(page.getByText('2 people in 2 parties')).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Add 2 parties' }).click()
    await expect(page.getByText('2 parties are on the list.', { exact: true })).toBeVisible()
  })

test('a list far above what the event takes waits for its upgrade, also after a reload @deep', async ({
  page,
}) => {
  const { id } = await stage(page, 'A large list')
  await page.goto(`/events/${id}/guests/import`)
  const families = Array.from({ length: 10 }, (_, at) => `Family ${String.fromCharCode(65 + at)},5`)
  await page.getByLabel('Or paste your list').fill(`Party,Seats\n${families.join('\n')}\n`)
  await page.getByRole('button', { name: 'Continue' }).click()
  const why = 'With this list 50 people are invited, and the event takes 30 guests.'
  await expect(page.getByText(why)).toBeVisible()
  await accessible(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /Upgrade/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 of 10 parties are on the list.')).toBeVisible()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on' })).toBeHidden()
  // Nothing was added that could be taken back.
  await expect(page.getByRole('button', { name: 'Take another list' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)

  await page.goto(`/events/${id}/guests`)
  await expect(page.getByText('10 parties of your import wait on this device.')).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Go on with the import' }).click()
  await expect(page.getByText('0 of 10 parties are on the list.')).toBeVisible()
})
