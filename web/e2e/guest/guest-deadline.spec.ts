import type { Page } from '@playwright/test'
import { answered, opened, staged } from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'

test('a form and an edit page that are open when the deadline passes say so at once, and keep what was typed', async ({
  page,
  context,
  request,
}) => {
  announce(/^\/api\/(codes|responses)\//)
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const edit = await context.newPage()
  const live = () => Promise.all([page.waitForEvent('websocket'), edit.waitForEvent('websocket')])
  const first = live()
  await Promise.all([opened(page, code), edit.goto(`/edit/${editToken}`)])
  await first
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  const update = edit.getByRole('button', { name: 'Update Menu Selections' })
  await expect(update).toBeEnabled()
  // Both wait for one deadline, which their live views learn when they open again.
  const again = live()
  const closesAt = Date.now() + 4_000
  await request.post('/__local/closing', { data: { code, closesAt } })
  await context.setOffline(true)
  await context.setOffline(false)
  await again
  await page.waitForTimeout(closesAt - Date.now())
  const told = (on: Page, sentence: string) =>
    expect(on.getByRole('alert').filter({ hasText: sentence })).toBeVisible({ timeout: 4_000 })
  await Promise.all([
    told(
      page,
      'The submission deadline for this event has passed and is no longer accepting menu selections.',
    ),
    told(edit, 'This edit link has expired. Please contact the event organizer.'),
  ])
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  await expect(update).toBeDisabled()
  await accessible(page)
})
