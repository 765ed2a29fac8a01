import type { Browser, Page } from '@playwright/test'
import { withoutRandom } from '../../../worker/testing/without-random.ts'
import { looks, picture } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import type { Staged } from '../support/kitchen-fixtures.ts'
import { freshEmail, mailTo } from '../support/mailbox.ts'
import { makePlanner } from '../support/purchases-fixtures.ts'
import { takenOver } from '../support/taken-over.ts'

type Sent = Record<string, unknown>

/** Calls the API as the page's planner, or as anybody. */
async function sent(page: Page, method: 'get' | 'post' | 'put', path: string, data?: Sent) {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request[method](`/api${path}`, { headers, ...(data && { data }) })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.json()
}

/** States all that is in the soup, as its planner. */
function stateSoup(page: Page, { id, categories }: Staged, ...whats: string[]) {
  const contents = whats.map((what) => ({ what, state: 'contains' }))
  return sent(page, 'put', `/events/${id}/items/${categories[0]?.items[0]?.id}/contents`, { contents })
}

/** Ana must not have nuts or celery. She chose the soup, was warned, and asks for another dish. */
async function answer(page: Page, { code, categories }: Staged, email: string): Promise<string> {
  const [starter, main] = categories
  const soup = starter?.items[0]?.id ?? ''
  const ana = {
    name: 'Ana Lopes',
    allergies: '',
    selections: { [starter?.id ?? '']: soup, [main?.id ?? '']: main?.items[0]?.id },
    needs: ['nuts', 'celery'].map((what) => ({ what, how: 'allergy' })),
    consent: true,
    wishes: { [soup]: 'ask' },
  }
  const { menuVersion } = await sent(page, 'get', `/codes/${code}`)
  const body = { submissionId: crypto.randomUUID(), email, party: [ana], menuVersion }
  const { editUrl } = await sent(page, 'post', `/codes/${code}/responses`, body)
  return editUrl
}

/** The planner makes a link in the dialog of the Kitchen tab, and is shown its address this once. */
async function linkMade(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click()
  const form = page.getByRole('dialog', { name: 'Make a link' })
  await form.getByRole('button', { name: 'Make a link' }).click()
  await expect(form.getByText('Please name the link')).toBeVisible()
  await form.getByLabel('Who is it for?').fill('Hot kitchen')
  await accessible(page)
  await picture(page, 'link-form')
  await form.getByRole('button', { name: 'Make a link' }).click()
  const made = page.getByRole('dialog', { name: 'The link for Hot kitchen' })
  await expect(made.getByRole('img', { name: 'QR code of the link for Hot kitchen' })).toBeVisible()
  await accessible(page)
  await picture(page, 'link-made')
  const url = await made.getByLabel('Address').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('not opened yet')).toBeVisible()
  return url
}

async function phone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(new URL(url).pathname)
  await takenOver(page)
  return page
}

test('from what is in the soup to the salad that Ana is served instead, and to what has changed since', async ({
  browser,
  page,
}) => {
  announce(/^(\/api)?\/kitchen\//)
  // An event that mails its guests.
  const { id, code } = await makePlanner(page, { guestLimit: 100 })
  await page.goto(`/events/${id}/kitchen`)
  const { categories } = await sent(page, 'get', `/events/${id}`)
  const event: Staged = { id, code, categories }
  const email = freshEmail('ana')
  await stateSoup(page, event, 'nuts')
  const editUrl = await answer(page, event, email)
  await expect(page.getByText('ALLERGY: NUTS, CELERY')).toBeVisible()
  const url = await linkMade(page)

  const cook = await phone(browser, url)
  await test.step('the kitchen confirms a dish and agrees', async () => {
    await expect(cook.getByText('0 as listed · 1 changed')).toBeVisible()
    await cook.getByRole('heading', { name: 'Soup' }).click()
    await cook.getByRole('link', { name: 'S1', exact: true }).click()
    await cook.getByLabel('Serve instead').fill('cucumber salad')
    await cook.getByLabel('Agreed by').fill('Marta')
    await cook.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(cook.getByText('cucumber salad, agreed by Marta')).toBeVisible()
    await cook.getByRole('link', { name: 'Main', exact: true }).click()
    await cook.getByRole('heading', { name: 'Fish' }).click()
    await cook.getByRole('button', { name: 'Confirm what is in it: Fish' }).click()
    await cook.getByLabel('Nuts', { exact: true }).selectOption('no ingredient with it')
    await cook.getByRole('button', { name: 'Save' }).click()
    await expect(cook.getByText(/no nuts in the recipe\. Traces: not confirmed\.$/)).toBeVisible()
  })

  await test.step('the planner sees it at once, and that the link was opened', async () => {
    await expect(page.getByText(/cucumber salad/).first()).toBeVisible()
    const kitchen = await sent(page, 'get', `/events/${event.id}/kitchen`)
    expect(kitchen.courses[0].items[0]).toMatchObject({ asListed: 0, changed: 1, changedFor: [1], total: 1 })
    await page.reload()
    await expect(page.getByText(/^opened .* · works until /)).toBeVisible()
    for (const [width, colorScheme] of looks([[390, 'light']], [[1280, 'dark']])) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await accessible(page)
      await picture(page, `links-${width}-${colorScheme}`, { fullPage: true })
    }
  })

  await test.step('what is in the soup changes: it is open again, and Ana is mailed to look again', async () => {
    await stateSoup(page, event, 'nuts', 'celery')
    // A mail that waits already tells it as well.
    await page.request.post('/__local/due-mails', { data: { code } })
    await page.request.post('/__local/clock')
    const mail = await mailTo(page.request, email, /has changed/)
    expect(mail.text).toContain('What is in a dish you chose has changed.')
    expect(mail.text).toContain('Look again')
    expect(withoutRandom(mail.subject + mail.text)).not.toMatch(/celery|nuts|soup/i)
    expect(mail.links).toContain(editUrl)
    await cook.getByRole('link', { name: 'Specials 1' }).click()
    await expect(cook.getByText(/^NOT the Soup .*NOT AGREED$/)).toBeVisible()
    const ended =
      /was agreed: cucumber salad \(Marta, Hot kitchen\), ended because what is in the dish changed; ask again/
    await expect(cook.getByText(ended)).toBeVisible()
    await expect(page.getByText(ended)).toBeVisible()
    await expect(page.getByText(/^What was agreed for 1 guest no longer applies\./)).toBeVisible()
    const ana = await phone(browser, editUrl)
    await expect(
      ana.getByRole('link', {
        name: /^The kitchen’s answer .*, cucumber salad, no longer applies\. You will hear from us again\.$/,
      }),
    ).toBeVisible()
    await ana
      .getByRole('link', { name: 'What is in Soup has changed since you chose it. Look at it again.' })
      .click()
    await expect(ana.getByRole('radio', { name: 'Soup' })).toBeInViewport()
    await accessible(ana)
    await picture(ana, 'look-again-390', { fullPage: true })
    await ana.context().close()
  })

  await test.step('the planner revokes the link, after a question', async () => {
    await page.getByRole('button', { name: 'Revoke the link for Hot kitchen' }).click()
    const question = page.getByRole('dialog', { name: 'Revoke the link for Hot kitchen?' })
    await accessible(page)
    await question.getByRole('button', { name: 'Revoke' }).click()
    await expect(cook.getByText('This link was closed by the organizer.')).toBeVisible({ timeout: 2000 })
    await expect(page.getByText(/^revoked /)).toBeVisible()
  })
  await cook.context().close()
})
