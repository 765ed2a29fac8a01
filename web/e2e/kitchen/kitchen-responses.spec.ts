import { readFile } from 'node:fs/promises'
import type { WebSocketRoute } from '@playwright/test'
import { later, ownClock } from '../support/clock.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'
import { signIn } from '../support/sign-in.ts'

const menu = { Main: ['Fish', 'Risotto'] }

test('totals change on the open page while three guests answer elsewhere', async ({ page, browser }) => {
  const event = await stage(page, 'Live totals', menu)
  const [main] = event.categories
  await page.goto(`/events/${event.id}/totals`)
  await expect(page).toHaveURL(`/events/${event.id}/kitchen`)
  await expect(page.getByText('None so far.')).toBeVisible()
  const dishes = [main?.items[0]?.id, main?.items[0]?.id, main?.items[1]?.id]
  await Promise.all(
    dishes.map((dish, index) =>
      answerAs(browser, event, [
        {
          name: `Guest ${index + 1}`,
          allergies: index === 2 ? 'Peanuts' : '',
          selections: { [main?.id ?? '']: dish ?? '' },
        },
      ]),
    ),
  )
  await expect(page.getByRole('row', { name: /^Fish 2 67/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Risotto 1 33/ })).toBeVisible()
  const specials = page.getByRole('region', { name: /^Specials/ })
  const need = specials.getByRole('listitem').filter({ hasText: 'Peanuts' })
  await expect(need).toHaveText(/Guest 3.*Main: Risotto/)
  await expect(page.getByText('including 1 with a need')).toBeVisible()
  await expect(page.getByText('Everybody has chosen.')).toBeVisible()
  // One who ticks a need does not hide the other, who wrote it.
  const selections = { [main?.id ?? '']: dishes[2] ?? '' }
  const needs = [{ what: 'milk', how: 'allergy' } as const]
  await answerAs(browser, event, [{ name: 'Ida', allergies: '', selections, needs, consent: true }])
  await expect(page.getByText('including 2 with a need: 1 milk')).toBeVisible()
  await answerAs(browser, event, [
    { name: 'Lea', allergies: 'None', selections: {} },
    { name: 'Zoe', allergies: '', selections: { [main?.id ?? '']: 'none' } },
  ])
  const missing = page.getByRole('region', { name: 'Not chosen yet' }).getByRole('listitem')
  await expect(missing).toHaveText(['LeaMain'])
  await expect(page.getByRole('row', { name: /^None for me 1 / })).toBeVisible()
  await expect(page.getByText('None', { exact: true })).toBeHidden()
  await accessible(page)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Write to them' }).click()
  await page.getByRole('button', { name: 'Copy a message with their link' }).click()
  await expect(page.getByText('1 message copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Hello Lea, for “Live totals” we still need your choice of Main\. Please choose by .*:\nhttps?:\/\/\S+\/edit\/[A-Z0-9]{6}-\S{43}$/,
  )
  await accessible(page)
})

test('the kitchen’s sheet opens beside the page, prints once, and is there for both papers', async ({
  page,
}) => {
  const event = await stage(page, 'On paper', menu)
  await page.context().addInitScript(() => {
    window.print = () => document.body.append('(printed)')
  })
  await page.goto(`/events/${event.id}/kitchen`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Print for the kitchen' }).click()
  const sheet = await opening
  await expect(sheet.getByText('(printed)')).toHaveCount(1)
  await expect(sheet.getByRole('heading', { name: 'On paper' })).toBeVisible()
  await accessible(sheet)
  await sheet.reload()
  await expect(sheet.getByText('(printed)')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Print' }).click()
  await expect(sheet.getByText('(printed)')).toHaveCount(1)
  await sheet.getByRole('link', { name: 'US Letter' }).click()
  await expect(sheet.getByRole('link', { name: 'US Letter' })).toHaveAttribute('aria-current', 'true')
  await sheet.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('navigation')).toBeHidden()
  await expect(sheet.getByRole('row', { name: 'Fish 0' })).toBeVisible()
})

test('a lost connection is said, and caught up with by itself', async ({ page, browser }) => {
  await ownClock(page)
  const event = await stage(page, 'Lost and found', menu)
  const sockets: WebSocketRoute[] = []
  let down = false
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (down) return socket.close()
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.goto(`/events/${event.id}/responses`)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  down = true
  for (const socket of sockets) await socket.close()
  await expect(
    page.getByText(/^Not connected since \d\d:\d\d\. What you see may be out of date;/),
  ).toBeVisible()
  await accessible(page)
  await answerAs(browser, event, [{ name: 'Meanwhile', allergies: '', selections: {} }])
  down = false
  const caughtUp = page.getByText('1 response · 1 total guest')
  // The next try comes by the page's own clock.
  await expect
    .poll(() => later(page, 1_000).then(() => caughtUp.isVisible()), { intervals: [100] })
    .toBe(true)
  await expect(
    page.getByText(/^Not connected since \d\d:\d\d\. What you see may be out of date;/),
  ).toBeHidden()
})

test('a planner adds, corrects, deletes and brings back a response', async ({ page }) => {
  const event = await stage(page, 'On behalf', menu)
  await page.goto(`/events/${event.id}/responses`)
  await expect(page.getByText('No guest responses yet')).toBeVisible()
  // With nothing to download yet, what comes next stands on the line of the total.
  const actions = page.locator('.page-head > .next')
  await expect(actions.getByRole('button')).toHaveText(['Add Response'])
  expect((await actions.boundingBox())?.height).toBeLessThan(60)
  await page.getByRole('button', { name: 'Add Response' }).click()
  const form = page.getByRole('dialog', { name: 'Add Response' })
  await form.getByLabel('Name *').fill('Ada Lovelace')
  await form.getByLabel('Allergies').fill('No nuts')
  await form.getByLabel('Main').selectOption('Risotto')
  await accessible(page)
  await form.getByRole('button', { name: 'Add Response' }).click()
  await expect(page.getByText('1 response · 1 total guest')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  // The note on downloads stands below the actions: among them it broke them into two lines.
  const tops = await actions
    .locator('> :is(a, button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(3)
  expect(new Set(tops).size).toBe(1)
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).first()
  await row.locator('summary').click()
  await expect(row.getByText('Lead Guest')).toBeVisible()
  await expect(row.getByText('No nuts')).toBeVisible()
  await expect(row.getByText('Risotto')).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: 'Correct the response of Ada Lovelace' }).click()
  const correcting = page.getByRole('dialog', { name: 'Correct Response' })
  await correcting.getByLabel('Main').selectOption('')
  await correcting.getByRole('button', { name: 'Save Response' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(row.getByText('Nothing Chosen')).toBeVisible()

  await page.getByRole('button', { name: 'Delete the response of Ada Lovelace' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Response' })
  await expect(question.getByText("Ada Lovelace's group")).toBeVisible()
  await question.getByRole('button', { name: 'Delete Response' }).click()
  await expect(page.getByText('No guest responses yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 response · 1 total guest')).toBeVisible()
})

test('a premium event is downloaded for spreadsheets', async ({ page }) => {
  announce(/\/export\.xlsx$/)
  await signIn(page)
  const { events } = (await (await page.request.get('/api/events')).json()) as {
    events: { id: string; eventCode: string }[]
  }
  const gala = events.find(({ eventCode }) => eventCode === 'GALA26')
  await page.goto(`/events/${gala?.id}/responses`)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe('winter_gala_2026_menu_selections.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff"Lead Guest Name","Lead Guest Email"')).toBe(true)
  expect(text).toContain('"Priya Nair"')

  await page.route('**/export.xlsx', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 })
  const excel = page.getByRole('button', { name: 'Download Excel' })
  await excel.click()
  await expect(page.getByText('The file could not be downloaded. Please try again.')).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/export.xlsx', async (route) => {
    await held
    await route.continue()
  })
  const workbook = page.waitForEvent('download')
  await excel.click()
  await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled()
  await accessible(page)
  answer()
  expect((await workbook).suggestedFilename()).toBe('winter_gala_2026_event.xlsx')
  await expect(excel).toBeEnabled()

  await page.getByRole('button', { name: 'More for this event' }).click()
  const all = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download all as JSON' }).click()
  expect((await all).suggestedFilename()).toBe('winter_gala_2026_event.json')
})

test('two parties of one lead name are marked, others are not @deep', async ({ page, browser }) => {
  const event = await stage(page, 'Answered twice', menu)
  for (const name of ['Zoë Marin', 'zoe marin', 'Ben'])
    await answerAs(browser, event, [{ name, allergies: '', selections: {} }])
  await page.goto(`/events/${event.id}/responses`)
  const marked = page.getByRole('listitem').filter({ hasText: 'Same name as another party' })
  await expect(marked).toHaveCount(2)
  await expect(marked.filter({ hasText: 'Ben' })).toHaveCount(0)
  await accessible(page)
})
