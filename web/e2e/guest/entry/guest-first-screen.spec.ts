import type { APIRequestContext, Page } from '@playwright/test'
import { picture } from '../../support/deep.ts'
import { opened, staged } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'

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

for (const [width, height] of [
  [390, 844],
  [390, 664],
] as const)
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
