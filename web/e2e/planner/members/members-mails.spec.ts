import type { Page } from '@playwright/test'
import { onDashboard } from '../../support/events-planner.ts'
import { joined } from '../../support/joined.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { mailsTo, mailTo } from '../../support/mailbox.ts'

const title = 'Supper of thirty'
const mails = (on: Page) => on.getByRole('checkbox', { name: 'Mail me about this event' })

test('of two members the one who switches the mail about an event on gets it when it is full @deep', async ({
  page,
  browser,
  request,
}) => {
  const { events } = await onDashboard(page, [{ title, menu: true, guests: 29 }])
  const id = events[0]?.id ?? ''
  const [wants, wantsNot] = [
    await joined(page, browser, id, 'editor'),
    await joined(page, browser, id, 'viewer'),
  ]
  for (const { page: member } of [wants, wantsNot]) {
    await member.goto(`/events/${id}/members`)
    await expect(mails(member)).not.toBeChecked()
    await mails(member).click()
    await expect(member.getByText('You get mail about this event.')).toBeVisible()
    await expect(mails(member)).toBeChecked()
  }
  await accessible(wants.page)
  await mails(wantsNot.page).click()
  await expect(wantsNot.page.getByText('You no longer get mail about this event.')).toBeVisible()
  for (const { page: member } of [wants, wantsNot]) await member.reload()
  await expect(mails(wants.page)).toBeChecked()
  await expect(mails(wantsNot.page)).not.toBeChecked()

  const answer = await request.post(`/api/codes/${events[0]?.eventCode}/responses`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      submissionId: crypto.randomUUID(),
      party: [{ name: 'Last Guest', allergies: '', selections: {} }],
    },
  })
  expect(answer.status()).toBe(201)
  await expect.poll(async () => (await request.post('/__local/clock')).ok()).toBe(true)
  const isFull = /^“Supper of thirty” is full$/
  expect((await mailTo(request, wants.email, isFull)).text).toContain('All 30 places are taken.')
  // The clock queues the mails about an event in one go.
  const others = await mailsTo(request, wantsNot.email)
  expect(others.filter(({ subject }) => isFull.test(subject))).toEqual([])
  for (const { page: member } of [wants, wantsNot]) await member.context().close()
})
