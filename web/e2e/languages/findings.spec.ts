import { pseudo } from '../../../worker/languages/pseudo.ts'
import { expect } from '../support/journey.ts'
import { findings } from './findings.ts'
import { data, takenOver, test } from './walk.ts'

const styles = `
  #planted .new::after { content: "new" }
  #planted .low { overflow: hidden; height: 1em }
  #planted .line { overflow: hidden; white-space: nowrap }
  #planted .narrow-box { width: 3em; white-space: nowrap }
  #planted .wide { width: 3000px; height: 1px }
`
const menu = pseudo('Menu')
const long = pseudo('Menu '.repeat(300))

const faults: [what: string, html: string, found: RegExp][] = [
  ['a text', '<p>Hello there</p>', /not translated: “Hello there”/],
  ['a text beside a sentence', `<p>${menu} and more</p>`, /not translated: “and more”/],
  ['a text within a sentence', `<p>${menu.replace('⟧', ' until Monday⟧')}</p>`, /“.*until Monday” within/],
  ['a name', '<button aria-label="Open"></button>', /not translated: “Open” in aria-label of button/],
  ['a text for screen readers', '<p class="visually-hidden">Chosen</p>', /not translated: “Chosen”/],
  ['a word of the styles', '<b class="new"></b>', /“new” in ::after of b/],
  ['a sentence without its end', `<p>${menu.replace('⟧', '')}</p>`, /a sentence is cut/],
  ['a text that is too high', `<p class="low">${long}</p>`, /cut off: .* in p\.low/],
  ['a text that is too long', `<p class="line">${long}</p>`, /cut off: .* in p\.line/],
  ['a text out of its box', `<div class="narrow-box">${menu} ${menu}</div>`, /out of its box: .*narrow-box/],
  ['a page that is too wide', '<div class="wide"></div>', /the page is \d+ px wide/],
]

test('each kind of fault is found where it is planted, and none before', async ({ page }) => {
  await page.goto('/')
  await takenOver(page)
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="planted"></div>')
  }, styles)
  const plant = (html: string) =>
    page.evaluate((text) => {
      const planted = document.getElementById('planted')
      if (planted) planted.innerHTML = text
    }, html)
  for (const [what, html, found] of faults) {
    await plant('')
    expect(await findings(page, data), `before ${what}`).toEqual([])
    await plant(html)
    expect.soft((await findings(page, data)).join('\n'), what).toMatch(found)
  }
})
