import type { ReactNode } from 'react'
import type { GuestWords } from '#languages/language'
import type { Person } from '#party/shape/person'
import { displayName, firstNameOf } from '../../client/receipt/display-name.ts'
import { Initial } from '../../client/receipt/initial.tsx'
import { initialsOf } from '../../client/receipt/initials.ts'

/** In a larger party a dish shows only the current person's initials, and how many others chose it. */
const maxInitials = 4

/** The people of a party who chose a dish: their initials beside it, and a text that names them. */
export type Choosers = { initials: ReactNode; text: string }

/**
 * Finds the people of a party who chose a dish.
 * @param current index of the person who chooses now, whose initials are highlighted
 * @returns a function of a course's and a dish's id; its result is undefined if nobody chose the dish
 */
export function chosenBy(words: GuestWords, party: Person[], current: number) {
  const initials = initialsOf(party.map(({ name }) => name))
  return (category: string, item: string): Choosers | undefined => {
    const all = [...party.keys()].filter((index) => party[index]?.selections[category] === item)
    if (all.length === 0) return undefined
    const withInitials = party.length > maxInitials ? all.filter((index) => index === current) : all
    const more = all.length - withInitials.length
    const names = all.map(
      (index) => firstNameOf(party[index]?.name ?? '') || displayName(words, party[index], index),
    )
    return {
      initials: (
        <>
          {withInitials.map((index) => (
            <Initial key={index} look={index === current ? 'current' : undefined}>
              {initials[index]}
            </Initial>
          ))}
          {more > 0 && <Initial look="more">+{more}</Initial>}
        </>
      ),
      text: words.party.chosenFor(names),
    }
  }
}
