import type { Browser, Page } from '@playwright/test'
import { loseConnection, next, opened, partySent, sent } from '../../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

const tell = (page: Page) => page.getByRole('button', { name: 'Yes, tell them' })
const told = (page: Page) => page.getByRole('heading', { name: 'You told us you cannot come' })
const unsent = 'Not sent yet: your answer for Garden party.'

/** A planner's event, a guest's phone, and the figures of both sides as the planner reads them. */
async function staged(page: Page, browser: Browser) {
  const { id, code } = await stage(page, 'Garden party', { Main: ['Fish', 'Stew'] })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const sides = async () => {
    const list = await (await page.request.get(`/api/events/${id}/responses`)).json()
    return { coming: list.total.guests, notComing: list.total.notComing, declines: list.declines.length }
  }
  const answer = async () => {
    const ann = { name: 'Ann Lee', allergies: '', selections: {} }
    return (await partySent(phone.request, code, [ann])).editToken
  }
  return { code, phone, guest: await phone.newPage(), sides, answer }
}

/** The server hears the next decline, and the page never learns of it. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/declines',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a decline in the place of an answer is stored once, though its answer was lost and the page reloaded @deep', async ({
  page,
  browser,
}) => {
  announce(/\/declines$/)
  const { code, phone, guest, sides, answer } = await staged(page, browser)
  const editToken = await answer()
  await guest.goto(`/not-coming/${code}#${editToken}`)
  await loseAnswer(guest)
  await tell(guest).click()
  await expect(guest.getByText('We could not save your answer.', { exact: false })).toBeVisible()
  expect(await sides()).toEqual({ coming: 0, notComing: 1, declines: 1 })
  await guest.reload()
  await expect(guest.getByText('Not sent yet.')).toBeVisible()
  await expect(guest.getByRole('listitem').filter({ hasText: 'Ann Lee' })).toBeVisible()
  await accessible(guest)
  await tell(guest).click()
  await expect(told(guest)).toBeVisible()
  expect(await sides()).toEqual({ coming: 0, notComing: 1, declines: 1 })
  await guest.goto('/')
  await expect(guest.getByText('You told us you cannot come (Garden party):')).toBeVisible()
  await expect(guest.getByText(unsent)).toHaveCount(0)
  await phone.close()
})

test('two tabs that ask about one answer store one decline, and both say that it is told @deep', async ({
  page,
  browser,
}) => {
  announce(/\/declines$/)
  const { code, phone, guest, sides, answer } = await staged(page, browser)
  const address = `/not-coming/${code}#${await answer()}`
  const other = await phone.newPage()
  const late = await phone.newPage()
  for (const tab of [guest, other, late]) {
    await tab.goto(address)
    await expect(tab.getByText(/your places are free for others/)).toBeVisible()
  }
  await Promise.all([tell(guest).click(), tell(other).click()])
  for (const tab of [guest, other]) await expect(told(tab)).toBeVisible()
  await tell(late).click()
  await expect(told(late)).toBeVisible()
  // The address of an answer that went leads to the decline that stands instead.
  await late.goto(address)
  await expect(told(late)).toBeVisible()
  expect(await sides()).toEqual({ coming: 0, notComing: 1, declines: 1 })
  await phone.close()
})

test('a decline that waited when its tab was closed is told at home and on the event’s page, and sent once @deep', async ({
  page,
  browser,
}) => {
  const { code, phone, guest, sides } = await staged(page, browser)
  await opened(guest, code)
  await guest.getByLabel('Your Name *').fill('Ann Lee')
  await guest.getByRole('button', { name: 'We cannot come' }).click()
  await expect(guest.getByText(/We’ll tell the organizer that/)).toBeVisible()
  await loseConnection(guest)
  await tell(guest).click()
  await expect(guest.getByText('No internet: nobody has been told yet.', { exact: false })).toBeVisible()
  // Closing ends the test's being offline a moment before the page ends, which would then send it: it stays without a line.
  await guest.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await guest.close()
  await phone.setOffline(false)
  expect(await sides()).toMatchObject({ declines: 0 })

  const tab = await phone.newPage()
  await tab.goto(`/event/${code}`)
  await expect(tab.getByText(unsent)).toBeVisible()
  await accessible(tab)
  await tab.goto('/')
  await expect(tab.getByText(unsent)).toBeVisible()
  await tab.getByRole('link', { name: 'Send now' }).click()
  await expect(told(tab)).toBeVisible()
  expect(await sides()).toEqual({ coming: 0, notComing: 1, declines: 1 })
  await tab.goto('/')
  await expect(tab.getByText(unsent)).toHaveCount(0)
  await phone.close()
})

test('who goes back from a decline that waits, and then answers, is not offered to send it @deep', async ({
  page,
  browser,
}) => {
  const { code, phone, guest, sides } = await staged(page, browser)
  await opened(guest, code)
  await guest.getByLabel('Your Name *').fill('Ann Lee')
  const wait = async () => {
    await guest.getByRole('button', { name: 'We cannot come' }).click()
    await expect(guest.getByText(/We’ll tell the organizer that/)).toBeVisible()
    await loseConnection(guest)
    await tell(guest).click()
    await expect(guest.getByText('No internet: nobody has been told yet.', { exact: false })).toBeVisible()
  }
  await wait()
  // It would be sent as soon as the internet is there: the page stays without a line.
  await guest.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await guest
    .getByRole('button', { name: 'Go back' })
    .click()
    .catch(() => undefined)
  await phone.setOffline(false)
  await opened(guest, code)
  await expect(guest.getByText(unsent)).toHaveCount(0)
  await next(guest)
  await expect(guest.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await next(guest)
  await sent(guest)
  expect(await sides()).toEqual({ coming: 1, notComing: 0, declines: 0 })
  await phone.close()
})

test('a decline that was gone back from is not sent from a page that stays open @deep', async ({
  page,
  browser,
}) => {
  const { code, phone, guest, sides } = await staged(page, browser)
  await opened(guest, code)
  await guest.getByLabel('Your Name *').fill('Ann Lee')
  await guest.getByRole('button', { name: 'We cannot come' }).click()
  await expect(guest.getByText(/We’ll tell the organizer that/)).toBeVisible()
  await loseConnection(guest)
  await tell(guest).click()
  const waiting = guest.getByText('No internet: nobody has been told yet.', { exact: false })
  await expect(waiting).toBeVisible()
  await guest.evaluate(() => {
    history.back = () => undefined
  })
  await guest.getByRole('button', { name: 'Go back' }).click()
  await expect(waiting).toBeHidden()
  await phone.setOffline(false)
  await guest.waitForLoadState('networkidle')
  expect(await sides()).toEqual({ coming: 0, notComing: 0, declines: 0 })
  await opened(guest, code)
  await expect(guest.getByText(unsent)).toHaveCount(0)
  await phone.close()
})
