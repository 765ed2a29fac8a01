import { accessible, announce, expect, test } from '../support/journey.ts'
import { freshEmail, mailTo } from '../support/mailbox.ts'
import { newPlanner, signIn } from '../support/sign-in.ts'

test('a planner changes name, password and address, and ends a session elsewhere @deep', async ({
  page,
  browser,
  request,
}) => {
  announce(/^\/api\/account\/password$/)
  const { email, password } = await newPlanner(request)
  await signIn(page, email, password)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/help')
  await elsewhere.request.post('/api/auth/sign-in/email', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, password },
  })
  await page.goto('/dashboard/account')
  await expect(page.getByRole('heading', { name: 'Your Account', level: 1 })).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: 'Change Name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ida Neu')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByText('Your name is Ida Neu.')).toBeVisible()

  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This browser')
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Sign out / })
    .click()
  await expect(sessions).toHaveCount(1)
  expect((await elsewhere.request.get('/api/account')).status()).toBe(401)

  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current Password').fill('Wrong123')
  await page.getByLabel('New Password', { exact: true }).fill('Brandnew7')
  await page.getByLabel('Confirm New Password').fill('Brandnew7')
  await accessible(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await page.getByLabel('Current Password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Your password has changed.')).toBeVisible()

  const next = freshEmail('next')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('New Email').fill(next)
  await page.getByLabel('Current Password').fill('Brandnew7')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText(`${next} is waiting to be confirmed.`)).toBeVisible()
  await accessible(page)
  await mailTo(request, email, /^Someone asked to change the address of/)
  const { links } = await mailTo(request, next, /^Confirm your new address/)
  await page.goto(links.find((link) => link.includes('#address=')) ?? '')
  await accessible(page)
  await page.getByRole('button', { name: 'Confirm my new address' }).click()
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible()
  await mailTo(request, email, /address has changed$/)
  await elsewhere.context().close()
})
