import { onlyDeep } from '../../support/deep.ts'
import { atReview, sent, staged } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const hide = 'Hide on this device: the answer of Rosa'

for (const [width, colorScheme, details] of [
  [320, 'dark', {}],
  [1280, 'light', onlyDeep],
] as const)
  test(
    `hiding an answer takes nothing away: it says so and is undone, at ${width} px @deep`,
    details,
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      const { code } = await staged(request)
      await atReview(page, code)
      await sent(page)
      for (const path of ['/', `/event/${code}`]) {
        await page.goto(path)
        const line = page.getByRole('region', { name: 'Your answers' })
        await expect(line).toContainText('You answered for Rosa')
        await expect(page.getByText('Hide on this device')).toBeVisible()
        await page.getByRole('button', { name: hide }).click()
        await expect(line).toContainText('Hidden on this device. Your answer stays as it is.')
        await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
        await accessible(page)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(line).toContainText('You answered for Rosa')
        await expect(page.getByRole('button', { name: hide })).toBeFocused()
        await page.reload()
        await expect(line).toContainText('You answered for Rosa')
      }
      await page.getByRole('button', { name: hide }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('region', { name: 'Your answers' })).toHaveCount(0)
      const menu = (await (await request.get(`/api/codes/${code}`)).json()) as { registeredGuests: number }
      expect(menu.registeredGuests).toBe(1)
    },
  )
