import type { Page } from '@playwright/test'
import { answered, loseConnection, opened, staged, takenOver } from '../support/guest-fixtures.ts'
import { announce, expect, test } from '../support/journey.ts'

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

for (const [where, begin, role, name, reached] of [
  ['the invitation', invited, 'button', cannot, /We’ll tell the organizer that/],
  ['the page of an answer', editing, 'link', cannot, /your places are free for others/],
  ['the question', asked, 'button', 'Yes, tell them', 'You told us you cannot come'],
] as const)
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
