import type { Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

const headers = (page: Page) => ({ origin: new URL(page.url()).origin })

async function list(page: Page, id: string, label: string, maxSize: number): Promise<void> {
  const data = { label, maxSize }
  const answer = await page.request.post(`/api/events/${id}/invitations`, { headers: headers(page), data })
  expect(answer.status()).toBe(201)
}

async function editForm(page: Page, id: string) {
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  return page.getByRole('dialog', { name: 'Edit Event' })
}

for (const width of looks([1280], [390]))
  test(`a planner keeps places for the invited, and lets them alone answer, at ${width} px @deep`, async ({
    page,
  }) => {
    announce(/^\/api\/events\/[^/]+$/)
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'By invitation')
    const blank = await editForm(page, id)
    await expect(blank.getByLabel('Event Title')).toBeVisible()
    await expect(blank.getByText('Guest list')).toBeHidden()

    for (let party = 0; party < 4; party++) await list(page, id, `Party ${party}`, 9)
    let form = await editForm(page, id)
    await form.locator('summary', { hasText: /^Guest list/ }).click()
    const keep = form.getByRole('checkbox', { name: 'Keep places for invited guests' })
    await expect(keep).not.toBeChecked()
    await expect(form.getByRole('radio', { name: 'With the event code or their own link' })).toBeChecked()
    await accessible(page)
    await keep.check()
    await form.getByRole('button', { name: 'Update Event' }).click()
    await expect(
      form.getByText(/^36 invited guests have not answered, and 30 places are free\./),
    ).toBeVisible()
    await expect(keep).toBeChecked()
    await accessible(page)
    await keep.uncheck()
    await form.getByRole('radio', { name: 'Only with their own link' }).check()
    await form.getByRole('button', { name: 'Update Event' }).click()
    await expect(form).toBeHidden()

    form = await editForm(page, id)
    const fold = form.locator('summary', { hasText: /^Guest list/ })
    await expect(fold).toContainText('Only with their own link')
    await fold.click()
    await expect(form.getByRole('radio', { name: 'Only with their own link' })).toBeChecked()
  })

test('a planner reads when places stopped being kept, and that the list has outgrown them @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, code } = await stage(page, 'Kept places')
  await list(page, id, 'Party', 9)
  const put = await page.request.put(`/api/events/${id}`, {
    headers: headers(page),
    data: { keepPlaces: true },
  })
  expect(put.status()).toBe(200)
  for (let party = 0; party < 3; party++) await list(page, id, `Party ${party}`, 9)
  let form = await editForm(page, id)
  await form.locator('summary', { hasText: /^Guest list/ }).click()
  await expect(form.getByText(/^More guests are invited than there are places\./)).toBeVisible()
  await accessible(page)

  await page.request.post('/__local/closing', { data: { code, closesAt: Date.now() + 86_400_000 } })
  form = await editForm(page, id)
  await form.locator('summary', { hasText: /^Guest list/ }).click()
  await expect(form.getByText(/^Places were kept until .+, 7 days before the deadline\./)).toBeVisible()
  await expect(form.getByText(/^More guests are invited/)).toBeHidden()
})
