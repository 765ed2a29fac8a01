import type { Page } from '@playwright/test'
import { ownClock } from '../support/clock.ts'
import { picture } from '../support/deep.ts'
import { next, submit } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff } from '../support/measured.ts'
import { signIn } from '../support/sign-in.ts'
import { axeFinds } from '../support/watched.ts'

// Here nobody has answered the banner yet.
test.use({ consent: null })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))

for (const [button, answer] of [
  ['Accept All Cookies', 'accepted'],
  ['Essential Only', 'declined'],
] as const)
  test(`${button} is kept as ${answer}, and the banner stays away`, async ({ page, context }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: button }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBe(answer)
    await page.clock.install()
    await page.reload()
    await page.clock.runFor(3000)
    await expect(banner(page)).toBeHidden()
    expect(await context.cookies()).toEqual([])
  })

test('it waits one second, and Close keeps nothing', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(900)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBeNull()
  await page.reload()
  await page.clock.runFor(1100)
  await expect(banner(page)).toBeVisible()
})

test('the keyboard meets it first, and Escape closes it', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Read more' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Accept All Cookies' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBeNull()
})

test('on a phone a guest goes on beside it, and it passes axe @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/event/FEAST7')
  await expect(banner(page)).toBeVisible()
  await page.getByLabel('Your name').fill('Mira Vogel')
  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toBeInViewport()
  await expect(async () => {
    const [bar, cookies] = await Promise.all([go.boundingBox(), banner(page).boundingBox()])
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(cookies?.y ?? 0)
  }).toPass()
  expect(await axeFinds(page)).toEqual([])
  await go.click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('it takes a fifth of any screen, its buttons in sight with large letters @deep', async ({ page }) => {
  await page.goto('/event/FEAST7')
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const)
    for (const letters of ['100%', '150%', '200%']) {
      const at = `${width} × ${height}, ${letters}`
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      await expect(banner(page)).toBeVisible()
      const box = await banner(page).boundingBox()
      expect.soft(box?.height, at).toBeLessThanOrEqual(height / 5)
      const words = banner(page).locator('p')
      expect.soft(await words.evaluate((one) => one.clientHeight), at).toBeGreaterThan(40)
      for (const name of ['Accept All Cookies', 'Essential Only', 'Close'])
        await expect.soft(banner(page).getByRole('button', { name }), at).toBeInViewport({ ratio: 1 })
      const cut = (await cutOff(page)).filter((line) => line.startsWith('BUTTON'))
      expect.soft(cut, at).toEqual([])
      await picture(page, `cookies-${width}-${letters}`)
    }
})

/** Data that may lie on a device, and the words of the privacy policy about it. */
const told: [kept: RegExp, words: string][] = [
  [/^__Host-session$/, 'A session cookie'],
  [/^__Host-device$/, 'A device cookie'],
  [/^signed-in$/, 'a cookie that says only that you are signed in'],
  [/^cookie_consent$/, 'Your answer to the cookie banner'],
  [/^platewise\.draft\.[A-Z0-9]{6}$/, 'A draft of your menu choices'],
  [/^platewise\.receipts$/, 'The edit link of an answer you sent'],
  [/^platewise\.receipt$/, 'the edit link of an answer just sent'],
  [/^react-router-scroll-positions$/, 'Where you had scrolled to'],
  [/^platewise\.guests$/, 'How far you had read your guests’ answers'],
  [/^platewise\.done$/, 'Which steps you have done for an event'],
  [/^answered$/, 'a cookie with only the codes of those events'],
]

test('the privacy policy tells of everything that a visit leaves on a device', async ({ page, context }) => {
  await ownClock(page)
  await page.goto('/event/FEAST7')
  await page.getByRole('button', { name: 'Accept All Cookies' }).click()
  await page.getByLabel('Your name').fill('Ada Device')
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.locator('.receipt').getByText('Thank you, Ada.')).toBeVisible()
  await page.goto('/event/GALA26')
  await page.getByLabel('Your name').fill('Ada Device')
  await next(page)
  await signIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Create Event' }).first()).toBeVisible()
  const { events } = await (await page.request.get('/api/events')).json()
  await page.goto(`/events/${events[0].id}/responses`)
  await expect(page.getByRole('heading', { name: 'Not coming' })).toBeVisible()
  // The oldest event is closed, which is told once.
  await page.goto(`/events/${events[0].id}`)
  await expect(page.getByText('That is everybody')).toBeVisible()
  const kept = [
    ...(await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ]
  expect(told.filter(([pattern]) => !kept.some((name) => pattern.test(name)))).toEqual([])
  await page.goto('/privacy-policy')
  for (const name of kept) {
    const words = told.find(([pattern]) => pattern.test(name))?.[1]
    expect([name, words]).toEqual([name, expect.any(String)])
    await expect(page.getByRole('main')).toContainText(words ?? '')
  }
})
