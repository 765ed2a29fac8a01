import type { Browser } from '@playwright/test'
import { offered } from '../../languages/languages.ts'
import { line, type Ratio } from '../pairs/pairs.ts'
import { type Seen, visit } from './visit.ts'

type Bytes = Record<'html' | 'js' | 'css', number>

const goal = { most: 1.05 }

/**
 * R9: the guest's page in every other language beside the same in English, a language a pair: its largest paint, and its bytes.
 * @param guest the page's address, without a language
 * @param bytesOf measures the compressed bytes of a first visit
 */
export async function inLanguages(
  chrome: Browser,
  guest: string,
  bytesOf: (url: string) => Promise<{ bytes: Bytes }>,
): Promise<Ratio[]> {
  const paints: { ours: number; baseline: number }[] = []
  const weights: { ours: number; baseline: number }[] = []
  const addressIn = (tag: string) => `${guest}?lang=${tag}`
  const paintOf = async (tag: string): Promise<Seen['largestPaint']> =>
    (await visit(chrome, addressIn(tag))).largestPaint
  const weightOf = async (tag: string) => {
    const { html, js, css } = (await bytesOf(addressIn(tag))).bytes
    return (html + js + css) / 1000
  }
  const english = await weightOf('en')
  for (const [pair, tag] of offered(false)
    .filter((one) => one !== 'en')
    .entries()) {
    const first = pair % 2 === 0 ? await paintOf(tag) : null
    const baseline = await paintOf('en')
    paints.push({ ours: first ?? (await paintOf(tag)), baseline })
    weights.push({ ours: await weightOf(tag), baseline: english })
  }
  const what = 'guest’s page in nine other languages ÷ in English'
  return [
    line({ id: 'R9', what: `${what}: largest paint`, unit: 'ms', goal }, paints),
    line({ id: 'R9', what: `${what}: bytes`, unit: 'kB', goal }, weights),
  ]
}
