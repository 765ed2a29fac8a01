/** Patterns that no log may contain. */
const shapes: [what: string, pattern: RegExp][] = [
  ['an address', /[\w.+-]+@[\w-]+(\.[\w-]+)+/],
  ['an edit link', /\b[A-Z0-9]{6}-[\w-]{43}/],
  ['a cookie of ours', /__Host-/],
  ['a mailed link', /access_token=|[?&#]token=/],
  ['a password hash', /\$scrypt\$|\b[0-9a-f]{32}:[0-9a-f]{128}\b/],
]

/**
 * Finds secrets and personal data in a log.
 * @param lines as they were written
 * @param secrets words that must not occur in any line: keys, tokens, names, allergies
 * @returns a sentence for each find, without the find itself
 */
export function leaks(lines: string[], secrets: Record<string, string[]>): string[] {
  const named = Object.entries(secrets).flatMap(([what, texts]) =>
    texts.filter((text) => text !== '').map((text) => [what, asWord(text)] as const),
  )
  return lines.flatMap((line) =>
    [...shapes, ...named]
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${what} in: ${line.slice(0, 80)}…`),
  )
}

function asWord(text: string): RegExp {
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'u')
}
