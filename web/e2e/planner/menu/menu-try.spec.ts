import { expect } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { next, submit, takenOver } from '../../support/guest-fixtures.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { watched } from '../../support/watched.ts'

test('a planner tries the guest’s whole form, and nothing is sent or kept @deep', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const { id, code, categories } = await stage(page, 'Tried', { Main: ['Fish', 'Risotto'] })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const main = `/api/events/${id}/categories/${categories[0]?.id}`
  await page.request.put(main, { headers, data: { name: 'Main', required: true } })
  // The planner's own answer on this device has a draft of its own.
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Real Rosa')
  await page.goto(`/events/${id}/menu`)
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(codes|responses|declines)/.test(request.url())) calls.push(request.url())
  })
  await page.getByRole('link', { name: 'Try it as a guest' }).click()
  await takenOver(page)
  const marked = page.getByText('Trying it as a guest. Nothing is stored.')
  await expect(marked).toBeVisible()
  await expect(page.getByLabel('Your Name *')).toHaveValue('')
  await accessible()
  await page.getByRole('button', { name: 'We cannot come' }).click()
  await expect(page.getByRole('heading', { name: /Here a guest tells you/ })).toBeVisible()
  await page.getByRole('link', { name: 'Start again' }).click()
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Ann')
  await page.getByRole('button', { name: /Plus/ }).click()
  await next(page)
  await expect(marked).toBeVisible()
  // A required course asks here as well.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('please choose a Main, or None for me')).toBeVisible()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await page.getByLabel('Name *').fill('Leo')
  await page.getByRole('radio', { name: 'None for me' }).check()
  await next(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: /Nothing was stored/ })).toBeFocused()
  await expect(page.locator('.menu-card')).toContainText('Fish')
  await expect(page.locator('.menu-card')).toContainText('Leo')
  await expect(page.getByText('Copy link')).toBeHidden()
  await accessible()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('try')))
  expect(await kept()).toEqual([])
  expect(calls).toEqual([])

  // Left on the way, it is dropped, and the guest's own draft is as it was.
  await page.getByRole('link', { name: 'Start again' }).click()
  await takenOver(page)
  await page.getByLabel('Your Name *').fill('Half way')
  expect(await kept()).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to your menu' }).click()
  await expect(page.getByRole('link', { name: 'Try it as a guest' })).toBeVisible()
  expect(await kept()).toEqual([])
  const { total } = await (await page.request.get(`/api/events/${id}/responses`)).json()
  expect(total).toMatchObject({ responses: 0, notComing: 0 })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Real Rosa')
  clean()
})
