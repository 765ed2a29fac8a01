import type { Page } from '@playwright/test'
import { onlyDeep } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

// The last one with letters twice as large.
const sizes = [
  [320, 100],
  [390, 100],
  [768, 100],
  [1280, 100],
  [320, 200],
] as const

/** By how much the page is wider than the screen, in each size in which it is. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, letters] of sizes) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate((percent) => {
      document.documentElement.style.setProperty('font-size', `${percent}%`)
      return document.documentElement.scrollWidth - innerWidth
    }, letters)
    if (beyond > 0) found.push(`${beyond} px at ${width} px and ${letters} %`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Buttons that would stand on paper. */
function pressedOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.button, nav, search, .masthead, .colophon')]
      .filter((one) => one.checkVisibility())
      .map((one) => `${one.className} ${one.textContent?.trim().slice(0, 30)}`),
  )
}

/** Fields and buttons without an edge in the system's colours. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.button:not(.quiet, .whats-next *), .input:not(.copy-link *), .chip, .card',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one)
        const filled = backgroundColor !== getComputedStyle(document.body).backgroundColor
        return borderTopWidth === '0px' || (borderTopColor === backgroundColor && !filled)
      })
      .map((one) => `${one.className} ${one.textContent?.trim().slice(0, 30)}`),
  )
}

async function looked(page: Page, path: string, drawn: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 })
  // Rows out of sight keep their colours until they are drawn: each scheme has a page of its own.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await page.getByText(drawn).first().waitFor()
    await accessible(page)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await edgeless(page), `${path} in forced colours`).toEqual([])
  await page.emulateMedia({ media: 'print', colorScheme: 'light', forcedColors: 'none' })
  expect.soft(await pressedOnPaper(page), `${path} on paper`).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  expect.soft(await tooWide(page), path).toEqual([])
}

/** A party of up to four for each name, of whom every seventh has a need and every fifth has a choice open. */
function partiesOf(guests: number, selections: Record<string, string>) {
  const people = Array.from({ length: guests }, (_, at) => ({
    name: `Guest ${at + 1} of Honour`,
    allergies: at % 7 === 3 ? 'No nuts, please' : '',
    selections: at % 5 === 2 ? {} : selections,
    ...(at % 7 === 3 && { special: at + 1, consent: { at: Date.now(), version: 1 } }),
  }))
  return Array.from({ length: Math.ceil(guests / 4) }, (_, at) => people.slice(at * 4, at * 4 + 4))
}

for (const [guests, tables] of [
  [0, 0],
  [14, 2],
  [100, 11],
  [434, 44],
] as const)
  test(
    `each page of an event of ${guests} guests fits every screen, colour and paper`,
    onlyDeep,
    async ({ page }) => {
      const menu = { Starter: ['Soup', 'Salad'], 'Main course': ['Braised beef cheek', 'Risotto'] }
      const { id, code, categories } = await stage(page, 'Winter gala', guests > 0 ? menu : {})
      const headers = { origin: new URL(page.url()).origin }
      const selections = Object.fromEntries(categories.map((one) => [one.id, one.items[0]?.id ?? '']))
      const answered = await page.request.post(`/__local/parties/${code}`, {
        data: { parties: partiesOf(guests, selections) },
      })
      expect(answered.ok()).toBe(true)
      if (tables > 0) {
        const made = await page.request.post(`/api/events/${id}/tables`, {
          headers,
          data: { count: tables, seats: 10 },
        })
        expect(made.ok()).toBe(true)
      }
      await looked(page, '/dashboard', 'Winter gala')
      await looked(page, `/events/${id}`, 'What is next')
      await looked(page, `/events/${id}/menu`, guests > 0 ? 'Manage Items' : 'No menu categories yet')
      await looked(
        page,
        `/events/${id}/responses`,
        guests > 0 ? 'Guest 1 of Honour' : 'No guest responses yet',
      )
      await looked(page, `/events/${id}/tables`, guests > 0 ? 'Without a table' : 'Make 12 tables of 8')
      await looked(
        page,
        `/events/${id}/kitchen`,
        guests > 0 ? 'Not chosen yet' : 'No sheet has been issued yet.',
      )
      if (guests === 0) {
        await looked(page, '/dashboard/account', 'Your Account')
        await looked(page, '/dashboard/orders', 'No purchases yet')
      }
    },
  )
