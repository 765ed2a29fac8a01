import type { Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { newEvent } from '../support/new-planner.ts'
import { admin, newPlanner, signIn } from '../support/sign-in.ts'

/** Sends what a page of the planner's would, and gives the answer. */
const send = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([verb, to]) => {
      const init =
        verb === 'GET'
          ? {}
          : { method: verb ?? '', body: '{}', headers: { 'content-type': 'application/json' } }
      const answer = await fetch(to ?? '', init)
      return (answer.status === 204 ? null : await answer.json()) as {
        events: { id: string; title: string }[]
      }
    },
    [method, path],
  )

test('an admin suspends an event and its planner, reads why in the lists, and lifts both by one press @deep', async ({
  page,
  browser,
  request,
}) => {
  announce(/^\/event\//)
  const { email, password } = await newPlanner(request)
  const planners = await (await browser.newContext()).newPage()
  await signIn(planners, email, password)
  const title = `Paused ${email.slice(4, 12)}`
  const code = await newEvent(planners, title)
  const guest = await (await browser.newContext()).newPage()
  const paused = guest.getByText('This event is paused at the moment. All answers are kept.')

  await signIn(page, admin.email, admin.password)
  await page.getByRole('button', { name: /^All Events by Planner/ }).click()
  await page.getByLabel('Search events').fill(title)
  const event = page.getByRole('row', { name: title })
  await event.getByRole('button', { name: `Suspend ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${title}?` })
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await dialog.getByLabel('Reason, shown to the planner').fill('We were told of a fraud.')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(event).toContainText('We were told of a fraud.')
  await guest.goto(`/event/${code}`)
  await expect(paused).toBeVisible()
  await accessible(guest)
  await event.getByRole('button', { name: `Lift the suspension: ${title}` }).click()
  await expect(event).not.toContainText('We were told of a fraud.')
  await guest.reload()
  await expect(paused).toHaveCount(0)

  await page.getByRole('button', { name: /^All Planners/ }).click()
  await page.getByLabel('Search planners').fill(admin.email)
  await expect(page.getByRole('row', { name: admin.email })).toBeVisible()
  await expect(page.getByRole('button', { name: `Suspend ${admin.email}` })).toHaveCount(0)
  await page.getByLabel('Search planners').fill(email)
  const planner = page.getByRole('row', { name: email }).first()
  await planner.getByRole('button', { name: `Suspend ${email}` }).click()
  await page.getByLabel('Reason, shown to the planner').fill('An open question.')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(planner).toContainText('An open question.')
  await guest.reload()
  await expect(paused).toBeVisible()
  await planners.reload()
  await expect(planners.getByText('An open question.', { exact: false }).first()).toBeVisible()
  await accessible(page)
  await planner.getByRole('button', { name: `Lift the suspension: ${email}` }).click()
  await expect(planner).not.toContainText('An open question.')
  await guest.reload()
  await expect(paused).toHaveCount(0)
})

test('a planner stops one kind of mail by its link, without signing in, and switches it on again @deep', async ({
  page,
  browser,
  request,
}) => {
  announce(/^\/notifications\/closed\.nobody/)
  const { email, password } = await newPlanner(request)
  await signIn(page, email, password)
  await newEvent(page, 'Soon closed')
  const [event] = (await send(page, 'GET', '/api/events')).events
  await send(page, 'POST', `/api/events/${event?.id}/close`)
  await request.post('/__local/clock')
  const { links } = await mailTo(request, email, /^Answers for “Soon closed” are closed$/)

  const anywhere = await (await browser.newContext()).newPage()
  await anywhere.goto(links.find((link) => link.includes('/notifications/')) ?? '')
  await expect(anywhere.getByRole('heading', { name: 'Stop this mail?' })).toBeVisible()
  await accessible(anywhere)
  await anywhere.getByRole('button', { name: 'Stop this mail' }).click()
  await expect(anywhere.getByRole('heading', { name: 'This mail has stopped' })).toBeVisible()
  await accessible(anywhere)

  await page.goto('/dashboard/account')
  const mail = page.getByLabel('When an event has closed, with its counts and what is missing')
  await expect(mail).not.toBeChecked()
  await expect(page.getByLabel('When an event is full')).toBeChecked()
  await mail.click()
  await expect(page.getByText('You get this mail again.')).toBeVisible()
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(page.getByText('You no longer get this mail.')).toBeVisible()
  await page.reload()
  await expect(mail).not.toBeChecked()
  await anywhere.goto('/notifications/closed.nobody.cut-off')
  await expect(anywhere.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
})
