import { readFile } from 'node:fs/promises'
import { onlyDeep } from '../../support/deep.ts'
import {
  atReview,
  goneHome,
  loseConnection,
  next,
  opened,
  sent,
  staged,
  submit,
} from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { freshEmail, mailsTo, mailTo } from '../../support/mailbox.ts'
import { signIn } from '../../support/sign-in.ts'

test('the receipt gives the link away in every way there is', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
  })
  const { code } = await staged(request, { title: 'Garden party', guestLimit: 100 })
  const email = freshEmail('guest')
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByLabel(/^Email/).fill(email)
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await sent(page)
  const link = await page.getByLabel('Link to change your answer').inputValue()
  const { pathname } = new URL(link)
  // Their clock is the event's own.
  await expect(page.getByText(/You can change your answer until/)).not.toContainText('time)')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link was copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.getByRole('button', { name: 'Share link' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    { title: expect.any(String), url: link },
  ])

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const calendar = await readFile(await (await file).path(), 'utf8')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toMatch(/Garden party/)
  expect(calendar).not.toContain('Rosa')
  // The way back stands where the reminder is.
  expect(calendar.replace(/\r\n /g, '')).toContain(link)

  const first = await mailTo(request, email, /^Your menu choices/)
  expect(first.links.map((one) => new URL(one).pathname)).toContain(pathname)
  const mailed: string[] = []
  page.on('request', (one) => one.url().endsWith('/mail') && mailed.push(one.url()))
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText(`It is on its way to ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('It is already on its way.')).toBeVisible()
  expect(mailed).toHaveLength(1)
  await expect.poll(() => mailsTo(request, email)).toHaveLength(2)
  await accessible(page)
})

// A zoom of 200 % on a screen of 1280 pixels leaves 640 of the page's own, 400 % leaves 320.
for (const [how, width, letters, details] of [
  ['zoomed to 200 %', 640, '100%', onlyDeep],
  ['zoomed to 400 %', 320, '100%', {}],
  ['with letters twice as large', 640, '200%', onlyDeep],
] as const)
  test(`${how}, nothing of the way to a receipt is cut off`, details, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 512 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', size),
      )
    }, letters)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const { code } = await staged(request, { title: 'A wedding with a name that goes on and on' })
    await opened(page, code)
    const letter = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
    expect(letter).toBeGreaterThanOrEqual(letters === '200%' ? 34 : 17)
    expect(await sideways()).toBe(0)
    await page.getByLabel('Your Name *').fill('Maximiliane-Theodora Featherstonehaugh-Cholmondeley')
    await next(page)
    await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
    expect(await sideways()).toBe(0)
    await next(page)
    await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
    expect(await sideways()).toBe(0)
    await sent(page)
    expect(await sideways()).toBe(0)
  })

test('the receipt stands open on home by Back and reload, and no address or history holds its token', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await atReview(page, code)
  await sent(page)
  const link = page.getByLabel('Link to change your answer')
  const token = new URL(await link.inputValue()).pathname.replace('/edit/', '')
  expect(token).toMatch(/^[A-Z0-9]{6}-/)
  expect(
    await page.evaluate(() => JSON.stringify([history.state, location.href, document.cookie])),
  ).not.toContain(token)
  await page.reload()
  await expect(link).toHaveValue(new RegExp(token))
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await page.goBack()
  await expect(link).toHaveValue(new RegExp(token))
  // A visit of its own has the line alone.
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('You answered for Rosa')).toBeVisible()
  await expect(link).toBeHidden()
})

test('who is signed in finds the receipt above the dashboard @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await signIn(page)
  await atReview(page, code)
  await submit(page)
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  await goneHome(page)
  await expect(page.getByRole('button', { name: 'Create Event' }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('You answered for Rosa')).toBeVisible()
})

test('a guest whose internet is lost after sending keeps the page, with the link on it', async ({
  page,
  request,
}) => {
  // The live view and its figures fail as well; the receipt needs neither.
  announce(/^\/api\/(responses|codes)\//)
  const { code } = await staged(request)
  await atReview(page, code)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Submitted Successfully!' })).toBeVisible()
  await loseConnection(page)
  await expect(page.getByLabel('Link to change your answer')).toHaveValue(new RegExp(`/edit/${code}-`))
  await expect(page).toHaveURL(`/event/${code}`)
})

test('a page marked for a receipt that this tab does not have shows itself whole @deep', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'receipt', value: '1', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your answer', exact: true })).toHaveCount(0)
})
