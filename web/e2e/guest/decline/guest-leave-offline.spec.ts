import type { Page } from '@playwright/test'
import type { DeclineReceipt } from '../../../../worker/party/shape/decline.ts'
import { looks } from '../../support/deep.ts'
import {
  answered,
  atReview,
  loseConnection,
  opened,
  sent,
  staged,
  takenOver,
} from '../../support/guest-fixtures.ts'
import { announce, expect, test } from '../../support/journey.ts'
import { takenOver as scriptTakenOver } from '../../support/taken-over.ts'

const waits = 'No internet: nobody has been told yet. Keep this page open and we go on by ourselves.'
const cannot = 'We cannot come'

type At = { page: Page; code: string; editToken: string }

async function invited({ page, code }: At) {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Mia')
}
async function editing({ page, editToken }: At) {
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
}
async function asked(at: At) {
  await invited(at)
  await at.page.getByRole('button', { name: cannot }).click()
  await expect(at.page.getByText(/We’ll tell the organizer that/)).toBeVisible()
}

for (const [where, begin, role, name, reached] of looks(
  [['the invitation', invited, 'button', cannot, /We’ll tell the organizer that/]],
  [
    ['the page of an answer', editing, 'link', cannot, /your places are free for others/],
    ['the question', asked, 'button', 'Yes, tell them', 'You told us you cannot come'],
  ],
))
  test(`“We cannot come” without internet says so on ${where}, and goes on by itself`, async ({
    page,
    context,
    request,
  }) => {
    announce(/^\/api\/codes\//)
    const { code } = await staged(request)
    const { editToken } = await answered(request, code, 1)
    await begin({ page, code, editToken })
    const address = page.url()
    await loseConnection(page)
    await page.getByRole(role, { name }).click()
    await expect(page.getByText(waits)).toBeInViewport()
    expect(page.url()).toBe(address)
    await context.setOffline(false)
    await expect(page.getByText(reached)).toBeVisible()
  })

const goesOn = 'No internet: keep this page open and we go on by ourselves.'

/** The event's page on a device that holds records. */
async function holding({ page, code }: At, records: Record<string, unknown>) {
  await page.addInitScript((held) => {
    for (const [key, record] of Object.entries(held)) localStorage.setItem(key, JSON.stringify(record))
  }, records)
  await opened(page, code)
}
async function receipt({ page, code }: At) {
  await atReview(page, code)
  await sent(page)
}
const line = (at: At) => holding(at, { 'platewise.receipts': [{ code: at.code, token: at.editToken }] })
const unsent = (at: At) =>
  holding(at, { [`platewise.edit.${at.editToken}`]: { unsentEventTitle: 'Garden party' } })
async function decline(at: At): Promise<string> {
  const sending = await at.page.request.post(`/api/codes/${at.code}/declines`, {
    data: { submissionId: crypto.randomUUID(), email: '', names: ['Ann Lee'] },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return ((await sending.json()) as DeclineReceipt).declineToken
}
async function declined(at: At) {
  const token = await decline(at)
  await holding(at, { 'platewise.receipts': [{ code: at.code, token, declined: true }] })
}
async function notComing(at: At) {
  await at.page.goto(`/not-coming/${await decline(at)}`)
  await scriptTakenOver(at.page)
}

async function askedAgain(at: At) {
  await line(at)
  await at.page.goto(`/not-coming/${at.code}`)
  await expect(at.page.getByText(/You already answered for/)).toBeVisible()
}

for (const [where, begin, name, reached] of looks(
  [['“View or edit” of a receipt', receipt, 'View or edit', /\/edit\//]],
  [
    ['“Send now” of a change that waits', unsent, 'Send now', /\/edit\//],
    ['“Change that answer” of a second visit', askedAgain, 'Change that answer', /\/edit\//],
    ['“view or edit” of an answer in one line', line, 'view or edit', /\/edit\//],
    ['“change” of a decline', declined, 'change', /\/not-coming\//],
    ['“We can come after all” of a decline', notComing, 'We can come after all', /\/event\//],
  ],
))
  test(`${where} without internet says so, and goes on by itself`, async ({ page, context, request }) => {
    announce(/^\/api\/|^\/event\//)
    const { code } = await staged(request)
    const { editToken } = await answered(request, code, 1)
    await begin({ page, code, editToken })
    const address = page.url()
    await loseConnection(page)
    await page.locator('a, button').getByText(name, { exact: true }).click()
    await expect(page.getByText(goesOn)).toBeInViewport()
    expect(page.url()).toBe(address)
    await context.setOffline(false)
    await expect(page).toHaveURL(reached)
  })
