import { cleanLine } from '#core/text'

/** What a line of a pasted menu means. `line` counts from 1, as an editor shows it. */
export type ParsedLine =
  | { kind: 'category'; line: number; name: string }
  | { kind: 'item'; line: number; name: string; description: string }

const colon = /[:：]$/
const bullets =
  /^(?:[-–—*•·‣▪▫◦●○■□◆◇➤➢→✓✔・※]|\d{1,3}[.)、．]|\(\d{1,3}\)|[a-z][.)])(?:\s+|(?<=[、．・※•●○■□◆◇▪]))/iu
const heading = /^#{1,6}\s+/
const emphasis = /^(\*\*|__|\*|_)(.+)\1$/u

// Before a dish's description: a dash between spaces, a bar, a colon, or the tab of a spreadsheet.
const separator = /\s+[-–—]\s+|\s*\t\s*|\s+\|\s+|:\s+|：\s*/u

const currency = '(?:[€$£¥₹]|EUR|USD|GBP|CHF|JPY|元|円|원)'
const amount = String.raw`\d{1,5}(?:[.,]\d{2}|,-|\.-)?`
const prices = [
  // With its currency, before or after.
  new RegExp(String.raw`[\s.…·,|]*(?:${currency}\s?${amount}|${amount}\s?${currency})\s*$`, 'iu'),
  // With its cents, apart from the name.
  /[\s.…·|]+\d{1,4}(?:[.,]\d{2}|,-|\.-)\s*$/u,
  // After the dots or the tab that lead to it.
  /\s*(?:\.{3,}|…+|·{3,}|\t)\s*\d{1,4}\s*$/u,
]

/**
 * Reads a menu written down line by line: bullets, numbers and prices go, a line ending in a colon is a category, a dash
 * parts a dish's name from its description. Empty lines mean nothing.
 */
export function parseLines(text: string): ParsedLine[] {
  return text
    .normalize('NFC')
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .flatMap((raw, index) => parsed(raw, index + 1) ?? [])
}

// No dish is as long. The expressions below take time with the square of a line's length.
const longest = 1000

function parsed(raw: string, line: number): ParsedLine | null {
  if (raw.length > longest) return { kind: 'item', line, name: cleanLine(raw), description: '' }
  const marked = heading.test(raw.trim())
  const bare = withoutPrice(withoutBullets(raw.trim().replace(heading, '')))
  const text = bare.replace(emphasis, '$2').trim()
  // A rule, or a bullet without a dish.
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (marked || colon.test(text)) {
    return { kind: 'category', line, name: cleanLine(text.replace(colon, '').replace(emphasis, '$2')) }
  }
  const at = separator.exec(text)
  const parts = at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text]
  const [name = '', description = ''] = parts.map((part) =>
    cleanLine(withoutPrice(part).replace(emphasis, '$2')),
  )
  // A line that begins with its separator has a name only.
  return name === ''
    ? { kind: 'item', line, name: description, description: '' }
    : { kind: 'item', line, name, description }
}

function withoutBullets(text: string): string {
  const rest = text.replace(bullets, '')
  return rest === text ? text : withoutBullets(rest.trim())
}

function withoutPrice(text: string): string {
  for (const price of prices) {
    const rest = text.replace(price, '').trim()
    // A line that is nothing but a price is a name like any other.
    if (rest !== '' && rest !== text.trim()) return rest
  }
  return text
}
