import type { APIRequestContext, Page } from '@playwright/test'
import { looks, picture } from '../../support/deep.ts'
import { opened, staged } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff } from '../../support/measured.ts'

/** An event whose head says all it can. */
async function told(request: APIRequestContext): Promise<string> {
  const { code } = await staged(request, {
    title: 'Clara & Jonah',
    serviceDay: '2027-06-19',
    serviceTime: '18:30',
    venue: 'Seehaus Lindow',
    hostName: 'Clara and Jonah',
    hostContact: '+49 30 123456',
  })
  return code
}

/** Top and bottom of an element, in pixels of the screen. */
async function edges(page: Page, name: 'field' | 'bar' | 'continue'): Promise<[top: number, bottom: number]> {
  const at = {
    field: page.getByLabel('Your Name *'),
    bar: page.locator('.bar'),
    continue: page.getByRole('button', { name: 'Continue' }),
  }[name]
  const box = await at.boundingBox()
  return [box?.y ?? Number.NaN, (box?.y ?? Number.NaN) + (box?.height ?? 0)]
}

/** Sets the letters' size, as a browser's setting does. */
function enlarge(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)
}

for (const [width, height] of looks([[390, 664]], [[390, 844]]))
  test(`on a phone of ${width} × ${height} the name’s field stands above the bar`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await opened(page, await told(request))
    await picture(page, `first-${width}-${height}`)
    const [, below] = await edges(page, 'field')
    const [bar] = await edges(page, 'bar')
    expect(below).toBeLessThanOrEqual(bar)
    // No star stands alone on a line.
    await expect(page.locator('#party-size-label')).toHaveJSProperty(
      'textContent',
      'Total Number of Guests (Including You)\u00a0*',
    )
  })

// So large that the bar of Back and Continue stands at the form's end instead of covering what one types.
for (const [height, letters] of looks(
  [[664, 125]],
  [
    [844, 125],
    [844, 150],
  ],
))
  test(`with letters of ${letters} % the name’s field is on the first screen of 390 × ${height}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await opened(page, await told(request))
    await enlarge(page, letters)
    await picture(page, `first-390-${height}-${letters}`)
    const [, below] = await edges(page, 'field')
    const [bar] = await edges(page, 'bar')
    expect(below).toBeLessThanOrEqual(Math.min(height, bar))
    await page.getByLabel('Your Name *').fill('Rosa Marin')
    await page.getByRole('button', { name: 'Continue' }).focus()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
  })

// Letters of 200 % leave a screen of 390 × 664 what one of 195 × 332 has: the head alone.
test('with letters of 200 % the event stands on the first screen of a phone, and the name’s field on the next @deep', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, await told(request))
  await enlarge(page, 200)
  await picture(page, 'first-390-844-200')
  await expect(page.locator('.event-head')).toBeInViewport({ ratio: 1 })
  const [, below] = await edges(page, 'field')
  expect(below).toBeLessThanOrEqual(2 * 844)
  await page.setViewportSize({ width: 390, height: 664 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  expect(await cutOff(page)).toEqual([])
})

test('on a phone of 320 × 568 Continue is in sight', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await opened(page, await told(request))
  await picture(page, 'first-320-568')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ timeout: 1000 })
})

test('on a screen of 1280 × 800 the menu stands beside the form, both in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await opened(page, await told(request))
  await picture(page, 'first-1280-800')
  const [, below] = await edges(page, 'field')
  const [, end] = await edges(page, 'continue')
  expect(below).toBeLessThan(800)
  expect(end).toBeLessThanOrEqual(800)
  const menu = await page.locator('.menu-to-read').boundingBox()
  const field = await page.getByLabel('Your Name *').boundingBox()
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0)
  await expect(page.locator('.menu-to-read').getByText('Risotto')).toBeInViewport()
})
