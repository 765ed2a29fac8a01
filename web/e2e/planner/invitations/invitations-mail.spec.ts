import { expect, type Page } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { accessible, announce, test } from '../../support/journey.ts'
import { answerAs, type Staged, stage } from '../../support/kitchen-fixtures.ts'
import { mailTo } from '../../support/mailbox.ts'

const headers = (page: Page) => ({ origin: new URL(page.url()).origin })

/** Adds parties of one to an event's list. */
async function list(page: Page, { id }: Staged, ...parties: object[]): Promise<void> {
  for (const data of parties) {
    const answer = await page.request.post(`/api/events/${id}/invitations`, { headers: headers(page), data })
    expect(answer.status()).toBe(201)
  }
}

const party = (name: string, more: object = {}) => ({
  people: [{ name }],
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  ...more,
})

for (const width of looks([1280], [390]))
  test(`a planner sends the first invitations after a test, then asks the silent in two presses, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'By mail', { Main: ['Beef', 'Bass'] })
    await list(page, staged, party('Anna Lee'), party('Bo Diaz'), party('Cleo Park', { email: '' }))
    await page.goto(`/events/${staged.id}/guests`)
    await page.getByRole('link', { name: 'Mail', exact: true }).click()
    await expect(page.getByText('Automatic reminders are off.')).toBeVisible()
    await accessible(page)
    // Invitations come first, and who has no address is named with a way to them.
    const ways = page.getByRole('region', { name: 'Write to your guests' }).getByRole('listitem')
    await expect(ways).toContainText(['Send invitations', 'Ask the 3 who', '1 party has no email address.'])
    await ways.getByRole('link', { name: 'Reach them by message or phone' }).click()
    await expect(page.getByLabel('No email (1)')).toBeChecked()
    await expect(page.getByText('1 of 3 parties shown')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cleo Park', exact: true })).toBeVisible()
    await accessible(page)
    await page.goBack()

    await page.getByRole('button', { name: 'Send invitations' }).click()
    const form = page.getByRole('dialog', { name: 'Send invitations' })
    await expect(form.getByText('Anna Lee · Bo Diaz', { exact: true })).toBeVisible()
    const note = form.getByLabel('Your note (optional)')
    await note.fill('See www.example.com')
    const send = form.getByRole('button', { name: 'Send to 2 parties' })
    const sendTest = form.getByRole('button', { name: 'Send me a test' })
    await sendTest.focus()
    await sendTest.press('Enter')
    await expect(
      form.getByText('Your note cannot contain links, email addresses or phone numbers'),
    ).toBeVisible()
    await expect(note).toBeFocused()
    await send.click()
    await expect(form.getByText('Please send yourself a test first.')).toBeVisible()
    await expect(form.getByText('Please confirm that you may write to these people.')).toBeVisible()
    await expect(form.getByText('Please type the number of parties.')).toBeVisible()
    await accessible(page)
    await expect(note).toBeFocused()
    await note.fill('We look forward to you!')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(note).toHaveValue('We look forward to you!')
    await send.click()
    await expect(sendTest).toBeFocused()
    await sendTest.click()
    await expect(form.getByText('The test is on its way to your own address.')).toBeVisible()
    const { user } = await (await page.request.get('/api/session')).json()
    expect((await mailTo(page.request, user.email, /^Test: /)).text).toContain('We look forward to you!')
    await form.getByLabel(/^I may write to these people/).check()
    await form.getByLabel('Type 2 to send this mail to 2 parties').fill('2')
    await send.click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Mail to 2 parties is on its way.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Bo Diaz' })).toContainText(
      /^Bo DiazInvitation: /,
    )
    // The first mail settles what the plan asks for, too.
    await expect(page.getByText('Before your first mail')).toBeHidden()

    // An invited party is not invited again, and hears nothing more on the same day.
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(form.getByText('No one gets this mail now.')).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).last().click()
    await list(page, staged, party('Dora Kim'))
    await page.reload()
    await expect(ways.first()).toContainText('Ask the 4 who have not answered')
    await page.getByRole('button', { name: 'Ask the 4 who have not answered' }).click()
    const ask = page.getByRole('dialog', { name: 'Ask those who have not answered' })
    await expect(ask.getByText('Dora Kim', { exact: true })).toBeVisible()
    await ask.getByRole('button', { name: 'Send to 1 party' }).click()
    await expect(page.getByText('Mail to 1 party is on its way.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Dora Kim' })).toContainText('Reminder: ')
  })

for (const width of looks([390], [1280]))
  test(`a planner sets the days of reminders, and the overview says when the next go out, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'Plan', { Main: ['Beef', 'Bass'] })
    await list(page, staged, party('Anna Lee'))
    await page.goto(`/events/${staged.id}/guests/mail`)
    const plan = page.getByRole('region', { name: 'Reminders' })
    await expect(plan.getByLabel(/ 7 days before$/)).toBeChecked()
    await plan.getByLabel(/ 14 days before$/).check()
    await expect(plan.getByText('Please choose at most 3 days')).toBeVisible()
    await plan.getByLabel(/ 3 days before$/).uncheck()
    for (const days of [14, 7, 1]) await plan.getByLabel(new RegExp(` ${days} days? before$`)).uncheck()
    await plan.getByRole('button', { name: 'Switch reminders on' }).click()
    await expect(plan.getByText('Please choose a day')).toBeVisible()
    await expect(plan.getByRole('checkbox').first()).toBeFocused()
    for (const days of [14, 7, 1]) await plan.getByLabel(new RegExp(` ${days} days? before$`)).check()
    await plan.getByLabel('Time of day').selectOption('09:00')
    await plan.getByRole('button', { name: 'Switch reminders on' }).click()
    await expect(plan.getByText('Please send yourself a test first.')).toBeVisible()
    await plan.getByRole('button', { name: 'Send me a test' }).click()
    await expect(plan.getByText('The test is on its way to your own address.')).toBeVisible()
    await plan.getByLabel(/^I may write to these people/).check()
    await plan.getByRole('button', { name: 'Switch reminders on' }).click()
    await expect(page.getByText('Reminders are on.')).toBeVisible()
    await expect(plan.getByText('Before your first mail')).toBeHidden()
    const next = /^Next: \w{3} \d+ \w+, 09:00$/
    await expect(plan.getByText(next)).toBeVisible()
    await expect(plan.getByText('As of now: to 1 party that has not answered.')).toBeVisible()
    await accessible(page)

    await page.goto(`/events/${staged.id}`)
    await expect(page.getByText(/^Reminders go out \w{3} \d+ \w+, 09:00$/)).toBeVisible()
    await page.getByRole('link', { name: 'See mail' }).click()
    await plan.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('Reminders are off.', { exact: true })).toBeVisible()
    await expect(plan.getByText(next)).toBeHidden()
  })

