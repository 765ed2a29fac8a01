import { languages } from '../../../worker/languages/languages.ts'
import { staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { takenOver } from '../support/taken-over.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('in each language the event’s page is no wider than a small phone with letters twice as large', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party' })
  for (const tag of Object.keys(languages)) {
    await page.goto(`/event/${code}?lang=${tag}`)
    await takenOver(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(beyond, tag).toBeLessThanOrEqual(0)
  }
})
