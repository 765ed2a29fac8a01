import type { Browser, Page, Route } from '@playwright/test'
import { later, ownClock } from '../support/clock.ts'
import { picture } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { type Staged, stage } from '../support/kitchen-fixtures.ts'

/** Calls the API as the page's planner, or as anybody. */
async function sent(page: Page, method: 'post' | 'put', path: string, data: object = {}) {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request[method](`/api${path}`, { headers, data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return response.json()
}

/** A guest answers: the soup and the first main. */
function answer(page: Page, { code, categories }: Staged, name: string) {
  const selections = Object.fromEntries(categories.map(({ id, items }) => [id, items[0]?.id]))
  return sent(page, 'post', `/codes/${code}/responses`, {
    submissionId: crypto.randomUUID(),
    party: [{ name, allergies: '', selections }],
  })
}

/** The page is read again at most once in this time. */
const pause = 2_000
const phone = { width: 390, height: 844 }

async function kitchen(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true })
  const page = await context.newPage()
  await ownClock(page)
  // The page is read again once its live view is open.
  const live = page.waitForResponse((read) => new URL(read.url()).pathname === `/api${new URL(url).pathname}`)
  await page.goto(new URL(url).pathname)
  await live
  return page
}

async function looked(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await accessible(page)
    await picture(page, `${name}-${width}-${colorScheme}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The paper, as it would be printed now. */
async function printed(page: Page): Promise<string> {
  const paper = await page.request.get(`${new URL(page.url()).pathname}/print`)
  return paper.text()
}

test('the kitchen sees a sheet and says so, reads what changed, and is never taken for having seen a newer one @deep', async ({
  browser,
  page,
}) => {
  announce(/^(\/api)?\/kitchen\//)
  const event = await stage(page, 'Sheets and soup', { Starter: ['Soup'], Main: ['Beef', 'Bass'] })
  const issue = (kind = 'provisional') =>
    sent(page, 'post', `/events/${event.id}/sheets`, { id: crypto.randomUUID(), kind })
  await answer(page, event, 'Ana')
  const { url } = await sent(page, 'post', `/events/${event.id}/kitchen-links`, { label: 'Hot kitchen' })
  const cook = await kitchen(browser, url)
  const band = cook.locator('.band')
  const see = (sheet: number) => cook.getByRole('button', { name: `I have seen sheet ${sheet}`, exact: true })
  const news = cook.getByRole('region', { name: 'Numbered sheets' })
  const unfold = (line: string) => news.getByText(line).click()
  await expect(band).toHaveText(/^live, \d\d:\d\d$/)
  // Readers say twice what is live within what is live.
  const live = ':is([role="status"], [role="alert"], [aria-live])'
  await expect(cook.locator(`${live} ${live}`)).toHaveCount(0)
  expect(await printed(cook)).toMatch(/as of .* · not an issued sheet/)

  await test.step('sheet 1 waits until somebody with a name has seen it', async () => {
    await issue()
    await later(cook, pause)
    await expect(band).toContainText('Sheet 1 has been issued')
    expect(await printed(cook)).toContain('SHEET 1 · PROVISIONAL')
    await see(1).click()
    await expect(cook.getByText('Please say who you are')).toBeVisible()
    await cook.getByLabel('Your name').fill('Marta')
    await looked(cook, 'kitchen-sheet-new')
    await see(1).dblclick()
    await expect(cook.getByText(/^Seen by Marta \(Hot kitchen\), .*\.$/)).toBeVisible()
    await expect(see(1)).toBeHidden()
  })

  await test.step('what changes after that stays in view', async () => {
    await answer(page, event, 'Bo')
    await later(cook, pause)
    await expect(band).toContainText('changes since you saw sheet 1')
    await expect(cook.getByText('MAIN Beef 1 → 2 (+1)')).toBeHidden()
    await unfold('What changed')
    await expect(cook.getByText('MAIN Beef 1 → 2 (+1)')).toBeVisible()
    await expect(cook.getByText('GUESTS 1 → 2')).toBeVisible()
    await cook.reload()
    await unfold('What changed')
    await expect(cook.getByText('MAIN Beef 1 → 2 (+1)')).toBeVisible()
    expect(await printed(cook)).toMatch(/not an issued sheet: \d changes since sheet 1.*Since sheet 1 \(/s)
  })

  await test.step('a sheet that another replaces meanwhile is not seen', async () => {
    await issue()
    await later(cook, pause)
    await expect(band).toContainText('Sheet 2 has replaced sheet 1')
    await looked(cook, 'kitchen-sheet-replaced')
    const late = async (route: Route) => {
      await issue()
      await route.continue()
    }
    await cook.route('**/seen', late, { times: 1 })
    await see(2).click()
    await expect(cook.getByRole('alert')).toHaveText('Sheet 3 has replaced this one.')
    await expect(see(3)).toBeVisible()
    await expect(cook.getByText(/^Sheet 1: Seen by Marta /)).toBeVisible()
  })

  await test.step('without a connection nothing is said to be seen, and the name stays', async () => {
    await cook.context().setOffline(true)
    await cook.getByLabel('Your name').fill('Marta B.')
    await see(3).click()
    await expect(cook.getByRole('alert')).toContainText('This was not saved. Your name is kept here')
    await expect(band).toContainText(/^Not connected since \d\d:\d\d/)
    await expect(cook.getByLabel('Your name')).toHaveValue('Marta B.')
    await cook.context().setOffline(false)
    await expect(band).toContainText(/^live, /)
    await see(3).click()
    await expect(cook.getByText(/^Seen by Marta B\. \(Hot kitchen\)/)).toBeVisible()
    await expect(band).toHaveText(/^live, \d\d:\d\d$/)
  })

  await test.step('after the final sheet a change says that nobody told the kitchen', async () => {
    await sent(page, 'post', `/events/${event.id}/close`)
    await issue('final')
    await later(cook, pause)
    await see(4).click()
    await expect(cook.getByText(/^Seen by Marta B\./)).toBeVisible()
    await expect(see(4)).toBeHidden()
    expect(await printed(cook)).toContain('SHEET 4 · FINAL, replaces 3')
    await sent(page, 'post', `/events/${event.id}/responses`, {
      submissionId: crypto.randomUUID(),
      party: [{ name: 'Cy', allergies: '', selections: {} }],
    })
    await later(cook, pause)
    await expect(band).toContainText(/changes? since the final sheet\. No new sheet has been issued yet\./)
    await looked(cook, 'kitchen-sheet-final')
  })
  await cook.context().close()
})
