import type { Page, Route } from '@playwright/test'
import { looks } from '../support/deep.ts'
import {
  answered,
  loseConnection,
  next,
  opened,
  staged,
  submitButton,
  takenOver,
} from '../support/guest-fixtures.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'

type At = { page: Page; code: string; editToken: string }

const menu = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'], Dessert: ['Cake', 'Fruit'] }

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** Review of a party of one, of which a course is open. */
async function review({ page, code }: At) {
  await opened(page, code)
  await enlarge(page)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  for (const dish of ['Soup', 'Fish']) await page.getByRole('radio', { name: dish }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

const send = ({ page }: At) => submitButton(page).click()
const sendAsItIs = ({ page }: At) => page.getByRole('button', { name: 'Send as it is' }).click()

async function edit({ page, editToken }: At) {
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await enlarge(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
}

const update = ({ page }: At) => page.getByRole('button', { name: 'Update Menu Selections' }).click()

const failing = ({ page }: At) =>
  page.route(/\/responses(\/[^/]+)?$/, (route: Route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  )
const offline = ({ page }: At) => loseConnection(page)
const works = async () => undefined

const noInternet = 'Not sent yet: no internet. Keep this page open and we will send it for you.'

test.describe('in letters of 200 % at 390 × 664', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  for (const [outcome, begin, happens, press, said, saved] of looks(
    [['a change that was refused', edit, failing, update, /Failed to update/, false]],
    [
      ['an answer that was sent', review, works, sendAsItIs, /submitted successfully/, true],
      ['an answer that may be lost', review, failing, send, /^We are not sure that this arrived/, false],
      ['an answer without internet', review, offline, sendAsItIs, noInternet, false],
      ['a change without internet', edit, offline, update, noInternet, false],
      ['a change that was saved', edit, works, update, 'Saved. Thank you, Other.', true],
    ],
  ))
    test(`${outcome} is told on the screen`, async ({ page, request }) => {
      announce(/^\/api\/(codes|responses)\//)
      const { code } = await staged(request, { menu })
      const { editToken } = await answered(request, code, 1)
      const at = { page, code, editToken }
      await begin(at)
      await happens(at)
      await press(at)
      const line = page.locator('.bar .outcome')
      await expect(line).toContainText(said)
      await expect(line.locator('p').first()).toBeInViewport({ ratio: 1 })
      if (!saved) return
      await expect(line).toBeFocused()
      if (begin === edit) return
      await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused()
      await expect(page.getByRole('heading', { name: 'Saved.' })).toBeInViewport({ ratio: 1 })
      await accessible(page)
    })
})
