import type { Page } from '@playwright/test'
import { answered, next, opened, staged } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const more = (page: Page) => page.getByRole('button', { name: 'One guest more' })
const line = (page: Page, position: number) =>
  page.getByLabel(`Guest ${position} name (you can add it later)`)
const size = (page: Page) => page.locator('.stepper output')

async function withTwo(page: Page, code: string): Promise<void> {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Anna Berg')
  await expect(line(page, 2)).toBeHidden()
  await more(page).click()
  await expect(line(page, 2)).toBeVisible()
}

test('the names of a party are written at once, one after another by Enter', async ({ page, request }) => {
  const { code } = await staged(request)
  await withTwo(page, code)
  await line(page, 2).focus()
  await page.keyboard.type('Leo')
  await page.keyboard.press('Enter')
  await expect(line(page, 3)).toBeFocused()
  await expect(size(page)).toHaveText('2 guests')
  // The line that only adds somebody does not look like one of two guests.
  await expect(page.locator('.guest-names .field').last()).toContainText('One more')
  await page.keyboard.type('Mia')
  await expect(page.locator('.guest-names .field').nth(1)).toContainText('Guest 3')
  await expect(size(page)).toHaveText('3 guests')
  await accessible(page)
  await page.reload()
  await expect(line(page, 3)).toHaveValue('Mia')
  await line(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(line(page, 4)).toBeFocused()
  // Enter on the empty line goes on, and adds nobody.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What would you like, Anna?' })).toBeVisible()
  await next(page)
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Leo')
  await next(page)
  await expect(page.getByLabel('Guest 3 Name *')).toHaveValue('Mia')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
})

test('names can wait: a guest without one is asked on the step of their own', async ({ page, request }) => {
  const { code } = await staged(request)
  await withTwo(page, code)
  await line(page, 2).focus()
  await line(page, 2).blur()
  await expect(page.getByText('Guest 2 name is required')).toBeHidden()
  await next(page)
  await next(page)
  await next(page)
  await expect(page.getByText('Guest 2 name is required')).toBeVisible()
})

test('who came by writing a name goes when it is deleted; who came by the button stays @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await withTwo(page, code)
  await line(page, 3).fill('Mi')
  await expect(size(page)).toHaveText('3 guests')
  await line(page, 3).fill('')
  await expect(size(page)).toHaveText('2 guests')
  await line(page, 2).fill('Leo')
  await line(page, 2).fill('')
  await expect(size(page)).toHaveText('2 guests')
})

test('where the places end, no line is there for one more @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  for (const party of [10, 10, 7]) await answered(request, code, party)
  await withTwo(page, code)
  await line(page, 3).fill('Mia')
  await expect(more(page)).toBeDisabled()
  await expect(line(page, 4)).toBeHidden()
})
