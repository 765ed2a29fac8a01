import { looks } from '../../support/deep.ts'
import { expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

// A trace copies the whole page at every step.
test.use({ trace: 'off' })

for (const width of looks([390], [1280]))
  test(`two thousand parties open, scroll and are found with few rows on the page, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await stage(page, 'Many parties')
    const headers = { origin: new URL(page.url()).origin }
    const importId = crypto.randomUUID()
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      rowNo: at + 1,
      people: [{ name: `Guest ${at} Almeida` }, { name: `Søren ${at} Almeida` }],
      email: `guest${at}@example.com`,
    }))
    for (let at = 0; at < rows.length; at += 250) {
      const data = { importId, rows: rows.slice(at, at + 250) }
      const answer = await page.request.post(`/api/events/${id}/invitations/import`, { headers, data })
      expect(answer.status()).toBe(200)
    }
    const began = Date.now()
    await page.goto(`/events/${id}/guests`)
    const line = page.locator('.party-line')
    await line.first().waitFor()
    const first = Date.now() - began
    // On a phone the head alone says it.
    await expect(page.locator('.guests-found .of-list')).toHaveText(/^2,000 parties/, { timeout: 60_000 })
    console.log(`${width} px: first line after ${first} ms, all after ${Date.now() - began} ms`)
    // Lines that left reach become text when the page has time.
    await expect.poll(() => line.count()).toBeLessThanOrEqual(80)
    await page.mouse.move(200, 600)
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 4000)
    await expect.poll(() => line.count()).toBeLessThanOrEqual(80)
    await page.evaluate(() => scrollTo(0, 0))
    if (width < 768) await page.getByRole('button', { name: 'Find and sort' }).click()
    await page.getByLabel('Find a party').fill('soren 1999')
    await page.getByText('1 of 2,000 parties shown').waitFor()
    await expect(line).toHaveCount(1)
  })
