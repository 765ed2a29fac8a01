import type { Page } from '@playwright/test'
import { looks } from '../support/deep.ts'
import { staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'

type Place = { name: string; left: number; top: number }

/** Places of the visible elements of a document that has arrived in part. */
async function places(page: Page, html: string): Promise<(Place | null)[]> {
  await page.setContent(html)
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      return seen
        ? {
            name: `${element.tagName}.${element.getAttribute('class')}`,
            left: left + scrollX,
            top: top + scrollY,
          }
        : null
    }),
  )
}

// A browser paints what has arrived of a page; what comes after it must not push it.
for (const width of looks([390], [1280]))
  for (const name of ['home', 'the form of an event'] as const)
    test(`at ${width} px whatever has arrived of ${name} stands where it stays`, async ({
      browser,
      request,
    }) => {
      const { code } = await staged(request, { hostName: 'Clara and Jonah', venue: 'Seehaus Lindow' })
      const html = await (await request.get(name === 'home' ? '/' : `/event/${code}`)).text()
      const viewport = { width, height: 800 }
      const context = await browser.newContext({ javaScriptEnabled: false, viewport })
      const page = await context.newPage()
      const whole = await places(page, html)
      const moved = new Set<string>()
      const parts = html
        .slice(0, html.indexOf('</footer>'))
        .matchAll(
          /<(?:header|nav|form|section|figure|ol|fieldset|details|footer|div class="(?:step|signed))\b/g,
        )
      for (const { index, 0: part } of parts) {
        if (index < html.indexOf('<header')) continue
        for (const [at, now] of (await places(page, html.slice(0, index))).entries()) {
          const then = whole[at]
          if (now && then && Math.abs(now.left - then.left) + Math.abs(now.top - then.top) > 3)
            moved.add(`${now.name} before ${part}: ${now.left}, ${now.top} → ${then.left}, ${then.top}`)
        }
      }
      expect([...moved]).toEqual([])
      await context.close()
    })
