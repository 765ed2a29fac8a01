import type { Browser, Page } from '@playwright/test'
import { looks, picture } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { type Staged, stage } from '../support/kitchen-fixtures.ts'

type Sent = Record<string, unknown>

/** Calls the API as the page's planner, or as anybody. */
async function sent(page: Page, method: 'post' | 'put' | 'delete', path: string, data: Sent = {}) {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request[method](`/api${path}`, { headers, data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.status() === 204 ? {} : response.json()
}

const nuts = { needs: [{ what: 'nuts', how: 'allergy' }], consent: true }

/** An event whose soup contains nuts: Ana must not have it and chose it, Leo may. */
async function dinner(page: Page, title: string): Promise<Staged> {
  const event = await stage(page, title, {
    Starter: ['Pumpkin soup', 'Green salad'],
    Main: ['Beef fillet', 'Risotto'],
  })
  const [starter, main] = event.categories
  const soup = starter?.items[0]?.id ?? ''
  await sent(page, 'put', `/events/${event.id}/items/${soup}/contents`, {
    contents: [{ what: 'nuts', state: 'contains' }],
  })
  const selections = { [starter?.id ?? '']: soup, [main?.id ?? '']: main?.items[0]?.id }
  await sent(page, 'post', `/codes/${event.code}/responses`, {
    submissionId: crypto.randomUUID(),
    party: [
      { name: 'Ana Lopes', allergies: '', selections, ...nuts },
      { name: 'Leo Lopes', allergies: '', selections },
      {
        name: 'Ida Lopes',
        allergies: 'Hazelnuts, badly',
        selections: { [main?.id ?? '']: main?.items[1]?.id },
      },
    ],
  })
  return event
}

const phone = { width: 390, height: 844 }

async function kitchen(browser: Browser, url: string, dark = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: true,
  })
  const page = await context.newPage()
  // The page is read again once its live view is open.
  const live = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === `/api${new URL(url).pathname}`,
  )
  await page.goto(new URL(url).pathname)
  await live
  return page
}

