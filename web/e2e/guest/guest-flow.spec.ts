import {
  atReview,
  next,
  opened,
  openNeeds,
  sent,
  staged,
  submitButton,
  takenOver,
  tellNeeds,
} from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'

test('a guest enters the code on the home page and answers for one', async ({ page, request }) => {
  const { code } = await staged(request, { title: 'Garden party' })
  announce(/\/api\/codes\/ZZZZZ9/)
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Enter Event Code to Select Menu Choices' })
  const button = page.getByRole('button', { name: 'Access Event Menu' })
  await expect(button).toBeDisabled()
  await accessible(page)
  await field.fill('zz-zz z9')
  await expect(field).toHaveValue('ZZZZZ9')
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Event not found. Please check your code, or ask your planner for help, and try again.',
  )
  await accessible(page)
  await field.fill(`https://platewise.example/event/${code.toLowerCase()}`)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(field).toHaveValue(code)
  await button.click()
  await expect(page).toHaveURL(`/event/${code}`)
  await expect(page).toHaveTitle('Garden party Menu Selection')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await accessible(page)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Rosa?' })).toBeFocused()
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await accessible(page)
  await next(page)
  await expect(page.getByText('Risotto')).toBeVisible()
  await accessible(page)
  await sent(page)
  await expect(page.getByText('Risotto')).toBeVisible()
  await accessible(page)
  await page.goto(`/event/${code}`)
  await expect(page.getByText('You answered for Rosa')).toBeVisible()
  await accessible(page)
})

test('a party of ten fits, and nobody more @deep', async ({ page, request }) => {
  test.slow()
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Lead Guest')
  const more = page.getByRole('button', { name: 'One guest more' })
  for (let size = 1; size < 10; size++) await more.click()
  await expect(more).toBeDisabled()
  await next(page)
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  for (let guest = 2; guest <= 10; guest++) {
    await expect(page.getByRole('heading', { name: `Guest ${guest}`, exact: true })).toBeFocused()
    if (guest === 2) {
      await next(page)
      await expect(page.getByText('Guest 2 name is required')).toBeVisible()
      await expect(page.getByLabel('Guest 2 Name *')).toBeFocused()
      await accessible(page)
    }
    await page.getByLabel(`Guest ${guest} Name *`).fill(`Person ${guest}`)
    await page.getByRole('radio', { name: 'Salad' }).check()
    await next(page)
  }
  await expect(page.getByRole('heading', { name: 'Person 10' })).toBeVisible()
  await accessible(page)
  await sent(page)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(10)
})

test('what was typed and where one was survives a reload at each step', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await tellNeeds(page, 'Walnuts')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await page.reload()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  await expect(page.getByLabel(/Allergies/)).toHaveValue('Walnuts')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Bernd')
  await page.reload()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Bernd')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bernd' })).toBeVisible()
  // The browser's own Back goes one step back each time.
  await page.goBack()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Bernd')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
})

test('a new step begins at its heading, Back leads to where one was, and the skip link changes no step', async ({
  page,
  request,
}) => {
  const dishes = Array.from({ length: 12 }, (_, at) => `Dish ${at + 1}`)
  const { code } = await staged(request, { menu: { Main: dishes } })
  await page.setViewportSize({ width: 390, height: 600 })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await page.getByRole('radio', { name: 'Dish 12' }).check()
  const low = await scrolled()
  expect(low).toBeGreaterThan(300)
  // A click would scroll the button of the bar clear of the page's scroll padding first.
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Guest 2', exact: true })
  await expect(heading).toBeFocused()
  const { y: top = -1 } = (await heading.boundingBox()) ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await expect.poll(scrolled).toBe(low)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(page.getByRole('radio', { name: 'Dish 12' })).toBeChecked()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Guest 2', exact: true })).toBeVisible()
})

test('a new tab of the same device goes on with the draft @deep', async ({ page, context, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.close()
  const tab = await context.newPage()
  await opened(tab, code)
  await expect(tab.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
})

test('what was typed before the script arrived is taken over @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/event/${code}`, { waitUntil: 'commit' })
  await page.getByLabel('Your Name *').fill('Early Bird')
  await openNeeds(page)
  await page.getByLabel(/Allergies/).fill('Celery')
  arrive()
  await takenOver(page)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Early Bird')
  await expect(page.getByLabel(/Allergies/)).toHaveValue('Celery')
  await page.getByRole('button', { name: /pass this on/ }).click()
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Early?' })).toBeVisible()
})

test('choosing the chosen dish again clears it, and the whole way goes by keyboard alone', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').focus()
  await page.keyboard.type('Kay Board')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What would you like, Kay?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Salad' })).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused()
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you, Kay.')).toBeVisible()
})

test('two people on one tablet each give their own answer @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await atReview(page, code, 'Anna First')
  await sent(page)
  // The browser's Back leads to a form that begins anew, and not to a step of the answer that was sent.
  await page.goBack()
  await takenOver(page)
  await expect(page.getByText('You answered for Anna')).toBeVisible()
  await expect(page.getByLabel('Your Name *')).toHaveValue('')
  await page.getByRole('button', { name: /^Hide on this device/ }).click()
  await expect(page.getByText('You answered for Anna')).toBeHidden()
  await page.getByLabel('Your Name *').pressSequentially('Ben Second')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Ben?' })).toBeVisible()
  await next(page)
  await sent(page)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(2)
})
