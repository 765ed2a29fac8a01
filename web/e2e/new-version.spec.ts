import { expect, type Page, test } from '@playwright/test'
import { opened, staged } from './guest-fixtures.ts'

/** From now on the page's own files are gone, as after a deploy; a page asked for anew is the new version's. */
async function deployed(page: Page, { helps = true } = {}) {
  let old = true
  const documents: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() === 'document') {
      documents.push(new URL(request.url()).pathname)
      old = !helps
    }
    if (old && /\/assets\/.*\.js$/.test(request.url()) && !/\/assets\/index-/.test(request.url()))
      return route.fulfill({ status: 404, body: 'Not found' })
    return route.continue()
  })
  return documents
}

test('a page from before a deploy goes on with one reload, and what was typed is kept', async ({
  page,
  request,
}) => {
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

test('an answer from a page of before a deploy is taken, and its receipt stands open after the reload', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await opened(page, code)
  const documents = await deployed(page)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Menu Selections' }).click()
  await expect(page.getByText('Thank you, Rosa.')).toBeVisible()
  expect(documents).toEqual(['/'])
})

test('where a reload does not help either the page says so, and does not go round', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await opened(page, code)
  const documents = await deployed(page, { helps: false })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(() => documents.length).toBe(1)
  await page.waitForTimeout(2000)
  expect(documents).toEqual(['/pricing'])
})