/** Takes pictures of a screen and looks for what axe finds. */
async function looked(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of looks(
    [[390, 'dark']],
    [
      [390, 'light'],
      [1280, 'light'],
      [1280, 'dark'],
    ],
  )) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await accessible(page)
    await picture(page, `${name}-${width}-${colorScheme}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('the kitchen reads, agrees and confirms on a phone, and its page empties when the link is revoked', async ({
  browser,
  page,
}) => {
  announce(/^(\/api)?\/kitchen\//)
  const event = await dinner(page, 'Harvest Feast')
  const { id, url } = await sent(page, 'post', `/events/${event.id}/kitchen-links`, {
    label: 'Hot kitchen',
    mayConfirm: true,
  })
  const other = await sent(page, 'post', `/events/${event.id}/kitchen-links`, { label: 'Pastry' })
  const phoned = await kitchen(browser, url)
  await expect(phoned.getByRole('heading', { name: 'Harvest Feast' })).toBeVisible()
  await expect(phoned.getByText(/^live, \d\d:\d\d$/)).toBeVisible()
  await expect(phoned.getByRole('heading', { name: 'Starter' })).toBeVisible()
  await expect(phoned.getByText('1 as listed · 1 changed')).toHaveText('1 as listed · 1 changed needs')
  // A need that was written, and not ticked, is marked at its dish as well.
  const risotto = phoned
    .getByRole('listitem')
    .filter({ has: phoned.getByRole('heading', { name: 'Risotto' }) })
  await phoned.getByRole('navigation', { name: 'Courses' }).getByRole('link', { name: 'Main' }).click()
  await expect(risotto.getByText('needs', { exact: true })).toBeVisible()
  await risotto.getByRole('heading', { name: 'Risotto' }).click()
  await expect(risotto.getByText('1 with a need')).toBeVisible()
  await phoned.getByRole('navigation', { name: 'Courses' }).getByRole('link', { name: 'Starter' }).click()
  await phoned.getByRole('heading', { name: 'Pumpkin soup' }).click()
  await expect(phoned.getByText('Contains: nuts. Others: not confirmed.')).toBeVisible()
  await looked(phoned, 'kitchen-course')

  await test.step('agrees what is served instead', async () => {
    await phoned.getByRole('link', { name: 'S1', exact: true }).click()
    await expect(phoned.getByText('NOT the Pumpkin soup (contains): NOT AGREED')).toBeVisible()
    await looked(phoned, 'kitchen-specials')
    await phoned.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(phoned.getByText('Please say who agreed to it')).toBeVisible()
    await phoned.getByLabel('Serve instead').fill('cucumber salad')
    await phoned.getByLabel('Agreed by').fill('Marta')
    await phoned.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(phoned.getByText('cucumber salad, agreed by Marta')).toBeVisible()
    await expect(phoned.getByText('NOT AGREED')).toBeHidden()
  })

  await test.step('confirms a dish under the name it gave', async () => {
    await phoned.getByRole('link', { name: 'Main', exact: true }).click()
    await phoned.getByRole('heading', { name: 'Beef fillet' }).click()
    await phoned.getByRole('button', { name: 'Confirm what is in it: Beef fillet' }).click()
    await phoned.getByLabel('Nuts', { exact: true }).selectOption('no ingredient with it')
    await expect(phoned.getByText('Traces: not confirmed.')).toBeVisible()
    await expect(phoned.getByLabel('Your name')).toHaveValue('Marta')
    await looked(phoned, 'kitchen-confirm')
    await phoned.getByRole('button', { name: 'Save' }).click()
    await expect(
      phoned.getByText(
        /^Marta, kitchen \(Hot kitchen\), .*: no nuts in the recipe\. Traces: not confirmed\.$/,
      ),
    ).toBeVisible()
  })

  await test.step('the address holds the course, on a phone one a screen', async () => {
    const main = phoned.getByRole('heading', { name: 'Main', exact: true })
    await phoned.goBack()
    await expect(phoned.getByRole('heading', { name: 'Specials 2' })).toBeVisible()
    await expect(main).toBeHidden()
    await phoned.goForward()
    await expect(main).toBeVisible()
    await phoned.reload()
    await expect(main).toBeVisible()
    await expect(phoned.getByRole('heading', { name: 'Starter' })).toBeHidden()
    await phoned.setViewportSize({ width: 1280, height: 900 })
    for (const name of ['Starter', 'Main', 'Specials 2'])
      await expect(phoned.getByRole('heading', { name, exact: true })).toBeVisible()
    await phoned.setViewportSize(phone)
  })

  await test.step('without a script everything stands below one another', async () => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
    const bare = await context.newPage()
    await bare.goto(new URL(url).pathname)
    for (const name of ['Starter', 'Main', 'Specials 2'])
      await expect(bare.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(bare.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
    await expect(bare.getByRole('button')).toHaveText(['Change'])
    await context.close()
  })

  await test.step('is told of another answer, and of being cut off', async () => {
    await sent(page, 'post', `/codes/${event.code}/responses`, {
      submissionId: crypto.randomUUID(),
      party: [{ name: 'Bo', allergies: '', selections: {} }],
    })
    await expect(phoned.getByText('Not chosen')).toBeVisible()
    await phoned.getByRole('heading', { name: 'Beef fillet' }).click()
    await phoned.getByRole('button', { name: 'Confirm what is in it: Beef fillet' }).click()
    await phoned.context().setOffline(true)
    await phoned.getByRole('button', { name: 'Save' }).click()
    // The failed save tells that the page is not live, before its view does.
    await expect(phoned.getByText('This was not saved. Please try again.')).toBeVisible()
    await expect(phoned.getByText(/^Not connected since \d\d:\d\d$/)).toBeVisible()
    await expect(phoned.getByLabel('Your name').last()).toHaveValue('Marta')
    await expect(phoned.getByText('Not chosen')).toBeVisible()
    await phoned.context().setOffline(false)
    await expect(phoned.getByText(/^live, /)).toBeVisible()
    await phoned.getByRole('button', { name: 'Save' }).click()
    await expect(phoned.getByRole('button', { name: 'Save' })).toBeHidden()
  })

  await test.step('prints the sheet, counts first', async () => {
    const [paper] = await Promise.all([
      phoned.waitForEvent('popup'),
      phoned.getByRole('link', { name: 'Print the sheet' }).click(),
    ])
    await expect(paper.getByText('4 plates')).toBeVisible()
    await expect(paper.getByText('cucumber salad, agreed by Marta')).toBeVisible()
    await accessible(paper)
    await picture(paper, 'kitchen-paper', { fullPage: true })
    await paper.getByRole('link', { name: 'Back to the kitchen page' }).click()
    await expect(paper.getByText(/^live, /)).toBeVisible()
    await paper.close()
    // The page itself may show one course of many: on paper it says so, and nothing else.
    await phoned.emulateMedia({ media: 'print' })
    await expect(phoned.getByText(/^Please print with “Print the sheet”/)).toBeVisible()
    await expect(phoned.getByText('Beef fillet')).toBeHidden()
    await phoned.emulateMedia({ media: null })
  })

  const tablet = await kitchen(browser, url, true)
  const pastry = await kitchen(browser, other.url)
  // A link that may not confirm reads what was agreed, and changes nothing of it.
  await pastry.getByRole('link', { name: 'Specials 2' }).click()
  await expect(pastry.getByText('cucumber salad, agreed by Marta')).toBeVisible()
  await expect(pastry.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await sent(page, 'delete', `/events/${event.id}/kitchen-links/${id}`)
  for (const open of [phoned, tablet]) {
    await expect(open.getByText('This link was closed by the organizer.')).toBeVisible({ timeout: 2000 })
    await expect(open.getByText('Ana Lopes')).toBeHidden()
    await expect(open.getByText('Harvest Feast')).toBeHidden()
  }
  await expect(pastry.getByText('Harvest Feast')).toBeVisible()
  await tablet.context().close()
  await pastry.context().close()
  await looked(phoned, 'kitchen-over')
  expect((await phoned.reload())?.status()).toBe(410)
  await expect(phoned.getByText('This link was closed by the organizer.')).toBeVisible()
  await phoned.context().close()
})
