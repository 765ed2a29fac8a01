import { use } from 'react'
import { Chunk } from '../../client/chunk.tsx'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { ageField } from './chunks.ts'

/** The choice between adult, child and infant, if the planner asks for it. */
export function AgeLine({
  person,
  index,
  change,
}: {
  person: PersonDraft
  index: number
  change: (change: Partial<PersonDraft>) => void
}) {
  const words = useGuestWords()
  const { asksAge } = use(CurrentEvent)
  return (
    asksAge && <Chunk chunk={ageField} props={{ person, name: displayName(words, person, index), change }} />
  )
}
