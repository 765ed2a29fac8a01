import { expect } from '@playwright/test'
import { test } from '../support/closed.ts'
import { onlyDeep } from '../support/deep.ts'
import { answered, goneHome, next, opened, staged, submit, unaware } from '../support/guest-fixtures.ts'
import { watched } from '../support/watched.ts'

const host = { hostName: 'Ana Weber', hostContact: '+49 30 123456' }
const contact = 'Questions? Ana Weber, +49 30 123456'

for (const [width, colorScheme, details] of [
  [320, 'dark', {}],
  [1280, 'light', onlyDeep],
] as const)
  test(
    `who asks stands in the head and in every dead end, at ${width} px, ${colorScheme} @deep`,
    details,
    async ({ page, request }) => {
      const { accessible } = watched(page, /./)
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      const { code } = await staged(request, host)
      await opened(page, code)
      await expect(page.getByText(contact)).toBeVisible()
      await expect(page.getByRole('link', { name: host.hostContact })).toHaveAttribute(
        'href',
        'tel:+4930123456',
      )
      await page.getByText('Nothing given · Add').click()
      await page.getByLabel(/Allergies/).fill('No satay')
      await expect(
        page.getByText(/^Once agreed, Ana Weber, those who plan with them and the kitchen see this\./),
      ).toBeVisible()
      await expect(
        page.getByText('Severe allergy? Please also speak to Ana Weber or the kitchen.'),
      ).toBeVisible()
      await accessible()

      const { editToken } = await answered(request, code, 2)
      const link = `/edit/${editToken}`
      await page.goto(link)
      await expect(page.getByText(contact)).toBeVisible()
      await page.getByRole('button', { name: 'Withdraw my answer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
      await expect(page.getByText('Your answer was withdrawn.')).toBeVisible()
      await goneHome(page)
      expect((await page.goto(link))?.status()).toBe(404)
      await expect(page.getByText('Invalid or expired edit link.')).toBeVisible()
      await expect(page.getByText(/^You took this answer back on \d+ \w+\.$/)).toBeVisible()
      await expect(page.getByText(contact)).toBeVisible()
      await accessible()
      await page.goto(`/edit/${code}-${'x'.repeat(43)}`)
      await expect(page.getByText('Invalid or expired edit link.')).toBeVisible()
      await expect(page.getByText(contact)).toBeHidden()

      for (let size = 0; size < 3; size++) await answered(request, code, 10)
      await opened(page, code)
      await expect(page.getByText('The event is full.', { exact: false })).toBeVisible()
      await expect(page.getByText(contact)).toHaveCount(2)
      await accessible()

      await request.post('/__local/closing', { data: { code, closesAt: 1 } })
      await page.goto(`/event/${code}`)
      await expect(page.getByRole('heading', { name: 'Unable to Access Event' })).toBeVisible()
      await expect(page.getByText(contact)).toBeVisible()
      await accessible()
      await page.goto('/')
      await page.getByRole('textbox').fill(code)
      await page.getByRole('button', { name: 'Access Event Menu' }).click()
      await expect(page.getByText(contact)).toBeVisible()
      await accessible()
    },
  )

test('an event that closes before it is sent to says whom to ask; one that names nobody says so too @deep', async ({
  page,
  request,
}) => {
  await unaware(page)
  for (const named of [true, false]) {
    const { code } = await staged(request, named ? host : {})
    await opened(page, code)
    await page.getByLabel('Your Name *').fill('Rosa Marin')
    await next(page)
    await next(page)
    await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
    await request.post('/__local/closing', { data: { code, closesAt: 1 } })
    await submit(page)
    await expect(
      page.getByText('The submission deadline for this event has passed', { exact: false }),
    ).toBeVisible()
    await expect(page.getByText(contact)).toHaveCount(named ? 1 : 0)
  }
})
