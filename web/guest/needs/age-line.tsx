import { use } from 'react'
import { Late } from '../../client/late.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import type { Guest } from '../form/rules/passing-on.ts'
import { TheEvent } from '../form/who-asks.tsx'
import { ageField } from './late-needs.ts'

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
