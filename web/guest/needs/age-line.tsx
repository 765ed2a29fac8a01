import { use } from 'react'
import { Chunk } from '../../client/chunk.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { TheEvent } from '../form/host-contact.tsx'
import type { Guest } from '../form/rules/consent.ts'
import { ageField } from './chunks.ts'

/** Choice of child, where the planner asks it. */
export function AgeLine({
  person,
  index,
  change,
}: {
  person: Guest
  index: number
  change: (change: Partial<Guest>) => void
}) {
  const words = useGuestWords()
  const { asksAge } = use(TheEvent)
  return (
    asksAge && <Chunk part={ageField} given={{ person, name: calledName(words, person, index), change }} />
  )
}
