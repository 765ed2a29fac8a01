import { categoryNameMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { copyName } from '#menu/words/planner'

/** The name of a copy: the original's with the first number that no other has, cut where it would be too long. */
export function nameOfCopy(name: string, names: readonly string[]): string {
  const taken = new Set(names)
  for (let nth = 2; ; nth++) {
    const letters = Array.from(name.replace(/ \(\d+\)$/, ''))
    while (letters.length > 0 && lengthOf(copyName(letters.join(''), nth)) > categoryNameMax) letters.pop()
    const made = copyName(letters.join('').trim(), nth)
    if (!taken.has(made)) return made
  }
}
