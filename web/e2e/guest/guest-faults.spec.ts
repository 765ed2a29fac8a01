import type { Page } from '@playwright/test'
import {
  answered,
  atReview,
  loseConnection,
  next,
  opened,
  staged,
  submit,
  submitButton,
} from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'

const again = 'Try again'

/** Lets the next answer be stored and its reply be lost. @returns the edit token that the reply had */
async function loseNextReply(page: Page): Promise<{ editToken: Promise<string> }> {
  const { promise: editToken, resolve } = Promise.withResolvers<string>()
  await page.route(
    '**/responses',
    async (route) => {
      resolve(((await (await route.fetch()).json()) as { editToken: string }).editToken)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return { editToken }
}

test('a party that no longer fits is told the figures of the moment, and can shrink on the spot', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  announce(/\/responses$/)
  for (const size of [10, 10, 6]) await answered(request, code, size)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Bernd')
  await next(page)
  await page.getByLabel('Guest 3 Name *').fill('Carla')
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await next(page)
  await answered(request, code, 3)
  await submitButton(page)
    .or(page.getByRole('button', { name: again }))
    .click()
  await expect(
    page
      .getByText(
        'This event is limited to 30 guests total. Currently 29 guests are registered, leaving 1 available slots. Please reduce your party size to 1 or fewer guests.',
      )
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Risotto')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await page.getByRole('button', { name: 'One guest fewer' }).click()
  await submit(page)
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
})

test('a dish that left the menu meanwhile: the menu is loaded again and the rest is kept @deep', async ({
  page,
  request,
}) => {
  announce(/\/responses$/)
  const { code, categories } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await request.post('/__local/removed-dish', { data: { code, item: categories[0]?.items[0]?.id } })
  // A known change is asked for past every copy.
  const reloaded = page.waitForRequest((one) => new URL(one.url()).pathname === `/api/codes/${code}`)
  await submit(page)
  expect((await (await reloaded).allHeaders())['cache-control']).toBe('no-cache')
  await expect(page.getByRole('alert')).toContainText('The menu has changed. Please check your choices.')
  await expect(page.getByText('Fish')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Soup' })).toBeHidden()
  await page.getByRole('button', { name: 'Change dishes' }).click()
  await page.getByRole('radio', { name: 'Salad' }).check()
  await page.getByRole('button', { name: 'Back to review' }).click()
  await submit(page)
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
})

test('offline is told as such, and the answer goes by itself when the device is back', async ({
  page,
  context,
  request,
}) => {
  // A page whose live view ends asks for the event once more.
  announce(/\/live$/, /\/codes\/\w+$/)
  const { code } = await staged(request)
  await atReview(page, code)
  await loseConnection(page)
  await submit(page)
  await expect(
    page.getByText('Not sent yet: no internet. Keep this page open and we will send it for you.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
})

test('an answer whose acknowledgement is lost is stored once, and sent again it is the same', async ({
  page,
  request,
}) => {
  announce(/\/responses$/)
  const { code } = await staged(request)
  await atReview(page, code)
  await loseNextReply(page)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(
    'We are not sure that this arrived. Please try again: you are never counted twice.',
  )
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(1)
})

test('changed after a first answer that was stored: the guest is asked, and the changes are saved @deep', async ({
  page,
  request,
}) => {
  announce(/\/responses$/)
  const { code } = await staged(request)
  await atReview(page, code)
  await loseNextReply(page)
  await submit(page)
  await expect(page.getByRole('button', { name: again })).toBeVisible()
  await page.getByRole('button', { name: 'Change dishes' }).click()
  await page.getByRole('radio', { name: 'Risotto' }).check()
  await page.getByRole('button', { name: 'Back to review' }).click()
  await submit(page)
  await expect(page.getByText('Your first answer was already saved. Save your changes to it?')).toBeVisible()
  await page.getByRole('button', { name: 'Save my changes' }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  await expect(page.getByText('Risotto')).toBeVisible()
})

test('removed by its link before it was sent again: one press sends it as a new answer @deep', async ({
  page,
  request,
}) => {
  announce(/\/responses$/)
  const { code } = await staged(request)
  await atReview(page, code)
  const stored = await loseNextReply(page)
  await submit(page)
  await expect(page.getByRole('button', { name: again })).toBeVisible()
  const removed = await request.delete(`/api/responses/${await stored.editToken}`, {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  })
  expect(removed.status()).toBe(204)
  await page.getByRole('button', { name: again }).click()
  await page.getByRole('button', { name: 'Send it as a new answer' }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(1)
})

const notSaved = 'We could not save your choices. Nothing is lost: please try again.'
const unknown = 'We are not sure that this arrived. Please try again: you are never counted twice.'

// The sentence changes with each, so that none is taken for the one before.
const faults = [
  [
    'a page of somebody else',
    unknown,
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  ],
  [
    'a failing server',
    notSaved,
    {
      status: 500,
      contentType: 'application/json',
      body: '{"error":{"code":"internal","message":"x","requestId":"r1"}}',
    },
  ],
  ['a broken body', unknown, { status: 201, contentType: 'application/json', body: '{"respon' }],
] as const

test('a failing server, a page of somebody else and a broken body cost nothing: one button tries again', async ({
  page,
  request,
}) => {
  announce(/\/responses$/)
  const { code } = await staged(request)
  await atReview(page, code)
  const answers = faults.map(([, , answer]) => answer)
  await page.route('**/responses', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.continue()
  })
  await submit(page)
  for (const [fault, sentence] of faults)
    await test.step(fault, async () => {
      await expect(page.getByRole('alert')).toContainText(sentence)
      await page.getByRole('button', { name: again }).click()
    })
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
})

test('an impatient guest who clicks twice, presses Enter and goes back meanwhile, answers once', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await atReview(page, code)
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/responses')) asked.push(one.postData() ?? '')
  })
  await page.route('**/responses', async (route) => {
    await page.evaluate(() => history.back())
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await expect(page.locator('.fields')).toHaveAttribute('inert')
    await route.continue()
  })
  await submitButton(page).focus()
  await submitButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  expect(asked).toHaveLength(1)
  const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
  expect(menu.registeredGuests).toBe(1)
})
