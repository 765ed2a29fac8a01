import { expect } from '@playwright/test'
import { looks, picture } from '../support/deep.ts'
import { accessible } from '../support/journey.ts'
import { kept, keptAsOf, keptUntil, left, linkOf, live, opened, test } from '../support/kept-page.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'
import { nextVersion } from '../support/next-version.ts'

const ana = { name: 'Ana', allergies: '', selections: {} }

test('a page that is kept opens without internet as it last was, and is true again with it', async ({
  page,
  line,
  phone,
  browser,
}) => {
  const event = await stage(page, 'Deep cellar', { Main: ['Fish', 'Risotto'] })
  const { address, revoke } = await linkOf({ page, line }, event)
  const cook = await opened(phone, address)
  expect(await left(cook)).toEqual({ caches: 0, workers: [] })
  await kept(cook)
  await accessible(cook)
  await picture(cook, 'kitchen-kept', { fullPage: true })
  await answerAs(browser, event, [ana])
  await expect(cook.getByText('1 plate', { exact: true })).toBeVisible()

  await test.step('without internet, in letters that nobody overlooks', async () => {
    await line.cut()
    await cook.reload()
    await expect(cook.getByText('1 plate', { exact: true })).toBeVisible()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText(/^Not connected since \d\d:\d\d$/)).toBeVisible()
    const size = await cook
      .locator('.kept-as-of strong')
      .evaluate((time) => Number.parseFloat(getComputedStyle(time).fontSize))
    expect(size).toBeGreaterThanOrEqual(56)
    for (const [width, colorScheme] of looks(
      [[390, 'light']],
      [
        [390, 'dark'],
        [1280, 'light'],
        [1280, 'dark'],
      ],
    )) {
      await cook.setViewportSize({ width, height: 844 })
      await cook.emulateMedia({ colorScheme })
      await accessible(cook)
      await picture(cook, `kitchen-offline-${width}-${colorScheme}`, { fullPage: true })
    }
    const again = await phone.newPage()
    await again.goto(`${address}#specials`)
    await expect(again.getByRole('heading', { name: 'Specials 0' })).toBeVisible()
    await again.close()
  })

  await test.step('with internet', async () => {
    await answerAs(browser, event, [ana, ana])
    await line.pass()
    await expect(cook.getByText(live)).toBeVisible()
    await expect(cook.getByText('3 plates', { exact: true })).toBeVisible()
    await expect(cook.getByText(keptAsOf)).toBeHidden()
    await expect(cook.getByText(keptUntil)).toBeVisible()
  })

  await test.step('on a line that swallows bytes', async () => {
    line.swallow()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText('3 plates', { exact: true })).toBeVisible()
    await line.pass()
    await expect(cook.getByText(live)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('no other page of the site is opened by it', async () => {
    const home = await phone.newPage()
    for (const path of ['/', '/caterer-help', `/event/${event.code}`]) {
      await home.goto(line.origin + path)
      expect(await home.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    }
    await home.close()
    expect(await cook.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${line.origin}/kitchen/offline.js`,
    )
  })

  await test.step('revoked while it is offline, it is emptied once it is online', async () => {
    await line.cut()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await revoke()
    await line.pass()
    await expect(cook.getByText('This link was closed by the organizer.')).toBeVisible()
    await expect(cook.getByText('Deep cellar')).toBeHidden()
    await expect.poll(() => left(cook)).toEqual({ caches: 0, workers: [] })
    expect(await cook.content()).not.toContain('Deep cellar')
    await line.cut()
    await expect(cook.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  })
})

test('a deploy brings a kept page the new files and the new service worker, and it opens without internet', async ({
  page,
  line,
  phone,
  baseURL,
}) => {
  const event = await stage(page, 'Before and after', { Main: ['Fish'] })
  const { address } = await linkOf({ page, line }, event)
  const cook = await opened(phone, address)
  await kept(cook)
  // Its script, and its words.
  const scripts = () =>
    cook.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url)
      return urls.filter((url) => /\/kitchen-[^/]*\.js$/.test(url)).map((url) => url.endsWith('-next.js'))
    })
  const worker = () =>
    cook.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const [response] = [await fetch(active?.scriptURL ?? '', { cache: 'no-store' })]
      return [active?.state, (await response.text()).endsWith('// next')]
    })
  expect(await scripts()).toEqual([false, false])

  await line.cut()
  const next = await nextVersion(baseURL ?? '', Number(new URL(line.origin).port))
  await cook.reload()
  await expect.poll(scripts).toEqual([true, true])
  await expect.poll(worker).toEqual(['activated', true])
  next.close()
  await cook.reload()
  await expect(cook.getByText(keptAsOf)).toBeVisible()
  await expect(cook.getByText('Fish')).toBeVisible()
})
