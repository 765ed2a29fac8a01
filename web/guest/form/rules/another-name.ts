import { fold, tokensIn } from '#core/folded'
import { firstNameOf } from '../../../client/receipt/display-name.ts'

/** True if a name typed over another is another person's, and not the same name completed, shortened or corrected. */
export function isAnotherName(previous: string, next: string): boolean {
  const [oldTokens, newTokens] = [tokensIn(previous), tokensIn(next)]
  const [oldFirst, newFirst] = [fold(firstNameOf(previous)), fold(firstNameOf(next))]
  if (oldTokens.length === 0 || newTokens.length === 0 || oldFirst === newFirst) return false
  if (oldTokens.every((token) => newTokens.includes(token))) return false
  if (newTokens.every((token) => oldTokens.includes(token))) return false
  const [oldName, newName] = [oldTokens.join(' '), newTokens.join(' ')]
  if (oldName.startsWith(newName) || newName.startsWith(oldName)) return false
  // A typo changes one letter of a short name, two of a longer one.
  const maxTypos = Math.min(2, Math.floor(Math.min(oldFirst.length, newFirst.length) / 3))
  return distance(oldName, newName) > maxTypos
}

/** The number of letters that are replaced, missing, added or swapped (optimal string alignment). */
function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  a.forEach((letterA, i) => {
    const row = [i + 1]
    b.forEach((letterB, j) => {
      const costs = [(last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (last[j] ?? 0) + Number(letterA !== letterB)]
      const isSwapped = i > 0 && j > 0 && letterA === b[j - 1] && a[i - 1] === letterB
      if (isSwapped) costs.push((beforeLast[j - 1] ?? 0) + 1)
      row.push(Math.min(...costs))
    })
    ;[beforeLast, last] = [last, row]
  })
  return last[b.length] ?? 0
}
