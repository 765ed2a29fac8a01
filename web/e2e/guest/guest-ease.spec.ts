import { expect, type Page } from '@playwright/test'
import { test } from '../support/closed.ts'
import { looks } from '../support/deep.ts'
import {
  answered,
  describedMenu,
  goneHome,
  next,
  opened,
  openNeeds,
  staged,
  submit,
  submitButton,
} from '../support/guest-fixtures.ts'
import { cutOff, hardToUse } from '../support/measured.ts'
import { endAnimations, watched } from '../support/watched.ts'

const name = `Maximiliane${'Theodora'.repeat(4)} Featherstonehaugh-Cholmondeley`

/** Reads a screen as those do whose sight or hand is weak. One run tells of all. */
async function read(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of looks(['dark'] as const, ['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await endAnimations(page)
    expect.soft(await hardToUse(page), `${what}, ${colorScheme}`).toEqual([])
  }
  for (const [width, letters] of looks(
    [[320, '200%']],
    [
      [320, '125%'],
      [390, '125%'],
      [390, '200%'],
    ],
  )) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    expect.soft(await cutOff(page), `${what}, ${letters} at ${width} px`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 390, height: 844 })
}

test('every screen of a guest’s way can be read and pressed, with large letters, too', async ({
  page,
  request,
}) => {
  test.slow()
  const { code } = await staged(request, {
    title: 'A wedding with a name that goes on',
    guestLimit: 100,
    hostContact: 'the.couple.of.a.wedding@mail.example.com',
    menu: describedMenu,
  })
  const { clean } = watched(page, /\/(codes|responses|edit)\b/)
  await page.goto('/')
  await read(page, 'home')
  await page.getByText('Help', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Guest Help' })).toBeVisible()
  await read(page, 'the help menu')
  await page.getByRole('textbox').fill('ZZZZZ9')
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Event not found' })).toBeVisible()
  await read(page, 'a wrong code')
  await opened(page, code)
  await page.getByText('Read the menu first').click()
  await page.getByLabel(/^Email/).fill('rosa')
  await page.getByLabel('Your Name *').fill(name)
  await page.getByRole('button', { name: 'One guest more' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await read(page, 'info')
  await page.getByLabel(/^Email/).fill('')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await read(page, 'menu')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Guest 2', exact: true })).toBeVisible()
  await page.getByLabel('Guest 2 Name *').fill(`${name} II`)
  await openNeeds(page)
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByLabel(/Allergies/).fill('Walnuts')
  await expect(page.getByRole('button', { name: 'Walnuts?' })).toBeVisible()
  await read(page, 'needs')
  await next(page)
  await expect(page.getByRole('button', { name: 'Pass on' })).toBeVisible()
  await read(page, 'needs, not passed on')
  await page.getByRole('button', { name: 'Pass on' }).click()
  await read(page, 'guests')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await read(page, 'review')
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await read(page, 'review, with Undo')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.route('**/responses', (route) => route.abort(), { times: 1 })
  await submit(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await read(page, 'review, not sent')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Thank you, /)).toBeVisible()
  await read(page, 'the receipt')
  const link = await page.getByLabel('Link to change your answer').inputValue()
  await page.goto(`/event/${code}`)
  await expect(page.getByText('You answered for')).toBeVisible()
  await read(page, 'info, with a response given before')
  await page.goto(link)
  await expect(page.getByText('Editing Menu Selections')).toBeVisible()
  await read(page, 'edit')
  await page.getByRole('button', { name: 'Withdraw my answer' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await read(page, 'withdraw')
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Unable to Load Menu' })).toBeVisible()
  await read(page, 'edit, closed')
  clean()
})

test('the pages of who cannot come can be read and pressed, with large letters, too @deep', async ({
  page,
  request,
}) => {
  test.slow()
  const { code } = await staged(request, { title: 'A wedding with a name that goes on' })
  const cannot = page.getByRole('button', { name: 'We cannot come' })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill(name)
  await cannot.click()
  await expect(page.getByText(/We’ll tell the organizer that/)).toBeVisible()
  await read(page, 'asked')
  await page.getByRole('button', { name: 'Yes, tell them' }).click()
  await expect(page.getByRole('heading', { name: 'You told us you cannot come' })).toBeVisible()
  await page.getByRole('button', { name: 'Take this answer back' }).click()
  await read(page, 'told')
  await page.goto('/')
  await expect(page.getByText(/^You told us you cannot come/)).toBeVisible()
  await read(page, 'home')
})

test('after each change the focus is on a heading, and what happened is heard', async ({ page, request }) => {
  const { code } = await staged(request)
  const said = page.locator('#said')
  await opened(page, code)
  await expect(said).toHaveText('')
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeFocused()
  await expect(said).toHaveText('Step 2 of 3: Your menu')
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('button', { name: /^Clear choice/ }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Soup' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeFocused()
  await next(page)
  const review = page.getByRole('heading', { name: 'Is everything right?' })
  await expect(review).toBeFocused()
  await expect(said).toHaveText('Step 3 of 3: Review')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveText(['You, done', 'Your menu, done', 'Step 3 of 3: Review'])
  const held = Promise.withResolvers<void>()
  await page.route('**/responses', async (route) => {
    await held.promise
    await route.continue()
  })
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).press('Enter')
  await expect(said).toHaveText('Saving...')
  await expect(page.locator('body')).not.toBeFocused()
  held.resolve()
  await expect(said).toHaveText('Saved. Thank you, Ana.')
  await goneHome(page)
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused()
  await page.goto(await page.getByLabel('Link to change your answer').inputValue())
  await page.getByLabel('Your Name *').fill('Anabel')
  const announced = await said.evaluateHandle((line) => {
    const heard: (string | null)[] = []
    new MutationObserver(() => heard.push(line.textContent)).observe(line, { childList: true })
    return heard
  })
  await page.getByRole('button', { name: 'Update Menu Selections' }).press('Enter')
  // Once: by the bar, which takes the focus.
  await expect(page.getByRole('alert')).toHaveText('Saved. Thank you, Anabel.')
  expect(await announced.jsonValue()).not.toContain('Saved. Thank you, Anabel.')
  await goneHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('two answers side by side take the focus, and give it back to the page @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  const { editToken } = await answered(request, code, 1)
  await page.goto(`/edit/${editToken}`)
  await page.getByLabel('Your Name *').fill('Mine')
  await request.put(`/api/responses/${editToken}`, {
    data: { party: [{ name: 'Theirs', allergies: '', selections: {} }], version: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.getByRole('button', { name: 'Update Menu Selections' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Garden party' })
  await expect(page.getByRole('button', { name: 'Keep the saved answer' })).toBeVisible()
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Keep the saved answer' }).press('Enter')
  await expect(page.getByLabel('Your Name *')).toHaveValue('Theirs')
  await expect(heading).toBeFocused()
})

test('a dish is named by its name and described by its text, and choosing it moves nothing', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu: describedMenu })
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  for (const button of ['Plus: one guest more', 'Minus: one guest fewer'])
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup', exact: true })
  await expect(soup).toHaveAccessibleDescription('Of what the garden gives, with a slice of bread and butter')
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.dish, .course h3, .bar')].map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return [Math.round(top + scrollY), Math.round(height)]
      }),
    )
  for (const [width, letters] of [
    [320, '100%'],
    [390, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 3000 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    const before = await places()
    await soup.check()
    await expect(page.getByRole('button', { name: /^Clear choice/ })).toBeVisible()
    expect(await places()).toEqual(before)
    await page.getByRole('button', { name: /^Clear choice/ }).click()
  }
})

test('forced colours tell the chosen dish by its mark and word', async ({ page, request }) => {
  const { code } = await staged(request, { menu: describedMenu })
  await page.emulateMedia({ forcedColors: 'active' })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Ana Marin')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await expect(page.locator('.dish', { hasText: 'Soup' }).getByText('Chosen')).toBeVisible()
  await expect(page.locator('.dish', { hasText: 'Salad' }).getByText('Chosen')).toBeHidden()
  // The system's colours show the progress and the button that leads on.
  const edge = (step: string) =>
    page.locator(`.progress li${step}`).evaluate((one) => getComputedStyle(one, '::before').borderTopColor)
  expect(await edge('[aria-current]')).not.toBe(await edge(':last-child'))
  const ground = (name: string) =>
    page.getByRole('button', { name }).evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground('Continue')).not.toBe(await ground('Back'))
})

test('an event’s page prints as its menu, without what one presses', async ({ page, request }) => {
  const { code } = await staged(request, { menu: describedMenu })
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, code)
  await expect(page.getByText('Salad')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Salad')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByLabel('Your Name *')).toBeHidden()
})
