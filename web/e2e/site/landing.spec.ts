import { accessible, expect, test } from '../support/journey.ts'

for (const [width, first] of [
  [390, 'the code’s field'],
  [1280, 'the line for planners'],
] as const)
  test(`home shows ${first} first at ${width} px, and a set menu that counts, rests and moves nothing`, async ({
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
    const example = page.getByRole('figure', { name: 'An example, as answers come in' })
    await expect(example.getByText('89 of 89 have chosen')).toBeVisible()
    await expect(example.getByRole('listitem')).toHaveText([
      'Pumpkin soup41',
      'Smoked trout48',
      'Braised beef cheek52',
      'Wild mushroom risotto37',
    ])
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
    const top = async (name: string) =>
      (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
    const code = await top('Enter Event Code to Select Menu Choices')
    const planners = await top('Know every plate before the day.')
    expect(code < planners).toBe(width === 390)
    await accessible(page)
  })

test('with reduced motion the menu stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: /Enter Event Code/ })).toBeEditable()
  await page.clock.runFor(10_000)
  await expect(page.getByText('82 of 89 have chosen')).toBeVisible()
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
  await expect.poll(filled).toEqual(['Start planning'])
  await page.getByRole('textbox', { name: /Enter Event Code/ }).fill('FEAST7')
  await expect.poll(filled).toEqual(['Access Event Menu'])
  await page.getByRole('link', { name: 'Start planning' }).click()
  await expect(page).toHaveURL('/planner?mode=sign-up')
})
