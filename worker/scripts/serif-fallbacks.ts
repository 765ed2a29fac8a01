import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '../dev/browser.ts'

// Prints the numbers of web/ui/serif/serif.css: how wide and how high the fonts that systems have must be made to stand
// in for ours until it is here, so that nothing moves then. Run by hand after a change of serif.py's:
//
//     npm pack @fontsource/gelasio@5.3.0 @fontsource/noto-serif@5.3.0
//     (unpack each into a folder of its package's name: gelasio, noto-serif)
//     node worker/scripts/serif-fallbacks.ts <folder of those packages>
//
// Gelasio has the widths of Georgia, Liberation Serif those of Times New Roman.

const packages = process.argv[2] ?? '.'
const latin = (name: string, weight: number) =>
  join(packages, name, 'files', `${name}-latin-${weight}-normal.woff2`)
const debian = (file: string) => join('/usr/share/fonts/truetype', file)
const fonts = {
  Georgia: [latin('gelasio', 400), latin('gelasio', 700)],
  'Noto Serif': [latin('noto-serif', 400), latin('noto-serif', 700)],
  'Times New Roman': [
    debian('liberation/LiberationSerif-Regular.ttf'),
    debian('liberation/LiberationSerif-Bold.ttf'),
  ],
  'DejaVu Serif': [debian('dejavu/DejaVuSerif.ttf'), debian('dejavu/DejaVuSerif-Bold.ttf')],
} as const
/** Lines set in the serif: over an event, dishes, and headings as a phone breaks them. */
const overs = ['You are invited to choose your menu', 'Starter', 'Main Course', 'Dessert']
const dishes =
  `Starter/Main Course/Dessert/Pumpkin soup/Smoked trout/Braised beef cheek/Wild mushroom risotto/Crème brûlée
Roast chicken with thyme/Venison with red cabbage/Goat cheese tart/Lemon sorbet/Grilled sea bass/Vegetable lasagne
Chocolate mousse/Apple crumble`.split(/[/\n]/)
const headings =
  `Enter Event Code to/Select Menu Choices/Know every plate/before the day./How It Works/Unable to Access Event
Thank you, Rosa./Harvest supper/Sam & Alex/Anna & Bernard/Wedding of Sam and Alex/Summer Gala/Team Dinner/Pricing
Getting Started/Planner Guide/Review your choices/What would you like?/Your details`.split(/[/\n]/)

/** The weights in which the serif is set, and what stands in for each: course names, dishes, headings. */
const faces = [
  { weight: 400, bold: 0, lines: overs },
  { weight: 500, bold: 0, lines: dishes },
  { weight: 560, bold: 1, lines: headings },
] as const

ensureBrowser()
const browser = await chromium.launch(browserOptions())
const page = await browser.newPage()
const source = (path: string) => `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`

/** Takes a font into the page under a name. */
const taken = (name: string, path: string, weight = '400') =>
  page.evaluate(
    async ([name, source, weight]) => {
      document.fonts.add(await new FontFace(name, source, { weight }).load())
    },
    [name, source(path), weight] as const,
  )

/** Width of each line in a font, in em, kerned, and without the rounding of a screen. */
const widths = (name: string, weight: number, lines: string[]) =>
  page.evaluate(
    ([name, weight, lines]) =>
      lines.map((line) => {
        const text = document.createElement('span')
        text.style.cssText = `position:absolute;white-space:pre;text-rendering:geometricPrecision;font:${weight} 100px "${name}"`
        text.textContent = line
        document.body.appendChild(text)
        const { width } = text.getBoundingClientRect()
        text.remove()
        return width / 100
      }),
    [name, weight, lines] as const,
  )

/** Ascent and descent of a font, in em. */
const reach = (name: string) =>
  page.evaluate((name) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = `1000px "${name}"`
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x')
    return [fontBoundingBoxAscent / 1000, fontBoundingBoxDescent / 1000] as const
  }, name)

/** The size at which the line that is off most is off least: a line in the middle moves by half of that. */
function closest(ours: number[], theirs: number[]) {
  let best = { size: 1, off: Number.POSITIVE_INFINITY }
  for (let size = 0.7; size < 1.4; size += 0.0001) {
    const off = Math.max(...ours.map((width, at) => Math.abs(width - size * (theirs[at] ?? 0))))
    if (off < best.off) best = { size, off }
  }
  return best
}
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

await taken('ours', 'web/ui/serif/fraunces.woff2', '400 600')
const [ascent, descent] = await reach('ours')
for (const [font, paths] of Object.entries(fonts)) {
  for (const [bold, path] of paths.entries()) await taken(`${font} ${bold}`, path)
  for (const { weight, bold, lines } of faces) {
    const ours = await widths('ours', weight, lines)
    const theirs = await widths(`${font} ${bold}`, 400, lines)
    const { size, off } = closest(ours, theirs)
    console.log(
      `${font} ${weight}: size-adjust ${percent(size)}; ascent-override ${percent(ascent / size)}; ` +
        `descent-override ${percent(descent / size)} (no line is off by more than ${off.toFixed(2)} em)`,
    )
  }
}
await browser.close()
