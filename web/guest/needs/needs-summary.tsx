import { use } from 'react'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** A person's needs and note in one line. With `readOnly` only the needs, without the hint that they can be changed. */
export function NeedsSummary({ person, readOnly = false }: { person: PersonDraft; readOnly?: boolean }) {
  const words = useGuestWords()
  const { ownNeeds } = use(CurrentEvent)
  const { needs = [], allergies } = person
  const needsSentence = words.needs.needsSaid(needs, ownNeeds)
  if (readOnly) return <p className="allergies">{words.needs.needsAre(needsSentence)}</p>
  const text = (lacksConsent(person) ? words.needs.notAgreedYet : words.needs.givenLine)(
    [needsSentence, allergies.trim().replace(/\.$/, '')].filter(Boolean).join(' · '),
  )
  return (
    <span key={text} className="given">
      {text}
    </span>
  )
}
