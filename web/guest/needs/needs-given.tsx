import { use } from 'react'
import { givenChange, notAgreedYet } from '#needs/words/guest'
import { needsAre, needsSaid } from '#needs/words/shared'
import { type Guest, isUnpassed } from '../form/rules/passing-on.ts'
import { TheEvent } from '../form/who-asks.tsx'

/** Needs and words in one line to be changed, or `read`: needs alone, to be read. */
export function NeedsGiven({ person, read = false }: { person: Guest; read?: boolean }) {
  const { ownNeeds } = use(TheEvent)
  const { needs = [], allergies } = person
  const said = needsSaid(needs, ownNeeds)
  if (read) return <p className="allergies">{needsAre(said)}</p>
  const shown = (isUnpassed(person) ? notAgreedYet : givenChange)(
    [said, allergies.trim()].filter(Boolean).join(' · '),
  )
  return (
    <span key={shown} className="given">
      {shown}
    </span>
  )
}
