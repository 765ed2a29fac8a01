const collator = new Intl.Collator('en', { numeric: true })

/** Natural sort of names: Table 2 before Table 10, ignoring case. Equal names are sorted by their letters. */
export function byName(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}
