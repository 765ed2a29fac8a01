import type { Page, Route } from '@playwright/test'
import type { Seating } from '#seating/shape/view'
import { picture } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { printed, solid } from '../support/pdf.ts'

const headers = (page: Page) => ({ 'content-type': 'application/json', origin: new URL(page.url()).origin })

async function sent(page: Page, method: 'post' | 'put' | 'delete', path: string, data: object = {}) {
  const response = await page.request[method](`/api${path}`, { headers: headers(page), data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.status() === 204 ? null : response.json()
}

/** A planner with an event whose parties have these sizes: party 3 is Lead 3, Guest 3.2, Guest 3.3 and so on. */
async function wedding(page: Page, title: string, sizes: number[]) {
  const events = [{ title, days: 200, menu: { Main: ['Beef', 'Bass'] }, guestLimit: 500 }]
  const made = await page.request.post('/__local/dashboard', { data: { events } })
  const [{ id }] = (await made.json()).events
  await page.goto('/robots.txt')
  for (const [index, size] of sizes.entries()) {
    const party = Array.from({ length: size }, (_, at) => ({
      name: at === 0 ? `Lead ${index + 1}` : `Guest ${index + 1}.${at + 1}`,
      allergies: '',
      selections: {},
    }))
    await sent(page, 'post', `/events/${id}/responses`, { submissionId: crypto.randomUUID(), party })
  }
  const read = await page.request.get(`/api/events/${id}/placements`)
  const { parties } = (await read.json()) as Seating
  return { id, parties }
}

async function looked(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await accessible(page)
    await picture(page, `${name}-${width}-${colorScheme}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, `${name}-320-dark`, { fullPage: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A table's card by its name, and the handle of a party or person. */
const card = (page: Page, name: string) =>
  page.locator('.seat-table', { has: page.getByRole('heading', { name, exact: true }) })
const handle = (page: Page, who: string) => page.getByRole('button', { name: `Drag ${who}`, exact: true })

test('a wedding of eighty finds its places at ten tables', async ({ page }) => {
  announce(/\/(placements|tables)$/)
  const sizes = [10, 9, 8, 8, 7, 6, 6, 5, 5, 4, 4, 3, 2, 2, 1]
  const { id, parties } = await wedding(page, 'Wedding of Ana and Leo', sizes)
  await page.setViewportSize({ width: 1280, height: 900 })
  // Before there are tables, three ways lead to them: what is next, the event's menu, and the guests.
  await page.goto(`/events/${id}`)
  const seat = { name: 'Seat guests at tables' }
  await page.getByRole('region', { name: 'What is next' }).getByRole('link', seat).click()
  await expect(page).toHaveURL(/\/tables$/)
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', seat).click()
  await expect(page).toHaveURL(/\/tables$/)
  await page.goto(`/events/${id}/responses`)
  await expect(page.getByRole('link', seat)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'This event' }).getByText('Tables')).toBeHidden()
  await page.getByRole('link', seat).click()

  await test.step('making the tables switches them on', async () => {
    await page.getByLabel('Tables', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Make tables' }).click()
    await expect(page.getByText('Please make 1 to 400 tables at once.')).toBeVisible()
    // A Japanese keyboard types figures of full width.
    await page.getByLabel('Tables', { exact: true }).fill('１０')
    await page.getByRole('button', { name: 'Make 10 tables of 8' }).click()
    await expect(page.getByText('0 of 80 guests have a table')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'This event' }).getByText('Tables')).toBeVisible()
  })

  await test.step('a party is placed by choosing a table, and can be read while that is saved', async () => {
    const saved = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      if (route.request().method() !== 'GET') await saved.promise
      await route.fallback()
    }
    await page.route('**/placements', hold)
    const choice = page.getByLabel('Table for Lead 3, 8 people', { exact: true })
    await choice.focus()
    await choice.selectOption({ label: 'Table 4 · 8 free' })
    await expect(card(page, 'Table 4')).toContainText('8 of 8, full')
    await accessible(page)
    await expect(card(page, 'Table 4')).toContainText('Saving…')
    saved.resolve()
    await expect(card(page, 'Table 4')).not.toContainText('Saving…')
    await page.unroute('**/placements', hold)
    await expect(page.getByText('Lead 3, 8 people: Table 4')).toBeVisible()
  })

  await test.step('what the arrow keys choose waits for Enter', async () => {
    const choice = page.getByLabel('Table for Lead 12, 3 people', { exact: true })
    await choice.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(choice).toHaveValue(/.+/)
    await expect(card(page, 'Table 2')).toContainText('0 of 8')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Table 2')).toContainText('3 of 8, 5 free')
  })

  await test.step('a party is taken up and set down with the keyboard', async () => {
    await handle(page, 'Lead 4, 8 people').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.seat-holding')).toHaveText('Lead 4, 8 people → Table 1 · 8 free')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Table 3')).toContainText('8 of 8, full')
    await expect(handle(page, 'Lead 4, 8 people')).toBeFocused()
    // Taken away and put back by another window, they have another row, and it has the focus.
    const moved = handle(page, 'Lead 4, 8 people')
    await expect(moved).toHaveAttribute('data-grip', /\|.+\|/)
    // The other window follows the move; sent beside it, it could be overtaken.
    await expect(card(page, 'Table 3')).not.toContainText('Saving…')
    const [, three] = ((await moved.getAttribute('data-grip')) ?? '').split('|')
    const { responseId, people = [] } = parties[3] ?? {}
    for (const [tableId, seated] of [
      [null, '0 of 8'],
      [three, '8 of 8, full'],
    ]) {
      const placements = people.map(({ personId }) => ({ responseId, personId, tableId }))
      await sent(page, 'put', `/events/${id}/placements`, { placements })
      await expect(card(page, 'Table 3')).toContainText(seated ?? '')
    }
    await expect(handle(page, 'Lead 4, 8 people')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Table 3')).toContainText('8 of 8, full')
  })

  await test.step('the latest move is undone from the message that tells of it', async () => {
    const choice = page.getByLabel('Table for Lead 4, 8 people', { exact: true })
    await choice.focus()
    await choice.selectOption({ label: 'Table 1 · 8 free' })
    await expect(page.getByText('Lead 4, 8 people: Table 1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Lead 4, 8 people: Table 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
    await expect(card(page, 'Table 3')).toContainText('8 of 8, full')
    await expect(card(page, 'Table 1')).toContainText('0 of 8')
  })

  await test.step('the rest is filled by party, and that is undone', async () => {
    await page.getByRole('button', { name: 'Fill by party' }).click()
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
    await expect(page.getByText(/^Lead 1: split 8 \+ 2\.$/)).toBeVisible()
    await page.reload()
    // Moved, somebody is no longer the filling's; with the move undone, they are again.
    const undoFilling = (people: number) =>
      page.getByRole('button', { name: `Undo filling (${people} people)` })
    const moved = page.getByLabel('Table for Lead 15', { exact: true })
    await expect(undoFilling(61)).toBeVisible()
    await moved.focus()
    await moved.selectOption({ label: 'Table 3 · full' })
    await expect(undoFilling(60)).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await undoFilling(61).click()
    const asked = page.getByRole('dialog', { name: 'Take 61 people from their tables?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
    const read = async () =>
      (await (await page.request.get(`/api/events/${id}/placements`)).json()) as Seating
    const places = async () =>
      new Set((await read()).placements.map((one) => `${one.personId} ${one.tableId} ${one.seat}`))
    const before = await places()
    await undoFilling(61).click()
    await asked.getByRole('button', { name: 'Undo filling' }).click()
    await expect(page.getByText('19 of 80 guests have a table')).toBeVisible()
    await page.getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
    expect(await places()).toEqual(before)
    await expect(undoFilling(61)).toBeVisible()
  })

  await test.step('one of a party is dragged to a table that is full, which says so', async () => {
    const from = card(page, 'Table 2')
    await from.locator('summary', { hasText: 'Lead 12' }).click()
    // Near the window's edge the page would scroll away from under the pointer.
    await card(page, 'Table 1').evaluate((table) => table.scrollIntoView())
    await handle(page, 'Guest 12.2').hover()
    const goal = await card(page, 'Table 1').boundingBox()
    if (!goal) throw new Error('nothing to drag to')
    await page.mouse.down()
    await page.mouse.move(goal.x + 60, goal.y + goal.height - 60, { steps: 5 })
    await expect(page.locator('.seat-holding')).toHaveText('Guest 12.2 → Table 1 · full')
    await page.mouse.up()
    await expect(card(page, 'Table 1')).toContainText('9 of 8, 1 over')
    await expect(from).toContainText('split 2 + 1')
    await looked(page, 'tables-filled')
  })

  await test.step('a party that grows, shrinks and goes keeps its places', async () => {
    const [, , three] = parties
    const people = three?.people ?? []
    const correct = (party: object[]) =>
      sent(page, 'put', `/events/${id}/responses/${three?.responseId}`, { party })
    const kept = people.map((one, at) => ({
      id: one.personId,
      name: at === 1 ? 'Renamed' : one.name,
      allergies: '',
      selections: {},
    }))
    await correct([...kept.slice(0, 7), { name: 'Newcomer', allergies: '', selections: {} }])
    const newcomer = page.locator('.unplaced .seat-party')
    await expect(newcomer).toContainText('unplaced, party at Table 4 (1 free)')
    await expect(card(page, 'Table 4')).toContainText('7 of 8, 1 free')
    await expect(card(page, 'Table 4')).toContainText('Renamed')
    await newcomer.getByRole('button', { name: 'Seat at Table 4' }).click()
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
  })

  await test.step('two of one name at one table are told of, here and in the kitchen', async () => {
    const [, , three] = parties
    const alike = (three?.people ?? []).slice(0, 7).map(({ personId, name }, at) => ({
      ...{ id: personId, name: at === 2 ? 'renamed' : at === 1 ? 'Renamed' : name },
      ...{ allergies: '', selections: {} },
    }))
    await sent(page, 'put', `/events/${id}/responses/${three?.responseId}`, { party: alike })
    const told = '2 guests at Table 4 are called Renamed.'
    await expect(page.getByText(told)).toContainText('A second name or an initial tells them apart.')
    await accessible(page)
    await page.goto(`/events/${id}/kitchen`)
    await expect(page.getByText(told)).toContainText('Their place cards look alike.')
    await page.goto(`/events/${id}/tables`)
    const apart = { ...alike[2], name: 'Someone' }
    const party = [...alike.slice(0, 2), apart, ...alike.slice(3)]
    await sent(page, 'put', `/events/${id}/responses/${three?.responseId}`, {
      party: [...party, { name: 'Newcomer', allergies: '', selections: {} }],
    })
    await expect(page.getByText(told)).toBeHidden()
    await page.getByRole('button', { name: 'Seat at Table 4' }).click()
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
  })

  await test.step('what cannot be stored goes back, and says so', async () => {
    // Only the move: the page may be reading at the same moment what the last step changed.
    const refuse = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : route.abort())
    await page.route('**/placements', refuse)
    const choice = page.getByLabel('Table for Lead 15', { exact: true })
    await choice.focus()
    await choice.selectOption('none')
    await expect(page.getByText(/^Lead 15 could not be moved\./)).toBeVisible()
    await page.unroute('**/placements', refuse)
    await expect(page.getByText('80 of 80 guests have a table')).toBeVisible()
  })

  await test.step('its place cards and service sheets are printed, everybody at their table', async () => {
    await page.goto(`/events/${id}/print/cards`)
    const cards = await printed(page)
    expect(cards.pages).toHaveLength(8)
    expect(cards.pages.join(' ').match(/Table \d+/g)).toHaveLength(80)
    expect(solid(cards.pages.join(' '))).toContain(solid('Newcomer'))
    await page.goto(`/events/${id}/print/tables`)
    const service = await printed(page)
    expect(service.pages).toHaveLength(5)
    expect(service.pages.filter((text) => text.includes('Newcomer'))).toHaveLength(1)
  })
})
