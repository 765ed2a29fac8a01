import type { APIRequestContext, Page } from '@playwright/test'
import { ownClock } from '../../support/clock.ts'
import { next, opened, partySent, submit } from '../../support/guest-fixtures.ts'
import { listed } from '../../support/guest-list-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'

const headers = { 'sec-fetch-site': 'same-origin' }
const onlyList = async (request: APIRequestContext, id: string) => {
  const answer = await request.put(`/api/events/${id}`, { headers, data: { entry: 'list_only' } })
  expect(answer.status()).toBe(200)
}
const onItsWay = (page: Page) => page.getByText('If this address is on the list, your link is on its way.')

test('a code opens no menu where the list alone may answer, and mails a listed guest their link', async ({
  page,
  request,
}) => {
  announce(/^\/event\//, /\/link$/, /^\/api\/codes\//)
  await page.setViewportSize({ width: 390, height: 844 })
  const email = freshEmail('lee')
  const { id, code } = await listed(request, { label: 'The Lees', maxSize: 2, email })
  await onlyList(request, id)
  await ownClock(page)
  await page.goto('/')
  await page.getByLabel('Enter Event Code to Select Menu Choices').fill(code)
  await page.getByRole('button', { name: 'Access Event Menu' }).click()
  await expect(page.getByText('This event is by personal invitation.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/event/${code}`)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    new RegExp(`/event/${code}$`),
  )
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await accessible(page)

  const send = page.getByRole('button', { name: 'Send me my link' })
  const address = page.getByLabel('Your email address')
  await address.fill('lee')
  await send.click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await accessible(page)

  await address.fill('nobody@example.com')
  await address.press('Enter')
  await expect(onItsWay(page)).toBeVisible()
  await address.fill(email)
  await send.click()
  await expect(onItsWay(page)).toBeVisible()
  await accessible(page)
  const mail = await mailTo(request, email, /^Your invitation/)
  const link = mail.links.find((one) => one.includes('/invite/')) ?? ''
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('asking for a link waits for the internet, and says what refuses it @deep', async ({
  page,
  request,
  context,
}) => {
  announce(/^\/event\//, /\/link$/)
  const { id, code } = await listed(request, { label: 'The Lees', maxSize: 2 })
  await onlyList(request, id)
  await page.goto(`/event/${code}`)
  const send = page.getByRole('button', { name: 'Send me my link' })
  await page.getByLabel('Your email address').fill('lee@example.com')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await context.setOffline(false)
  await expect(onItsWay(page)).toBeVisible()

  const body = {
    error: { code: 'too_many', reason: 'too_many', message: 'Too many attempts.', requestId: 'r' },
  }
  await page.route('**/link', (route) => route.fulfill({ status: 429, json: body }))
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts.')
  await expect(page.getByLabel('Your email address')).toHaveValue('lee@example.com')
})

test('an answer by the code is refused once the list alone may answer, and keeps what was typed', async ({
  page,
  request,
}) => {
  announce(/\/responses$/, /^\/event\//)
  const { id, code } = await listed(request, { label: 'The Lees', maxSize: 2 })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await onlyList(request, id)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(
    'This event is by personal invitation. Please answer with the link in your invitation.',
  )
  await page.reload()
  await expect(page.getByText('This event is by personal invitation.', { exact: true })).toBeVisible()
  const answer = await request.put(`/api/events/${id}`, { headers, data: { entry: 'open' } })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Rosa Marin').first()).toBeVisible()
})

test('an earlier answer is changed by its edit link, though the list alone may answer', async ({
  page,
  request,
}) => {
  const { id, code } = await listed(request, { label: 'The Lees', maxSize: 2 })
  const { editToken } = await partySent(request, code, [{ name: 'Rosa', allergies: '', selections: {} }])
  await onlyList(request, id)
  await ownClock(page)
  await page.goto(`/edit/${editToken}`)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'Update Menu Selections' }).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
})
