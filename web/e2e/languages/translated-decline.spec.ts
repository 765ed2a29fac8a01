import { answered, staged } from '../support/guest-fixtures.ts'
import { announce, expect } from '../support/journey.ts'
import {
  decline,
  edit,
  flow,
  garden,
  press,
  read,
  receipt,
  site,
  takenOver,
  test,
  withoutBanner,
} from './walk.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('a guest who cannot come, and can after all', async ({ page, request }) => {
  announce(/\/declines\b/, /^\/not-coming\//)
  const { code } = await garden(request)
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await press(page, decline.cannotCome)
  await expect(page.locator('.complaint', { hasText: '⟦' })).toBeVisible()
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await press(page, decline.cannotCome)
  await expect(page.getByText(decline.declineSent('Rosa Marin', flow.theOrganizer))).toBeVisible()
  await read(page, 'asked before it is told')
  await page.route('**/declines', (route) => route.abort(), { times: 1 })
  await press(page, decline.tellThem)
  await expect(page.getByRole('button', { name: decline.tellThem })).toBeEnabled()
  await read(page, 'not told')
  await press(page, decline.tellThem)
  await expect(page.getByRole('heading', { name: decline.youDeclined })).toBeVisible()
  await read(page, 'told')
  const link = page.url()
  await page.goto('/')
  await expect(page.getByRole('link', { name: receipt.change })).toBeVisible()
  await read(page, 'home, of a guest who cannot come')
  await page.goto(`/event/${code}`)
  await expect(page.getByRole('link', { name: receipt.change })).toBeVisible()
  await read(page, 'info, of a guest who cannot come')
  await press(page, receipt.hideAnswer)
  await expect(page.getByRole('button', { name: receipt.undo })).toBeVisible()
  await read(page, 'info, with that hidden')

  await page.goto(link)
  await takenOver(page)
  await press(page, decline.takeBack)
  await read(page, 'asked before it is taken back')
  await page.route('**/declines/*', (route) => route.abort(), { times: 1 })
  await press(page, decline.takeBack)
  await expect(page.getByText(decline.takeBackFailed)).toBeVisible()
  await read(page, 'not taken back')
  await press(page, decline.goBack)
  await press(page, decline.comeAfterAll)
  await expect(page.getByLabel(flow.leadName)).toHaveValue('Rosa Marin')

  await page.goto(link)
  await takenOver(page)
  await press(page, decline.takeBack)
  await press(page, decline.takeBack)
  await expect(page.getByText(decline.takenBack)).toBeVisible()
  await read(page, 'taken back')
  await page.goto(link)
  await expect(page.getByRole('link', { name: edit.returnToHome })).toBeVisible()
  await read(page, 'a link of an answer taken back')
})

test('a party that answered and cannot come, until the deadline has passed', async ({ page, request }) => {
  const { code } = await garden(request)
  const { editToken } = await answered(request, code, 2)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await page.getByRole('link', { name: decline.cannotCome }).click()
  await expect(page.getByText(decline.answerGoes)).toBeVisible()
  await read(page, 'asked before the places are given back', ['Other 1 and Other 2'])
  await press(page, decline.tellThem)
  await expect(page.getByRole('heading', { name: decline.youDeclined })).toBeVisible()
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await page.reload()
  await takenOver(page)
  await read(page, 'told, after the deadline')
  await press(page, edit.eraseDetails)
  await read(page, 'asked before the names are erased')
  await press(page, edit.eraseDetails)
  await expect(page.getByText(edit.erased)).toBeVisible()
  await read(page, 'names erased')
  await page.reload()
  await expect(page.getByText(decline.namesErased)).toBeVisible()
  await read(page, 'told, without names')
})

test('an event that names who asks', async ({ page, request }) => {
  announce(/^\/event\//)
  const host = { hostName: 'Ana Weber', hostContact: '+49 30 123456' }
  const { code } = await staged(request, { title: 'Garden party', menu: { Starter: ['Soup'] }, ...host })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  const named = Object.values(host)
  await read(page, 'info, with who asks', named)
  await page.getByLabel(flow.leadName).fill('Rosa Marin')
  await press(page, flow.oneMore)
  await press(page, flow.goOn)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await press(page, flow.goOn)
  await page.getByLabel(flow.guestName(2)).fill('Bernd')
  await press(page, flow.sameAs('Rosa'))
  await read(page, 'guests, with the same dishes', named)
  await press(page, flow.goOn)
  await press(page, flow.removePerson('Bernd'))
  await expect(page.getByRole('button', { name: receipt.undo })).toBeVisible()
  await read(page, 'review, with somebody removed', named)
  for (const size of [10, 10, 10]) await answered(request, code, size)
  await page.goto(`/event/${code}`)
  await expect(page.locator('.places .who-asks')).toBeVisible()
  await read(page, 'a full event, with who asks', named)
  await request.post('/__local/closing', { data: { code, closesAt: 1 } })
  await page.goto(`/event/${code}`)
  await expect(page.getByRole('link', { name: site.backToHomeTitle })).toBeVisible()
  await read(page, 'a closed event, with who asks', named)
})
