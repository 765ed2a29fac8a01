import type { Page } from '@playwright/test'
import { guestEntry, lazyScriptsOf, scriptsOf } from '../../../worker/testing/built.ts'
import { next, opened, staged } from '../support/guest-fixtures.ts'
import { announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

// They start a page: the browser has them, and a document of the new version names them.
const started = [...scriptsOf('site'), ...scriptsOf('guest'), ...scriptsOf('planner')]

/** From now on the page's own files are gone, as after a deploy; a page asked for anew is the new version's. */
async function deployed(page: Page, { helps = true } = {}) {
  // The open page has fetched all for later: its next request is the press.
  await page.waitForLoadState('networkidle')
  let old = true
  const documents: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() === 'document') {
      documents.push(new URL(request.url()).pathname)
      old = !helps
    }
    const { pathname } = new URL(request.url())
    if (old && /\/assets\/.*\.js$/.test(pathname) && !started.includes(pathname.slice(1)))
      return route.fulfill({ status: 404, body: 'Not found' })
    return route.continue()
  })
  return documents
}

test('a page from before a deploy goes on with one reload, and what was typed is kept', async ({
  page,
  request,
}) => {
  announce(/^\/assets\//)
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  const documents = await deployed(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /pric/i })).toBeVisible()
  expect(documents).toEqual(['/pricing'])
  await page.goto(`/event/${code}`)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
})

test('an answer from a page of before a deploy is taken, and its receipt stands open after the reload @deep', async ({
  page,
  request,
}) => {
  announce(/^\/assets\//)
  const { code } = await staged(request)
  await opened(page, code)
  // The later steps have come by then.
  await page.waitForLoadState('networkidle')
  const documents = await deployed(page)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await next(page)
  await page.getByRole('button', { name: 'Submit Menu Selections' }).click()
  await expect.poll(() => documents).toEqual(['/'])
  await expect(page.locator('.receipt').getByText('Thank you, Rosa.')).toBeVisible()
})

test('a step whose code went with a deploy comes with one reload, and what was typed is kept @deep', async ({
  page,
  request,
}) => {
  announce(/^\/assets\//)
  const late = lazyScriptsOf('guest', guestEntry('event')).map((file) => `/${file}`)
  const { code } = await staged(request)
  let documents = 0
  await page.route('**/*', (route) => {
    const gone = documents < 2 && late.includes(new URL(route.request().url()).pathname)
    if (route.request().resourceType() === 'document') documents += 1
    return gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
  })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Rosa?' })).toBeVisible()
  expect(documents).toBe(2)
})

test('where a reload does not help either the page says so, and does not go round @deep', async ({
  page,
  request,
}) => {
  announce(/^\/assets\//)
  const { code } = await staged(request)
  await opened(page, code)
  const documents = await deployed(page, { helps: false })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: /pric/i })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/pricing'])
})

test('a planner’s page from before a deploy goes on with one reload, at the page that was asked for @deep', async ({
  page,
}) => {
  announce(/^\/assets\//)
  const event = await stage(page, 'Before a deploy', { Main: ['Fish'] })
  await page.goto(`/events/${event.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Menu', level: 2 })).toBeVisible()
  const documents = await deployed(page)
  await page.getByRole('navigation', { name: 'This event' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
  expect(documents).toEqual([`/events/${event.id}/kitchen`])
})

test('where a reload does not help a planner’s page either it says so, and does not go round @deep', async ({
  page,
}) => {
  announce(/^\/assets\//)
  const event = await stage(page, 'A broken deploy', { Main: ['Fish'] })
  await page.goto(`/events/${event.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Menu', level: 2 })).toBeVisible()
  const documents = await deployed(page, { helps: false })
  await page.getByRole('navigation', { name: 'This event' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual([`/events/${event.id}/kitchen`])
})
