import { onDashboard } from '../../support/events-planner.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'
import { newPlanner } from '../../support/new-planner.ts'

test('an owner invites a viewer by address, who comes back from sign-in, looks on, and is told when removed', async ({
  page,
  browser,
}) => {
  announce(/^\/api\/events\//, /\/live$/)
  const { events } = await onDashboard(page, [{ title: 'Supper for two planners', menu: true, guests: 2 }])
  const id = events[0]?.id ?? ''
  const email = freshEmail('viewer')
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'People' }).click()
  await expect(page.getByText('Only you plan this event so far.', { exact: false })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: /^Viewer/ }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText(`We have mailed an invitation to ${email}.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Viewer')
  await accessible(page)

  const viewer = await (await browser.newContext()).newPage()
  await newPlanner(viewer, email, { invited: true })
  await expect(viewer.getByText('You are invited to help plan Supper for two planners.')).toBeVisible()
  await accessible(viewer)
  await viewer.getByRole('button', { name: 'Accept' }).click()
  await expect(viewer.getByText('You now help plan Supper for two planners.')).toBeVisible()
  // The mail opened once more leads to the event.
  const mail = await mailTo(page.request, email, /^Help plan Supper/)
  await viewer.goto(mail.links.find((link) => link.includes('/memberships/')) ?? '')
  await expect(viewer.getByText('You have accepted this invitation', { exact: false })).toBeVisible()
  await viewer.getByRole('link', { name: 'Open the event' }).click()
  await viewer.getByRole('link', { name: 'Guests', exact: true }).click()
  await expect(viewer.getByRole('heading', { name: 'Guest Responses' })).toBeAttached()
  await expect(viewer.getByRole('button', { name: 'Add Response' })).toHaveCount(0)
  await viewer.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(viewer.getByRole('button', { name: 'Add Category' })).toHaveCount(0)
  await viewer.getByRole('link', { name: 'Kitchen', exact: true }).click()
  await expect(viewer.getByRole('heading', { name: 'Totals' })).toBeAttached()
  // None shown is not none there.
  await expect(viewer.getByText('You do not see what guests must avoid', { exact: false })).toBeVisible()
  await expect(viewer.getByRole('heading', { name: 'Specials' })).toHaveCount(0)

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('checkbox', { name: 'Sees needs, addresses and notes' }).check()
  await expect(page.getByText('has another role now.', { exact: false })).toBeVisible()
  await row.getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: /^Remove/ })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await expect(page.getByText('was removed.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(viewer.getByRole('heading', { name: 'You no longer have access to this event' })).toBeVisible({
    timeout: 2_500,
  })
  await accessible(viewer)
  await viewer.getByRole('link', { name: 'Back to your events' }).click()
  await expect(viewer.getByRole('heading', { name: 'Your Events' })).toBeVisible()
  await viewer.context().close()
})

test('whoever opens an invitation signed out sees what it is for, and the way to sign in and back', async ({
  page,
  browser,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Garden party', menu: true }])
  const email = freshEmail('later')
  const invited = await page.request.post(`/api/events/${events[0]?.id}/members`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, role: 'editor' },
  })
  expect(invited.status()).toBe(201)
  const mail = await mailTo(page.request, email, /^Help plan Garden/)
  const link = mail.links.find((one) => one.includes('/memberships/')) ?? ''
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByText('You are invited to help plan Garden party.')).toBeVisible()
  await other.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(/\/planner\?next=%2Fmemberships%2F/)
  await page.goto(link)
  await expect(page.getByText(/^You are signed in as /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await other.context().close()
})
