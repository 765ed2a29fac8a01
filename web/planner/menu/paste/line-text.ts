import { cleanLine } from '#core/text'

const bullets =
  /^(?:[-–—*•·‣⁃∙▪▫◦●○■□☐◆◇❖➤➢→✓✔・※\uf0b7\uf0a7§]|\d{1,3}[.)、．]|\(\d{1,3}\)|[a-z][.)]|o(?=\t| {2}))(?:\s+|(?<=[、．・※•●○■□◆◇▪\uf0b7\uf0a7]))/iu
const number = /^(?:\d{1,3}[.)、．]|\(\d{1,3}\))/
const emphasis = /^(\*\*\*|\*\*|__|\*|_)(.+)\1$/u

const currency = '(?:[€$£¥₹]|EUR|Euro|USD|GBP|CHF|JPY|Fr\\.|kr\\.?|zł|元|円|원)'
const amount = String.raw`\d{1,5}(?:[.,]\d{1,2}|,-|\.-)?`
const per = String.raw`(?:\s*(?:p\.?\s?p\.?|p\.\s?P\.|per person|pro person|par personne))?`
const prices = [
  // A supplement: "(+ £5)", "(£5 supplement)".
  new RegExp(
    String.raw`\s*\(\+?\s?(?:${currency}\s?${amount}|${amount}\s?${currency})[^()]{0,20}\)\s*$`,
    'iu',
  ),
  // With its currency, before or after.
  new RegExp(String.raw`[\s.…·,|]*(?:${currency}\s?${amount}|${amount}\s?${currency})${per}\s*$`, 'iu'),
  // With its cents, apart from the name.
  /[\s.…·|]+\d{1,4}(?:[.,]\d{2}|,-|\.-)\s*$/u,
  // After the dots or the tab that lead to it.
  /\s*(?:\.{3,}|…+|·{3,}|\t)\s*\d{1,4}\s*$/u,
]
const onlyPrice = new RegExp(
  String.raw`^(?:${currency}?\s?${amount}\s?${currency}?)(?:\s*[/|-]\s*${currency}?\s?${amount}\s?${currency}?)*${per}$`,
  'iu',
)

/** True for a bullet or a number without a line. */
export function isBullet(text: string): boolean {
  return bullets.test(`${text}\t`)
}

/** True for what is nothing but a price, a number or the count of a page. */
export function isPrice(text: string): boolean {
  return onlyPrice.test(text.trim())
}

/** Text without the bullets and numbers it begins with, and which of them there were. */
export function withoutBullets(text: string): { text: string; bullet: 'none' | 'sign' | 'number' } {
  let bullet: 'none' | 'sign' | 'number' = 'none'
  for (;;) {
    const rest = text.replace(bullets, '').trim()
    if (rest === text || rest === '') return { text, bullet }
    bullet = number.test(text) ? 'number' : 'sign'
    text = rest
  }
}

/** Text without the price it ends with. */
export function withoutPrice(text: string): string {
  for (const price of prices) {
    const rest = text.replace(price, '').trim()
    if (rest !== '' && rest !== text.trim()) return rest
  }
  return text
}

/** Text without the asterisks or underscores around it. */
export function withoutEmphasis(text: string): { text: string; mark: string } {
  const found = emphasis.exec(text)
  return found ? { text: (found[2] ?? '').trim(), mark: found[1] ?? '' } : { text, mark: '' }
}

/** A name as a menu takes it: the quotes and dashes of a word processor as those of a keyboard, and no footnote marks. */
export function plain(name: string): string {
  return cleanLine(
    name
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/[‘‛‹›`´′]/g, "'")
      .replace(/[‐‑‒–—−]/g, '-')
      .replaceAll('…', '...')
      .replaceAll(';', ',')
      .replace(/\s\+\s/g, ' & ')
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      .replace(/[®™©†‡]|\*+$/g, ''),
  )
}
