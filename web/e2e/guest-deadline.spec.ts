import { answered, opened, staged } from './guest-fixtures.ts'
import { accessible, announce, expect, test } from './journey.ts'

test('a form that is open when the deadline passes says so at once, and keeps what was typed', async ({
  page,
  request,
}) => {
  announce(/^\/api\/codes\//)
  const { code } = await staged(request)
  const closesAt = Date.now() + 20_000
  await request.post('/__local/closing', { data: { code, closesAt } })
  const live = page.waitForEvent('websocket')
  await opened(page, code)
  await live
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.waitForTimeout(closesAt - Date.now())
  const told = 'The submission deadline for this event has passed and is no longer accepting menu selections.'
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible({ timeout: 4_000 })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  await accessible(page)
})

test('an edit page that is open when the deadline passes says so, and saves no more', async ({
  page,
  request,
}) => {
  announce(/^\/api\/codes\//)
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const closesAt = Date.now() + 20_000
  await request.post('/__local/closing', { data: { code, closesAt } })
  const live = page.waitForEvent('websocket')
  await page.goto(`/edit/${editToken}`)
  await live
  const update = page.getByRole('button', { name: 'Update Menu Selections' })
  await expect(update).toBeEnabled()
  await page.waitForTimeout(closesAt - Date.now())
  const told = 'This edit link has expired. Please contact the event organizer.'
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible({ timeout: 4_000 })
  await expect(update).toBeDisabled()
})
