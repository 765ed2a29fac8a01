import type { APIRequestContext } from '@playwright/test'
import { listed } from '../support/guest-list-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { freshEmail, type Mail, mailTo } from '../support/mailbox.ts'

/** The invitation that a planner has mailed to a party, after their test mail. */
async function invited(request: APIRequestContext): Promise<Mail> {
  const email = freshEmail('guest')
  const { id } = await listed(request, { people: [{ name: 'Anna Lee' }, { name: 'Tom Lee' }], email })
  const asked = { id: crypto.randomUUID(), kind: 'invite', invitations: 'silent', confirm: 1, allowed: true }
  for (const [path, data] of [
    ['test', {}],
    ['', asked],
  ] as const) {
    const url = `/api/events/${id}/mails${path && `/${path}`}`
    const answer = await request.post(url, { data, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.ok()).toBe(true)
  }
  await expect.poll(async () => (await request.post('/__local/clock')).ok()).toBe(true)
  return mailTo(request, email, /^You are invited to/)
}

test('an invitation opens the party’s page, and its end stops mail about the event, of all, and begins it again @deep', async ({
  page,
  request,
}) => {
  const mail = await invited(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(mail.links.find((link) => link.includes('/invite/')) ?? '')
  await expect(page.getByText('Anna Lee').first()).toBeVisible()

  const stop = mail.links.find((link) => link.includes('/stop/')) ?? ''
  await page.goto(stop)
  await expect(page.getByRole('heading', { name: /^Stop mail about .+\?$/ })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Stop mail about this event' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Mail about .+ has stopped$/ })).toBeVisible()
  await accessible(page)
  await page.goto(stop)
  await page.getByRole('button', { name: 'Stop it for all events' }).click()
  await expect(page.getByRole('heading', { name: 'Mail about all events has stopped' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Get this mail again' }).click()
  await expect(page.getByRole('heading', { name: /^You get mail about .+ again$/ })).toBeVisible()
  await accessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('a link that was cut off says so, and stops nothing @deep', async ({ page, request }) => {
  announce(/^\/stop\//)
  const { links } = await invited(request)
  await page.goto((links.find((link) => link.includes('/stop/')) ?? '').slice(0, -3))
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0)
  await accessible(page)
})
