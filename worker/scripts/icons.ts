import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { site } from '../core/site.ts'
import { ensureBrowser } from '../dev/browser.ts'
import { cloths } from '../events/rules/cloths.ts'

// Generates the site's icons from web/public/favicon.svg, and the pictures of a shared link: the site's, and one for each
// tablecloth. Run `npm run icons` after a change of mark, name, tagline or cloths, and commit the output.
const mark = readFileSync('web/public/favicon.svg', 'utf8')
const out = (name: string) => `web/public/${name}`

ensureBrowser()
const browser = await chromium.launch(config.use?.launchOptions)
const page = await browser.newPage({ colorScheme: 'light' })

async function picture(width: number, height: number, html: string): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>html, body { margin: 0 } body { width: ${width}px; height: ${height}px }</style>${html}`,
  )
  return page.screenshot({ omitBackground: true })
}

/** The mark on a square, with padding as a fraction of the side. */
async function icon(side: number, room = 0, ground = 'transparent'): Promise<Buffer> {
  const box = `display: grid; place-items: center; height: 100%; background: ${ground}`
  const inner = Math.round(side * (1 - 2 * room))
  return picture(
    side,
    side,
    `<style>svg { width: ${inner}px; height: ${inner}px }</style><div style="${box}">${mark}</div>`,
  )
}

/** Wraps one PNG as favicon.ico, which old browsers and tools request by name. */
function ico(side: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

const paper = '#faf7f1'
writeFileSync(out('favicon.ico'), ico(32, await icon(32)))
writeFileSync(out('icon-32.png'), await icon(32))
writeFileSync(out('icon-192.png'), await icon(192))
writeFileSync(out('icon-512.png'), await icon(512))
writeFileSync(out('icon-maskable.png'), await icon(512, 0.16, paper))
writeFileSync(out('apple-touch-icon.png'), await icon(180, 0.1, paper))
writeFileSync(
  out('preview.png'),
  await picture(
    1200,
    630,
    `<style>
      main { box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 28px; height: 630px;
        background: ${paper}; color: #1f1d1a; font-family: Georgia, "DejaVu Serif", serif; border: 28px solid #1f5c3a }
      svg { width: 190px; height: 190px } h1 { margin: 0; font-size: 120px; line-height: 1 } p { margin: 0; font-size: 46px; color: #4d483f }
    </style><main>${mark}<h1>${site.name}</h1><p>${site.tagline}</p></main>`,
  ),
)
const sheets = ['tokens', 'cloth'].map((name) => readFileSync(`web/ui/${name}.css`, 'utf8')).join('')
const serif = readFileSync('web/ui/serif/fraunces.woff2', 'base64')
for (const cloth of cloths)
  writeFileSync(
    out(`preview-${cloth}.png`),
    await picture(
      1200,
      630,
      `<style>${sheets}
        @font-face { font-family: "Fraunces"; src: url("data:font/woff2;base64,${serif}"); font-weight: 100 900 }
        main { display: grid; place-content: center; width: 600px; height: 315px; zoom: 2 }
        div { display: grid; place-content: center; justify-items: center; gap: 14px; width: 380px; height: 210px; color: var(--ink) }
        main .cloth-card { box-shadow: inset 0 0 0 7px var(--surface), inset 0 0 0 8px var(--line), 0 4px 14px rgb(31 29 26 / 22%) }
        svg { width: 56px; height: 56px } h1 { margin: 0; font: 560 44px/1 Fraunces } p { margin: 0; font: italic 400 19px/1.2 Fraunces; color: var(--herb) }
      </style><main class="cloth cloth-${cloth}"><div class="cloth-card">${mark}<h1>${site.name}</h1><p>${site.tagline}</p></div></main>`,
    ),
  )
await browser.close()
