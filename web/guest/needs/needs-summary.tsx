import { use } from 'react'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** Needs and note in one line to be changed, or `read`: needs alone, to be read. */
export function NeedsGiven({ person, read = false }: { person: PersonDraft; read?: boolean }) {
  const words = useGuestWords()
  const { ownNeeds } = use(CurrentEvent)
  const { needs = [], allergies } = person
  const needsSentence = words.needs.needsSaid(needs, ownNeeds)
  if (read) return <p className="allergies">{words.needs.needsAre(needsSentence)}</p>
  const shown = (lacksConsent(person) ? words.needs.notAgreedYet : words.needs.givenChange)(
    [needsSentence, allergies.trim().replace(/\.$/, '')].filter(Boolean).join(' · '),
  )
  return (
    <span key={shown} className="given">
      {shown}
    </span>
  )
}
