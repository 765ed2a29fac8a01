import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** The pages of a printed document, as their text, and the size of its paper in millimetres. */
export type Pdf = {
  pages: string[]
  paper: [width: number, height: number]
  /** Texts that stand nearer to the paper's sides than 11 mm: they would be cut. */
  beyond: string[]
}

/** In points, of which an inch has 72. */
const margin = (11 / 25.4) * 72

/** Prints the open page as its style sheet wants it, and reads the file back. */
export async function printed(page: Page): Promise<Pdf> {
  const file = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const [, , right = 0, top = 0] = (await pdf.getPage(1)).view
  const [pages, beyond]: [string[], string[]] = [[], []]
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    pages.push(texts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''))
    for (const { str, width, transform } of texts) {
      const from = Number(transform[4])
      if (str.trim() !== '' && (from < margin || from + width > right - margin)) beyond.push(str)
    }
  }
  return { pages, paper: [millimetres(right), millimetres(top)], beyond }
}

function millimetres(points: number): number {
  return Math.round((points / 72) * 25.4)
}

/** True if a font for a language is installed: `fc-list` names none where it is not. */
export function writes(language: string): boolean {
  try {
    return execFileSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

/** Text without its spaces: a line may break within a word, and does so where a word is longer than a line. */
export function solid(text: string): string {
  return text.replace(/\s+/g, '')
}

/** A text of a printed page: where it begins on its line, from the paper's upper left corner, in millimetres. */
export type PlacedText = { text: string; page: number; x: number; y: number; width: number; upright: boolean }

/** Prints the open page, and reads where each of its texts stands. */
export async function printedPlaces(
  page: Page,
): Promise<{ sizes: [width: number, height: number][]; texts: PlacedText[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const [sizes, texts]: [[number, number][], PlacedText[]] = [[], []]
  for (let number = 1; number <= pdf.numPages; number++) {
    const read = await pdf.getPage(number)
    const [, , right = 0, top = 0] = read.view
    sizes.push([millimetres(right), millimetres(top)])
    for (const item of (await read.getTextContent()).items)
      if ('str' in item && item.str.trim() !== '') {
        const [, turned, , , x, y] = item.transform.map(Number)
        texts.push({
          text: item.str,
          page: number,
          upright: turned === 0 && Number(item.transform[0]) > 0,
          x: exactly(x ?? 0),
          y: exactly(top - (y ?? 0)),
          width: exactly(item.width),
        })
      }
  }
  return { sizes, texts }
}

/** Points in hundredths of a millimetre. */
function exactly(points: number): number {
  return Math.round((points / 72) * 2540) / 100
}
