import type { WebSocketRoute } from '@playwright/test'
import { liveEnd } from '../../../worker/live/shape.ts'
import { announce, expect, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'

const menu = { Main: ['Fish', 'Risotto'] }

test('a live view whose time is over is opened again without a word, and catches up @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Renewed', menu)
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.goto(`/events/${event.id}/responses`)
  await expect.poll(() => sockets.length).toBe(1)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Not connected')) document.title = 'It was told'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await sockets[0]?.close({ code: liveEnd.timeOver })
  await answerAs(browser, event, [{ name: 'Meanwhile', allergies: '', selections: {} }])
  await expect.poll(() => sockets.length).toBe(2)
  await expect(page.getByText('1 response · 1 total guest')).toBeVisible()
  expect(await page.title()).not.toBe('It was told')
})

test('a guest’s page tries its live view again, and no more once the event is closed @deep', async ({
  page,
}) => {
  announce(/^\/api\/codes\//)
  const event = await stage(page, 'Closed meanwhile', menu)
  let attempts = 0
  let closed = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    attempts += 1
    void socket.close()
  })
  await page.route(/\/api\/codes\/\w{6}$/, (route) =>
    closed
      ? route.fulfill({
          status: 410,
          json: { error: { code: 'closed', message: 'Closed.', requestId: '1' } },
        })
      : route.continue(),
  )
  await page.clock.install()
  await page.goto(`/event/${event.code}`)
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await page.clock.runFor(4_000)
  await expect.poll(() => attempts).toBeGreaterThan(1)
  closed = true
  const refused = page.waitForResponse((response) => response.status() === 410)
  await page.clock.runFor(30_000)
  await refused
  await expect(page.getByText('The submission deadline for this event has passed')).toBeVisible()
  const before = attempts
  await page.clock.runFor(60_000)
  expect(attempts).toBe(before)
})
