import type { ReactNode } from 'react'
import type { GuestWords } from '#languages/language'
import type { Person } from '#party/shape/person'
import { calledName, firstNameOf } from '../../client/receipt/called-name.ts'
import { Initial } from '../../client/receipt/initial.tsx'
import { initialsOf } from '../../client/receipt/initials.ts'

/** In a larger party a dish shows one's own sign and how many others chose it. */
const shownUpTo = 4

/**
 * People of a party who chose a dish, as signs beside it and in words.
 * @param current the person who chooses now: lit
 */
export function chosenBy(words: GuestWords, party: Person[], current: number) {
  const signs = initialsOf(party.map(({ name }) => name))
  return (category: string, item: string): { shown: ReactNode; text: string } | undefined => {
    const all = [...party.keys()].filter((index) => party[index]?.selections[category] === item)
    if (all.length === 0) return undefined
    const shown = party.length > shownUpTo ? all.filter((index) => index === current) : all
    const more = all.length - shown.length
    const names = all.map(
      (index) => firstNameOf(party[index]?.name ?? '') || calledName(words, party[index], index),
    )
    return {
      shown: (
        <>
          {shown.map((index) => (
            <Initial key={index} look={index === current ? 'lit' : undefined}>
              {signs[index]}
            </Initial>
          ))}
          {more > 0 && <Initial look="more">+{more}</Initial>}
        </>
      ),
      text: words.party.chosenFor(names),
    }
  }
}
