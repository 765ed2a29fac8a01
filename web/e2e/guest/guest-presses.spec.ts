import type { Page } from '@playwright/test'
import { later } from '../support/clock.ts'
import { looks } from '../support/deep.ts'
import { answered, next, opened, staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'

const dish = (page: Page, name: string) => page.locator('.dish', { hasText: name })

test('a double press on a dish chooses it, and a press later clears it', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup' })
  await dish(page, 'Soup').dblclick()
  await expect(soup).toBeChecked()
  await expect(page.getByRole('button', { name: /^Clear choice/ })).toHaveCount(1)
  // A double press on what is chosen leaves it chosen, too.
  await later(page, 800)
  await dish(page, 'Soup').dblclick()
  await expect(soup).toBeChecked()
  await later(page, 800)
  await dish(page, 'Soup').click()
  await expect(soup).not.toBeChecked()
  // Two dishes one after the other are no double press.
  await dish(page, 'Soup').click()
  await dish(page, 'Salad').click()
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeChecked()
})

test('a dish pressed in the moment its step appears is chosen', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  // Before the page's own work after showing the step.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const dish = document.querySelector<HTMLInputElement>('input[type=radio]')
      if (!dish) return
      observer.disconnect()
      dish.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup' })
  await expect(page.getByRole('button', { name: /^Clear choice/ })).toHaveCount(1)
  await expect(soup).toBeChecked()
  await next(page)
  await expect(page.getByText('Soup')).toBeVisible()
})

test('two quick presses of the space bar choose a dish, too @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup' })
  await soup.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(soup).toBeChecked()
})

test('Enter after a guest’s name leads to that guest’s dishes', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await next(page)
  const name = page.getByLabel('Guest 2 Name *')
  await expect(name).toHaveAttribute('enterkeyhint', 'next')
  await name.fill('Bernd')
  await name.press('Enter')
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeFocused()
  await page.getByRole('radio', { name: 'Salad' }).check()
  await name.press('Enter')
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeFocused()
  // There Enter goes on, as on the step before.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused()
})

test('on the edit page only the button saves @deep', async ({ page, request }) => {
  const { code } = await staged(request, { guestLimit: 100 })
  const { editToken } = await answered(request, code, 2)
  const saved: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'PUT') saved.push(one.url())
  })
  await page.goto(`/edit/${editToken}`)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Soup' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Email/).press('Enter')
  await expect(page.getByRole('radio', { name: 'Soup' }).first()).toBeFocused()
  const second = page.getByRole('group').filter({ has: page.getByLabel('Guest 2 Name *') })
  await page.getByLabel('Guest 2 Name *').press('Enter')
  await expect(second.getByRole('radio', { name: 'Soup' })).toBeFocused()
  expect(saved).toEqual([])
  await page.getByRole('button', { name: 'Update Menu Selections' }).press('Enter')
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
  expect(saved).toHaveLength(1)
})

test('a press between the parts in which the page is taken over counts @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const press = () => {
      const root = document.getElementById('root')
      const begun = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'))
      if (!begun) return void requestAnimationFrame(press)
      const done = root?.querySelector('.menu-to-read[data-hydrated]') !== null
      root?.querySelector<HTMLButtonElement>('[aria-label$="one guest more" i]')?.click()
      document.documentElement.dataset.pressed = done ? 'after' : 'between'
    }
    requestAnimationFrame(press)
  })
  await page.goto(`/event/${code}`)
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'between')
  await expect(page.getByLabel('Guest 2 name (you can add it later)')).toBeVisible()
})

const more = (page: Page) => page.getByRole('button', { name: 'One guest more' })
const draft = {
  ...{ submissionId: crypto.randomUUID(), flowId: crypto.randomUUID(), email: '' },
  party: ['Rosa Marin', 'Leo'].map((name) => ({ name, allergies: '', selections: {} })),
}

for (const [device, kept, size] of looks(
  [['a device that keeps nothing of it', null, 2]],
  [['a device that keeps a draft of two', draft, 3]],
))
  test(`a press before the form’s script is there counts once it is, on ${device}`, async ({
    page,
    request,
  }) => {
    const { code } = await staged(request)
    await page.addInitScript(([key, record]) => record && localStorage.setItem(key, JSON.stringify(record)), [
      `platewise.draft.${code}`,
      kept,
    ] as const)
    const script = Promise.withResolvers<void>()
    await page.route(/\/assets\/guest-[\w-]+\.js$/, async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto(`/event/${code}`, { waitUntil: 'commit' })
    // Nobody sees that it counts: it is pressed again.
    await more(page).click()
    await expect
      .poll(async () => {
        await more(page).click()
        return more(page).getAttribute('aria-busy')
      })
      .toBe('true')
    script.resolve()
    await expect(page.getByRole('status').filter({ hasText: `${size} guests` })).toHaveCount(1)
    await expect(more(page)).not.toHaveAttribute('aria-busy')
    await more(page).click()
    await expect(page.getByRole('status').filter({ hasText: `${size + 1} guests` })).toHaveCount(1)
  })

test('the second press of a double one does nothing on the step that came in its place', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await more(page).click()
  await page.getByLabel('Guest 2 name (you can add it later)').fill('Leo')
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Guest 2' })).toBeVisible()
  const box = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  if (!box) throw new Error('Continue stands nowhere')
  // The moment the review is there, what is pressed again in Continue's place is “Remove Leo”.
  await page.evaluate(
    ([clientX, clientY]) => {
      new MutationObserver((_, observer) => {
        const remove = document.querySelector('button[aria-label="Remove Leo"]')
        if (!remove) return
        observer.disconnect()
        const press = { clientX, clientY, detail: 2, bubbles: true, cancelable: true }
        remove.dispatchEvent(new MouseEvent('click', press))
        document.documentElement.dataset.pressed = ''
      }).observe(document.body, { childList: true, subtree: true })
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  )
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-pressed')
  await expect(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
  // A press that is meant counts at once.
  await page.getByRole('button', { name: 'Remove Leo' }).click()
  await expect(page.locator('.removed', { hasText: 'Leo was removed.' })).toBeVisible()
})

test('taps one after the other go on once, and again after a pause', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  const wayOn = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  // However busy the machine is, the taps are as far apart as they say.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000))
  await wayOn.click()
  const menu = page.getByRole('heading', { name: /What would you like/ })
  await expect(menu).toBeVisible()
  await later(page, 50)
  await expect(wayOn).toHaveAttribute('aria-disabled', 'true')
  // Each less than a moment after the one before, and the last long after the step came.
  for (let tap = 0; tap < 5; tap++) {
    await later(page, 400)
    await wayOn.click({ force: true })
  }
  await expect(menu).toBeVisible()
  await later(page, 800)
  await wayOn.click()
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
})

test('taps on a step that is still on its way meet no link @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/later-parts-*', async (route) => {
    await coming
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, code)
  const address = page.url()
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  const wayOn = page.getByRole('button', { name: 'Continue' })
  const box = await wayOn.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  await wayOn.click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  for (let tap = 0; tap < 5; tap++) await page.mouse.click(x, y)
  expect(page.url()).toBe(address)
  come()
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
})
