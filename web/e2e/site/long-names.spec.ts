import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'

const long = (sign: string) => sign.repeat(100)
// The last one with letters twice as large.
const sizes = [
  { width: 390, letters: 100 },
  { width: 768, letters: 100 },
  { width: 1280, letters: 100 },
  { width: 320, letters: 100 },
  { width: 320, letters: 200 },
]

/** Elements wider than the page at one of the sizes, by size. */
async function beyondThePage(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { width, letters } of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((percent) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`html { font-size: ${percent}% }`)
      document.adoptedStyleSheets = [sheet]
    }, letters)
    const beyond = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return []
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      )
      const leaves = wide.filter((element) => ![...element.children].some((child) => wide.includes(child)))
      return leaves.map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    })
    if (beyond.length > 0)
      found.push(`${new URL(page.url()).pathname} at ${width}, ${letters} %: ${beyond.join(', ')}`)
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found
}

test('names, titles and dishes of 100 signs without a space make no planner’s page wider than the screen @deep', async ({
  page,
  browser,
}) => {
  const staged = await stage(page, long('T'), { [long('C').slice(0, 50)]: [long('D'), long('E')] })
  const { id, categories } = staged
  const [course] = categories
  if (!course) throw new Error('no course')
  const selections = { [course.id]: course.items[0]?.id ?? '' }
  await answerAs(browser, staged, [
    { name: long('N'), allergies: long('A').repeat(4), selections },
    { name: long('M'), allergies: '', selections: {} },
  ])
  const found: string[] = []
  const at = async (path: string, sign: string, length = 100) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByText(sign.repeat(length)).first()).toBeVisible()
    found.push(...(await beyondThePage(page)))
  }
  await at('/dashboard', 'T')
  await at(`/events/${id}`, 'N')
  await at(`/events/${id}/menu`, 'C', 50)
  await at(`/events/${id}/menu/${course.id}`, 'D')
  await at(`/events/${id}/responses`, 'N')
  await at(`/events/${id}/responses?view=people`, 'N')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page
    .getByRole('button', { name: long('N') })
    .first()
    .click()
  await expect(page.getByRole('complementary', { name: long('N') })).toBeVisible()
  found.push(...(await beyondThePage(page)))
  await at(`/events/${id}/kitchen`, 'D')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  found.push(...(await beyondThePage(page)))
  expect(found).toEqual([])
})

test('sixty marks on a letter stay in their line, on the planner’s lists and on a kitchen’s page @deep', async ({
  page,
  browser,
}) => {
  const staged = await stage(page, 'Marks', { Main: ['Beef'] })
  const [course] = staged.categories
  const selections = { [course?.id ?? '']: course?.items[0]?.id ?? '' }
  const marked = `Z${'\u0300\u0323'.repeat(30)}oe`
  await answerAs(browser, staged, [
    { name: 'Ann', allergies: 'No nuts please', selections },
    { name: marked, allergies: marked, selections },
  ])
  const made = await page.request.post(`/api/events/${staged.id}/kitchen-links`, {
    headers: { origin: new URL(page.url()).origin },
    data: { label: 'Kitchen', names: 'all' },
  })
  expect(made.status()).toBe(201)
  const { url } = (await made.json()) as { url: string }
  /** Holds if no mark of the other line is drawn over Ann's. Her own text is hidden for the comparison. */
  const staysClear = async (path: string, line: string) => {
    await page.goto(path)
    const other = page.locator(line).filter({ hasText: 'Ann' }).first()
    await expect(other).toBeVisible()
    // A font that sets marks upon marks, as those of phones do.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { font-family: "Noto Sans" !important }')
      document.adoptedStyleSheets = [sheet]
    })
    const marks = page.locator(line).filter({ hasText: /\p{M}/u })
    await expect(marks).toHaveCount(1)
    const clip = (await other.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const look = () => page.screenshot({ clip, fullPage: true, animations: 'disabled' })
    const show = (shown: Locator, visibility: string) =>
      shown.evaluate((element, value) => {
        element.style.visibility = value
      }, visibility)
    // A list that is drawn anew between the two pictures shows what was hidden: they are taken again.
    const isClear = async () => {
      await show(other, 'hidden')
      await show(marks, 'visible')
      const before = await look()
      await show(marks, 'hidden')
      return before.equals(await look())
    }
    await expect.poll(isClear, path).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await staysClear(`/events/${staged.id}/responses?view=people`, '.person-card')
  await staysClear(`/events/${staged.id}/kitchen`, '.specials > li')
  await staysClear(`${url}#specials`, '.kitchen-specials > li')
})