for (const width of looks([1280], [390]))
  test(`a planner’s own message is noted beside its party, whose mail can be paused, at ${width} px @deep`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'By hand', { Main: ['Beef', 'Bass'] })
    await list(page, staged, party('Anna Lee'))
    await page.goto(`/events/${staged.id}/guests`)
    await page.getByRole('button', { name: 'Anna Lee', exact: true }).click()
    await page.getByRole('button', { name: 'Copy message Anna Lee' }).click()
    const mail = page.getByRole('region', { name: 'Mail to them' })
    await expect(mail.getByText(/^Link copied, /)).toBeVisible()
    await mail.getByRole('button', { name: 'Pause mail to them Anna Lee' }).click()
    await expect(mail.getByText('Mail to them is paused.')).toBeVisible()
    await accessible(page)
    await page.goto(`/events/${staged.id}/guests/mail`)
    await page.getByRole('button', { name: 'Ask the one guest who has not answered' }).click()
    await expect(page.getByText('No one gets this mail now.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: 'Anna Lee' }).click()
    await page.getByRole('button', { name: 'Anna Lee', exact: true }).click()
    await mail.getByRole('button', { name: 'Resume mail to them Anna Lee' }).click()
    await expect(page.getByText('Anna Lee gets mail again.')).toBeVisible()
  })

