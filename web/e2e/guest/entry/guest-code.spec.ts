import type { Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { answered, staged } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'
import { takenOver } from '../../support/taken-over.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Enter Event Code to Select Menu Choices' })

/** Opens the home page and waits until its script has taken it over. */
async function home(page: Page): Promise<void> {
  await page.goto('/')
  await takenOver(page)
}

/** Pastes a text at the caret, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await field(page).press('ControlOrMeta+v')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('whatever is pasted with a code in it, the code is what the field takes', async ({ page, request }) => {
  const { code } = await staged(request)
  await home(page)
  await field(page).fill('XY')
  for (const text of [
    `Code: ${code.toLowerCase()}`,
    `Please use ${code}, and answer soon.`,
    `http://localhost/event/${code}.`,
  ]) {
    await paste(page, text)
    await expect(field(page)).toHaveValue(code)
  }
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page).toHaveURL(`/event/${code}`)
})

for (const width of looks([320], [390, 1280]))
  test(`six letters stand in six cells of one field, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await home(page)
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await field(page).pressSequentially('feast7')
    await expect(field(page)).toHaveValue('FEAST7')
    // The cells end where the letters do: none is scrolled away, and the page is no wider.
    expect(await field(page).evaluate((input) => input.scrollLeft)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Access Event Menu' }).click()
    await expect(page).toHaveURL('/event/FEAST7')
  })

test('a pasted edit link leads to the answer it opens', async ({ page, request }) => {
  const { code } = await staged(request)
  const { editUrl, editToken } = await answered(request, code, 1)
  await home(page)
  await field(page).focus()
  await paste(page, `You can change it here: ${editUrl}`)
  await expect(field(page)).toHaveValue(code)
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page).toHaveURL(`/edit/${editToken}`)
  await expect(page.getByText('Editing Menu Selections')).toBeVisible()
})

test('the caret stays where a letter is put in @deep', async ({ page }) => {
  await home(page)
  await field(page).pressSequentially('fast7')
  for (let steps = 0; steps < 4; steps++) await field(page).press('ArrowLeft')
  await field(page).pressSequentially('ex')
  await expect(field(page)).toHaveValue('FEXAST')
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
})

test('a link copied with the end of its sentence opens the event @deep', async ({ page, request }) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const response = await page.goto(`/event/${code}).`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
})
