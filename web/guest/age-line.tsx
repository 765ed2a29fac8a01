import { use } from 'react'
import { calledName } from '../client/called-name.ts'
import { Late } from '../client/late.tsx'
import { ageField } from './late-needs.ts'
import type { Guest } from './passing-on.ts'
import { TheEvent } from './who-asks.tsx'

/** Who is a child, where the planner asks it. */
export function AgeLine({
  person,
  index,
  change,
}: {
  person: Guest
  index: number
  change: (change: Partial<Guest>) => void
}) {
  const { asksAge } = use(TheEvent)
  return asksAge && <Late part={ageField} given={{ person, name: calledName(person, index), change }} />
}
