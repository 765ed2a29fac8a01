import { expect, test } from '../../support/journey.ts'
import { makePlanner } from '../../support/purchases-fixtures.ts'

// A trace copies the whole page at every step.
test.use({ trace: 'off', viewport: { width: 1280, height: 800 } })

const courses = 20

// `waitFor` and `poll`, not `expect` on a locator: one that must wait reads the whole page as a screen reader would.
test('two thousand people with twenty courses open, scroll and are found with few rows on the page @deep', async ({
  page,
}) => {
  const { id, code } = await makePlanner(page, { guestLimit: 2000 })
  const headers = { origin: new URL(page.url()).origin }
  for (let course = 1; course <= courses; course++) {
    const path = `/api/events/${id}/categories`
    const made = await page.request.post(path, { headers, data: { name: `Course ${course}` } })
    // It came with some courses of its own: the limit is theirs together.
    if (made.status() === 409) break
    const { category } = await made.json()
    for (const dish of ['Beef cheek', 'Stuffed aubergine', 'Pike-perch fillet'])
      await page.request.post(`${path}/${category.id}/items`, {
        headers,
        data: { name: `${dish} of course ${course}` },
      })
  }
  expect((await page.request.post(`/__local/many-responses/${code}/2000`)).ok()).toBe(true)

  const pages: string[] = []
  page.on('request', (request) => {
    if (/\/responses(\?|$)/.test(request.url()) && request.resourceType() === 'fetch')
      pages.push(request.url())
  })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  const longTasks = (what: string) =>
    page.evaluate((what) => {
      const { tasks } = window as unknown as { tasks: number[] }
      return `${what}: ${tasks.splice(0).map(Math.round).join(', ') || 'none'} ms`
    }, what)
  const report: string[] = []
  const rendered = () =>
    page.evaluate(() => ({
      rows: document.querySelectorAll('.people-table tbody th').length,
      nodes: document.querySelectorAll('main *').length,
    }))
  // Rows that left reach are taken off when the page has time, which a slow one has a little later.
  const bounded = async () => {
    await expect.poll(async () => (await rendered()).rows).toBeLessThanOrEqual(80)
    const { rows, nodes } = await rendered()
    report.push(`${rows} rows, ${nodes} elements`)
    expect(rows).toBeGreaterThan(10)
    expect(rows).toBeLessThanOrEqual(80)
    expect(nodes).toBeLessThanOrEqual(4_000)
  }

  const started = Date.now()
  await page.goto(`/events/${id}/responses?view=people`)
  await page.getByRole('rowheader').first().waitFor()
  report.push(`first rows after ${Date.now() - started} ms`)
  // The text of rows out of sight, which the browser's own search reads.
  const far = () => page.evaluate(() => [...document.querySelectorAll('.far')].at(-1)?.textContent ?? '')
  await expect.poll(far).toMatch(/^Guest 1 · .* · Stuffed aubergine of course 1 · /m)
  report.push(`all there after ${Date.now() - started} ms`, await longTasks('opening'))
  // The first page, then one after another.
  expect(new Set(pages).size).toBe(4)
  await bounded()
  expect(await page.getByRole('columnheader').count()).toBe(courses + 4)

  const frame = page.locator('.people-frame')
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await frame.evaluate((one, part) => one.scrollTo(0, part * one.scrollHeight), share)
    await page.waitForTimeout(150)
  }
  await expect.poll(() => page.getByRole('rowheader', { name: 'Guest 1', exact: true }).count()).toBe(1)
  report.push(await longTasks('scrolling'))
  await bounded()

  await page.getByLabel('Search by name').pressSequentially('guest 199')
  await page.getByText('12 of 2,000 people shown').waitFor()
  report.push(await longTasks('searching'))
  await page.getByLabel('Search by name').fill('')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe('Guest 1')
  report.push(await longTasks('sorting'))
  await bounded()
  console.log(report.join('\n'))
})
