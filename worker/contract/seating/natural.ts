const collator = new Intl.Collator('en', { numeric: true })

/** Sorts names as people count: Table 2 before Table 10, whatever the case; equal ones by their letters. */
export function byName(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}
