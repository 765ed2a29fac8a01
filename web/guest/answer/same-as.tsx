import { useState } from 'react'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { usePressedAgain } from '../../ui/double-press.ts'
import { sameChoices } from '../form/rules/response-draft.ts'
import { Tick } from '../form/tick.tsx'

/**
 * Gives a guest the lead guest's dishes, never their allergies. Pressed again, it gives back what was chosen before.
 * Not there where the lead guest chose nothing.
 */
export function SameAs({
  lead,
  person,
  change,
  give,
}: {
  lead: Person
  person: Person
  change: (change: Partial<Person>) => void
  /** Changes the guest by a press that can be undone. */
  give: (change: Partial<Person>) => void
}) {
  const words = useGuestWords()
  const [replacedChoices, setReplacedChoices] = useState<Person['selections'] | null>(null)
  const pressedAgain = usePressedAgain()
  if (!Object.values(lead.selections).some(Boolean)) return null
  const same = sameChoices(lead, person)
  const press = (at: number) => {
    if (pressedAgain(at)) return
    if (!same) {
      setReplacedChoices(person.selections)
      give({ selections: { ...lead.selections } })
    } else if (replacedChoices) change({ selections: replacedChoices })
  }
  return (
    <Button className="same-as" aria-pressed={same} onClick={({ timeStamp }) => press(timeStamp)}>
      {same && <Tick />} {words.party.sameAs(firstNameOf(lead.name))}
    </Button>
  )
}
