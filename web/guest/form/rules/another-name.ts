import { fold, tokensIn } from '#core/folded'
import { firstNameOf } from '../../../client/receipt/called-name.ts'

/** True if a name typed over another is somebody else's, and not the same one completed, shortened or corrected. */
export function isAnotherName(previous: string, next: string): boolean {
  const [old, now] = [tokensIn(previous), tokensIn(next)]
  const [first, firstNow] = [fold(firstNameOf(previous)), fold(firstNameOf(next))]
  if (old.length === 0 || now.length === 0 || first === firstNow) return false
  if (old.every((word) => now.includes(word)) || now.every((word) => old.includes(word))) return false
  const [one, other] = [old.join(' '), now.join(' ')]
  if (one.startsWith(other) || other.startsWith(one)) return false
  // A typo changes one letter of a short name, two of a longer one.
  return distance(one, other) > Math.min(2, Math.floor(Math.min(first.length, firstNow.length) / 3))
}

/** Letters that were typed wrong, left out, added or swapped (optimal string alignment). */
function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ]
  a.forEach((letter, i) => {
    const row = [i + 1]
    b.forEach((beside, j) => {
      const costs = [(last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (last[j] ?? 0) + Number(letter !== beside)]
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === beside
      if (swapped) costs.push((beforeLast[j - 1] ?? 0) + 1)
      row.push(Math.min(...costs))
    })
    ;[beforeLast, last] = [last, row]
  })
  return last[b.length] ?? 0
}
