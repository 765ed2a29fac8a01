import { expect, type Page } from '@playwright/test'
import { offlineMs } from '../../../worker/links/rules/offline.ts'
import { looks } from '../support/deep.ts'
import {
  headers,
  keepButton,
  kept,
  keptAsOf,
  left,
  linkOf,
  live,
  opened,
  test,
} from '../support/kept-page.ts'
import { stage } from '../support/kitchen-fixtures.ts'

const gone = 'This page is no longer kept on this phone. It opens again once there is internet.'

/** Changes what is noted of the day for which the phone keeps its only page. */
const changeCopyAge = (page: Page, change: { keptSince?: number; lastClock?: number }) =>
  page.evaluate(async (by) => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const stored = await cache.match('/kitchen/kept?age')
    const age = (await stored?.json()) as { keptSince: number; lastClock: number }
    const keptSince = age.keptSince + (by.keptSince ?? 0)
    const lastClock = age.lastClock + (by.lastClock ?? 0)
    await cache.put('/kitchen/kept?age', Response.json({ ...age, keptSince, lastClock }))
  }, change)

for (const [end, words] of looks(
  [['link is revoked', 'This link was closed by the organizer.']],
  [['event is deleted', 'This link does not work. Please ask the organizer for a new one.']],
))
  test(`a page that arrived with its data holds none of it once its ${end}`, async ({
    page,
    line,
    phone,
  }) => {
    const event = await stage(page, 'Nothing left', { Main: ['Fish'] })
    const { address, revoke } = await linkOf({ page, line }, event)
    const cook = await opened(phone, address)
    expect(await cook.content()).toContain('Nothing left')
    await kept(cook)
    if (end === 'link is revoked') await revoke()
    else await page.request.delete(`/api/events/${event.id}`, { headers: headers(page), data: {} })
    await expect(cook.getByText(words)).toBeVisible()
    expect(await cook.evaluate(() => document.body.innerHTML)).not.toContain('Nothing left')
    expect(await cook.title()).not.toContain('Nothing left')
    await expect.poll(() => left(cook)).toEqual({ caches: 0, workers: [] })
  })

test('a link that no phone may keep offers it to none, and one that is kept can be removed @deep', async ({
  page,
  line,
  phone,
}) => {
  const event = await stage(page, 'Not for phones', { Main: ['Fish'] })
  const closed = await opened(phone, (await linkOf({ page, line }, event, {})).address)
  await expect(closed.getByRole('link', { name: 'Print the sheet' })).toBeVisible()
  await expect(closed.getByRole('button', { name: keepButton })).toBeHidden()
  const open = await opened(phone, (await linkOf({ page, line }, event)).address)
  await kept(open)
  await open.getByRole('button', { name: 'Remove it from this phone' }).click()
  await expect(open.getByRole('button', { name: keepButton })).toBeVisible()
  expect(await left(open)).toEqual({ caches: 0, workers: [] })
})

test('a page is kept for a day and no longer, whatever the phone’s clock says @deep', async ({
  page,
  line,
  phone,
}) => {
  const event = await stage(page, 'A day', { Main: ['Fish'] })
  const { address } = await linkOf({ page, line }, event)
  const cook = await opened(phone, address)

  await test.step('its day ends while it is open', async () => {
    await kept(cook)
    await line.cut()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await changeCopyAge(cook, { keptSince: -offlineMs + 3_000 })
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText(gone)).toBeVisible()
    await expect(cook.getByText('Fish')).toBeHidden()
    expect(await left(cook)).toEqual({ caches: 0, workers: [] })
    await line.pass()
    await expect(cook.getByText(live)).toBeVisible()
  })

  const refused = async (change: { keptSince?: number; lastClock?: number }) => {
    const keeping = await opened(phone, address)
    await kept(keeping)
    await changeCopyAge(keeping, change)
    await line.cut()
    await expect(keeping.reload()).rejects.toThrow(/net::ERR_/)
    await keeping.close()
    await line.pass()
    const elsewhere = await phone.newPage()
    await elsewhere.goto(`${line.origin}/robots.txt`)
    expect(await left(elsewhere)).toEqual({ caches: 0, workers: [] })
    await elsewhere.close()
  }
  await cook.close()
  await test.step('its day is over', () => refused({ keptSince: -offlineMs }))
  await test.step('the clock was set back', () => refused({ lastClock: 60 * 60_000 }))
})

test('of two links that a phone keeps, the one that was revoked goes when the other is opened @deep', async ({
  page,
  line,
  phone,
}) => {
  const event = await stage(page, 'Two kitchens', { Main: ['Fish'] })
  const [hot, pastry] = [await linkOf({ page, line }, event), await linkOf({ page, line }, event)]
  const cook = await opened(phone, hot.address)
  await kept(cook)
  await cook.goto(pastry.address)
  await expect(cook.getByRole('button', { name: keepButton })).toBeVisible()
  await kept(cook)
  expect(await left(cook)).toEqual({ caches: 2, workers: ['/kitchen/'] })
  await cook.goto(`${line.origin}/robots.txt`)
  await hot.revoke()
  await cook.goto(pastry.address)
  await expect.poll(() => left(cook)).toEqual({ caches: 1, workers: ['/kitchen/'] })
  await line.cut()
  await cook.reload()
  await expect(cook.getByText(keptAsOf)).toBeVisible()
})
