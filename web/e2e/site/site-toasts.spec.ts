import { choiceOf } from '../support/events-planner.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { freshEmail } from '../support/mailbox.ts'
import { givenPlanner, newEvent } from '../support/new-planner.ts'

test('a message of an open dialog stands in it, is read out there and can be closed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await givenPlanner(page, freshEmail('toasts'))
  await newEvent(page, 'A dialog with a message')
  await page.goto('/dashboard')
  await (await choiceOf(page, 'A dialog with a message', 'Share')).click()
  const dialog = page.getByRole('dialog', { name: 'Share this event' })
  const region = dialog.locator('[aria-live=polite]').first()
  await expect(region).toBeAttached()
  const copy = dialog.getByRole('button', { name: 'Copy' })
  await copy.click()
  const said = region.getByText('URL copied to clipboard')
  await expect(said).toBeVisible()
  // While it is pointed at it stays.
  await said.hover()
  await accessible(page)
  const [message, pressed] = [await said.boundingBox(), await copy.boundingBox()]
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0)
  await region.getByRole('button', { name: 'Close' }).click()
  await expect(said).toHaveCount(0)
})

test('a message does not lie over what was pressed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await givenPlanner(page, freshEmail('covered'))
  await newEvent(page, 'Low on the page')
  await page.goto('/dashboard')
  const copy = page.getByRole('button', { name: 'Copy' })
  // The screen ends where the button does.
  const pressed = await copy.boundingBox()
  const end = Math.ceil((pressed?.y ?? 0) + (pressed?.height ?? 0))
  await page.setViewportSize({ width: 1280, height: end + 20 })
  await copy.evaluate((button) => (button as HTMLElement).focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  const said = page.locator('.toast')
  await expect(said).toBeVisible()
  const [message, button] = [await said.boundingBox(), await copy.boundingBox()]
  const above = (message?.y ?? 0) + (message?.height ?? 0) <= (button?.y ?? 0)
  const below = (message?.y ?? 0) >= (button?.y ?? 0) + (button?.height ?? 0)
  expect(above || below).toBe(true)
})

test('a message that comes up under a resting pointer goes, and one that is pointed at stays @deep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await givenPlanner(page, freshEmail('resting'))
  await newEvent(page, 'Under the pointer')
  await page.goto('/dashboard')
  const copy = page.getByRole('button', { name: 'Copy' })
  const said = page.locator('.toast')
  await copy.press('Enter')
  const box = await said.boundingBox()
  if (!box) throw new Error('no message')
  await page.mouse.move(box.x + 8, box.y + 8)
  // Longer than it stands by itself.
  await page.waitForTimeout(6_000)
  await expect(said).toBeVisible()
  await said.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(said).toHaveCount(0)
  await copy.press('Enter')
  await expect(said).toBeVisible()
  await expect(said).toHaveCount(0, { timeout: 8_000 })
})
