import { useState } from 'react'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { firstNameOf } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { useIsDoublePress } from '../../ui/double-press.ts'
import { sameChoices } from '../form/rules/response-draft.ts'
import { Tick } from '../form/tick.tsx'

/**
 * Gives a guest the lead guest's dishes, never their allergies. Pressed again, it restores the guest's previous choices.
 * Hidden while the lead guest has chosen nothing.
 */
export function SameAs({
  lead,
  person,
  change,
  replace,
}: {
  lead: Person
  person: Person
  change: (change: Partial<Person>) => void
  /** Changes the guest by a press that can be undone. */
  replace: (change: Partial<Person>) => void
}) {
  const words = useGuestWords()
  const [replacedChoices, setReplacedChoices] = useState<Person['selections'] | null>(null)
  const isDoublePress = useIsDoublePress()
  if (!Object.values(lead.selections).some(Boolean)) return null
  const isSame = sameChoices(lead, person)
  const onPress = (timeStamp: number) => {
    if (isDoublePress(timeStamp)) return
    if (!isSame) {
      setReplacedChoices(person.selections)
      replace({ selections: { ...lead.selections } })
    } else if (replacedChoices) change({ selections: replacedChoices })
  }
  return (
    <Button className="same-as" aria-pressed={isSame} onClick={({ timeStamp }) => onPress(timeStamp)}>
      {isSame && <Tick />} {words.party.sameAs(firstNameOf(lead.name))}
    </Button>
  )
}
