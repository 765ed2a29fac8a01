import { looks, picture } from '../support/deep.ts'
import { next, submit, takenOver } from '../support/guest-fixtures.ts'
import { accessible, expect, test } from '../support/journey.ts'

for (const [width, first] of looks([[390, 'the code’s field']], [[1280, 'the line for planners']]))
  test(`home shows ${first} first at ${width} px, and a menu on three cards that counts, rests and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const example = page.getByRole('figure', { name: /^An example: one menu/ })
    await expect(example.getByText('87 of 100 have chosen')).toBeVisible()
    await expect(example.getByRole('listitem')).toHaveText([
      ...['BurrataA', 'Chestnut soupL', 'Cured troutM'],
      ...['Burrata60', 'Chestnut soup19', 'Cured trout8'],
      ...['60Burrata52 as listed, 8 without milk, agreed', '19Chestnut soup', '8Cured trout'],
    ])
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
    const top = async (name: string) =>
      (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
    const code = await top('Enter Event Code to Select Menu Choices')
    const planners = await top('Know every plate before the day.')
    expect(code < planners).toBe(width === 390)
    await accessible(page)
    await picture(page, `landing-${width}`, { fullPage: width === 390 })
  })

test('below the cards stand an overview and a kitchen’s sheet of the same event, without a script @deep', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const overview = page.getByRole('figure', { name: 'An example of a planner’s overview' })
    await expect(overview.getByRole('definition')).toHaveText(['87', '3', '23'])
    await expect(overview.getByRole('listitem')).toHaveCount(2)
    const sheet = page.getByRole('figure', { name: 'An example of a kitchen’s sheet' })
    await expect(sheet.getByRole('definition')).toHaveText(['75', '12'])
    await expect(sheet.getByRole('listitem').first()).toContainText('S14 · Marta Weber, table 4')
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  }
  await context.close()
})

test('with reduced motion the menu stands still @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: /Enter Event Code/ })).toBeEditable()
  await page.clock.runFor(10_000)
  await expect(page.getByText('78 of 100 have chosen')).toBeVisible()
})

test('one button of home is filled: the planner’s, and the guest’s once a code is typed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const filled = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body)
      const herb = getComputedStyle(document.querySelector('.way-to-planners a') ?? document.body).color
      return [...document.querySelectorAll('main .button')]
        .filter((button) => getComputedStyle(button).backgroundColor === herb && herb !== backgroundColor)
        .map((button) => button.textContent)
    })
  await expect.poll(filled).toEqual(['Start planning, free for 30 guests'])
  await page.getByRole('textbox', { name: /Enter Event Code/ }).fill('FEAST7')
  await expect.poll(filled).toEqual(['Access Event Menu'])
  await page.getByRole('link', { name: /^Start planning/ }).click()
  await expect(page).toHaveURL('/planner?mode=sign-up')
})

test('anybody tries the form as a guest, without an account, and nothing is sent or kept', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(codes|responses|declines)/.test(request.url())) calls.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it as a guest' }).click()
  await expect(page).toHaveURL('/try')
  await takenOver(page)
  await expect(page.getByText('Trying it as a guest. Nothing is stored.')).toBeVisible()
  await accessible(page)
  await page.getByLabel('Your Name *').fill('Anna')
  await next(page)
  await page.getByRole('radio', { name: 'Chestnut soup' }).check()
  await page.getByRole('radio', { name: 'Roast sea bass' }).check()
  await picture(page, 'try-menu')
  await next(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: /Nothing was stored/ })).toBeFocused()
  await expect(page.locator('.menu-card')).toContainText('Roast sea bass')
  await accessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('try')))).toEqual(
    [],
  )
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Start planning your own' }).click()
  await expect(page).toHaveURL('/planner?mode=sign-up')
})
