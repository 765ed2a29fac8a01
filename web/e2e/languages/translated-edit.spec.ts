import { answered } from '../support/guest-fixtures.ts'
import { announce, expect } from '../support/journey.ts'
import { edit, flow, garden, press, read, site, takenOver, test } from './walk.ts'

test('an answer is changed @deep', async ({ page, request }) => {
  announce(/^\/api\/responses\//)
  const { code } = await garden(request)
  const { editToken } = await answered(request, code, 2)
  for (const size of [10, 10]) await answered(request, code, size)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await read(page, 'edit')
  await page.getByRole('radio', { name: 'Soup' }).first().check()
  await page.reload()
  await expect(page.getByRole('button', { name: edit.saveIt })).toBeVisible()
  await read(page, 'edit, with a change not saved')
  await press(page, edit.cancel)
  await read(page, 'edit, left with a change not saved')
  await press(page, edit.keepChanging)
  for (const name of [flow.leadName, flow.guestName(2)]) {
    await page.getByLabel(name).fill('')
    await page.getByLabel(name).blur()
  }
  await expect(page.locator('.field-error', { hasText: '⟦' })).toHaveCount(2)
  await read(page, 'edit, with errors')
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await page.getByLabel(flow.guestName(2)).fill('Bernd')
  await answered(request, code, 8)
  await expect(page.getByRole('button', { name: flow.oneMore })).toBeDisabled()
  await read(page, 'edit, in a full event')
  await request.put(`/api/responses/${editToken}`, {
    data: { party: [{ name: 'Theirs', allergies: '', selections: {} }], version: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await press(page, edit.update)
  await expect(page.getByRole('button', { name: edit.keepMine })).toBeVisible()
  await read(page, 'edit, of a response that was changed elsewhere')
  await page.route('**/api/responses/*', (route) => route.abort(), { times: 1 })
  await press(page, edit.keepMine)
  await expect(page.getByRole('alert')).toBeVisible()
  await read(page, 'edit, not saved')
  await press(page, edit.update)
  await expect(page.locator('.toast')).toBeVisible()
  await read(page, 'edit, saved')
  await page.waitForURL(/\/$/)
  await expect(page.locator('.toast')).toBeVisible()
  await read(page, 'home, after saving')
})

test('an answer is withdrawn, and its link opens nothing any more @deep', async ({ page, request }) => {
  announce(/^\/api\/responses\//, /^\/edit\//)
  const { code } = await garden(request)
  const { editToken } = await answered(request, code, 2)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await press(page, edit.withdrawAnswer)
  await read(page, 'withdraw')
  await page.route('**/api/responses/*', (route) => route.abort(), { times: 1 })
  await press(page, edit.withdrawWord)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await read(page, 'withdraw, failed')
  await press(page, edit.withdrawWord)
  await page.waitForURL(/\/$/)
  await expect(page.locator('.toast')).toBeVisible()
  await read(page, 'home, after withdrawing')
  for (const token of [editToken, `NOPE99-${'x'.repeat(43)}`]) {
    await page.goto(`/edit/${token}`)
    await expect(page.getByRole('link', { name: edit.returnToHome })).toBeVisible()
    await read(page, 'a link that opens nothing')
  }
})

test('an expired link @deep', async ({ page, request }) => {
  announce(/^\/api\/responses\//, /^\/edit\//)
  const { code } = await garden(request)
  const { editToken } = await answered(request, code, 2)
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await read(page, 'an expired link')
  await press(page, edit.eraseDetails)
  await read(page, 'asked before erasing')
  await page.route('**/api/responses/*', (route) => route.abort(), { times: 1 })
  await press(page, edit.eraseWord)
  await expect(page.getByRole('alert')).toBeVisible()
  await read(page, 'details not erased')
  await press(page, edit.eraseWord)
  await expect(page.getByRole('button', { name: edit.eraseDetails })).toBeHidden()
  await read(page, 'details erased')
})

test('a page whose server fails @deep', async ({ page, request }) => {
  announce(/\/responses$/)
  const { code } = await garden(request)
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await press(page, flow.goOn)
  await press(page, flow.goOn)
  const error = { code: 'internal', message: 'x', requestId: 'r1' }
  await page.route('**/responses', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'r1' }, json: { error } }),
  )
  await press(page, flow.submit)
  await expect(page.getByRole('button', { name: site.tryAgain })).toBeVisible()
  await read(page, 'review, with a reference', ['r1'])
})
