import type { Page } from '@playwright/test'
import { cardOf, choiceOf, day, onDashboard } from '../../support/events-planner.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

/** A wide image as a camera would have it: a JPEG with EXIF that names a place. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    const sky = pen.createLinearGradient(0, 0, 2400, 1200)
    sky.addColorStop(0, '#f2b84b')
    sky.addColorStop(0.5, '#c8553d')
    sky.addColorStop(1, '#2d4739')
    pen.fillStyle = sky
    pen.fillRect(0, 0, 2400, 1200)
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  })
  const plain = Buffer.from(base64, 'base64')
  const exif = Buffer.from('Exif\0\0 taken at 52.5200 N 13.4050 E')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)])
}

test('a planner gives an event a cover, guests see it, and it is taken away again @deep', async ({
  page,
  browser,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Garden party', menu: true }])
  const code = events[0]?.eventCode ?? ''
  await (await choiceOf(page, 'Garden party', 'Edit')).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  const file = dialog.locator('input[type="file"]')

  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a, really') })
  await expect(dialog.getByText('Please choose a JPEG, PNG or WebP image.')).toBeVisible()
  await file.setInputFiles({
    name: 'b.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(dialog.getByText('This image is larger than 5 MB. Please choose a smaller one.')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await file.setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
  await expect(dialog.getByRole('img', { name: 'The cover as guests see it' })).toBeVisible()
  await expect(dialog.getByText('larger than 5 MB')).toHaveCount(0)
  await accessible(page)
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('Event updated.')).toBeVisible()

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(`/event/${code}`)
  const cover = guest.locator('.event-head img.cover')
  await expect(cover).toBeVisible()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1600, 800])
  const address = (await cover.getAttribute('src')) ?? ''
  const stored = await guest.request.get(address)
  expect(stored.headers()['content-type']).toBe('image/jpeg')
  expect((await stored.body()).includes('Exif')).toBe(false)
  await accessible(guest)

  await (await choiceOf(page, 'Garden party', 'Edit')).click()
  await dialog.getByRole('button', { name: 'Remove Image' }).click()
  await expect(dialog.getByRole('button', { name: 'Choose Image' })).toBeFocused()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(dialog).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await expect(cover).toHaveCount(0)
  await page.request.post('/__local/clock')
  expect((await guest.request.get(address)).status()).toBe(404)
  await context.close()
})

test('an event is created with its cover, and once only when the cover cannot be stored @deep', async ({
  page,
}) => {
  announce(/\/cover$/)
  await onDashboard(page)
  const waited = Promise.withResolvers<void>()
  await page.route(
    '**/api/events/*/cover?*',
    async (route) => {
      await waited.promise
      await route.fulfill({ status: 503, body: 'broken' })
    },
    { times: 1 },
  )
  for (const [title, told] of [
    ['Spring lunch', 'Event created, but its cover image was not saved. Edit the event to try again.'],
    ['Autumn lunch', 'Event created. Add a menu next.'],
  ] as const) {
    await page.getByRole('button', { name: 'Create Event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await dialog.getByLabel('Event Title').fill(title)
    await dialog.getByLabel('Submission Deadline').fill(day(9))
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
    await expect(dialog.getByRole('img')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    if (title === 'Spring lunch')
      await expect(dialog.getByRole('progressbar', { name: 'Uploading the image...' })).toBeVisible()
    waited.resolve()
    await expect(page.getByText(told)).toBeVisible()
    await page.goto('/dashboard')
    await expect(cardOf(page, title)).toHaveCount(1)
  }
  await (await choiceOf(page, 'Autumn lunch', 'Edit')).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})

test('while covers are switched off no cover is offered @deep', async ({ page }) => {
  await onDashboard(page, [{ title: 'Plain supper' }])
  await page.route('**/dashboard', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('name="cover-images"', 'name="none"'),
    })
  })
  await page.reload()
  await (await choiceOf(page, 'Plain supper', 'Edit')).click()
  await expect(page.getByRole('dialog').getByLabel('Event Title')).toBeVisible()
  await expect(page.getByText('Cover Image (Optional)')).toHaveCount(0)
})