test('a planner who changes the place is asked to tell those who come, and writes to them @deep', async ({
  page,
  browser,
}) => {
  const staged = await stage(page, 'Moved', { Main: ['Beef', 'Bass'] })
  const [main] = staged.categories
  await list(page, staged, party('Anna Lee'))
  const selections = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
  await answerAs(browser, staged, [{ name: 'Anna Lee', allergies: '', selections }])
  await page.goto(`/events/${staged.id}/guests`)
  await page.getByRole('button', { name: /^Yes the answer of Anna Lee/ }).click()
  await expect(page.getByText('1 coming · 0 not coming · 0 not answered (1 invited)')).toBeVisible()
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Event' })
  await form.getByText('About the meal').click()
  await form.getByLabel(/^Place/).fill('The Barn')
  await form.getByRole('button', { name: 'Update Event' }).click()
  const asked = page.getByRole('dialog', { name: 'Tell the one guest who is coming?' })
  await expect(asked.getByText('You changed the place. Your guests do not know yet.')).toBeVisible()
  await accessible(page)
  // Offline the way to the mail waits, and is taken back; the question needs no connection to be put off.
  announce(/\/live$/)
  await page.context().setOffline(true)
  await asked.getByRole('button', { name: 'Write to them' }).click()
  await expect(asked.getByText('You are offline.')).toBeVisible()
  await asked.getByRole('button', { name: 'Not now' }).click()
  await expect(asked).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.locator('.event-meal', { hasText: 'The Barn' })).toBeVisible()
  await expect(page).toHaveURL(/\/guests$/)

  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await form.getByText('About the meal').click()
  await form.getByLabel(/^Place/).fill('The Old Barn')
  await form.getByRole('button', { name: 'Update Event' }).click()
  await asked.getByRole('button', { name: 'Write to them' }).click()
  const send = page.getByRole('dialog', { name: 'Tell those who are coming' })
  await expect(send.getByLabel('To send them yourself')).toHaveValue(/When and where: .*The Old Barn/)
  await expect(send.getByText('Anna Lee', { exact: true })).toBeVisible()
  await accessible(page)
  await send.getByRole('button', { name: 'Send me a test' }).click()
  await expect(send.getByText('The test is on its way to your own address.')).toBeVisible()
  await send.getByLabel(/^I may write to these people/).check()
  await send.getByLabel(/^Type 1 to send/).fill('1')
  await send.getByRole('button', { name: 'Send to 1 party' }).click()
  await expect(page.getByText('Mail to 1 party is on its way.')).toBeVisible()
  await expect(page).toHaveURL(/\/guests\/mail$/)
})

test.describe('a planner in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('reads in which zone reminders of a meal in Berlin go out, and that the menu comes first @deep', async ({
    page,
  }) => {
    const staged = await stage(page, 'Abroad')
    await list(page, staged, party('Anna Lee'))
    const plan = { windows: [7], hour: 15, allowed: true }
    const send = (method: string, path: string, data: object) =>
      page.request.fetch(`/api/events/${staged.id}${path}`, { method, data, headers: headers(page) })
    expect((await send('POST', '/mails/test', {})).status()).toBe(204)
    expect((await send('PUT', '/reminders', plan)).status()).toBe(200)
    await page.goto(`/events/${staged.id}/guests/mail`)
    await expect(page.getByText(/^Next: .* 15:00 \(Berlin time\)$/)).toBeVisible()
    await expect(page.getByLabel('Time of day (Berlin time)')).toHaveValue('15')
    await expect(page.getByRole('button', { name: 'Send invitations' })).toBeHidden()
    await page.getByRole('link', { name: 'Add your menu' }).click()
    await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible()
  })
})
