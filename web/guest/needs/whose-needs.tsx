import { useEffect, useState } from 'react'
import { Button } from '#ui/button'
import { firstNameOf } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import type { FormState, NameChange } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { needsRemoval } from './consent-changes.ts'

/** Asks whether a person's needs stay after another name was typed over theirs. */
export function WhoseNeeds({
  form,
  dispatch,
  nameChange: { index, previousName },
}: {
  form: FormState
  dispatch: Dispatch
  nameChange: NameChange
}) {
  const words = useGuestWords()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const show = () => setIsShown(true)
    // The message waits until the press that left the field ends: it would move the bar's button from under the finger.
    if (!document.querySelector('button:active')) return show()
    addEventListener('pointerup', show, { once: true })
    return () => removeEventListener('pointerup', show)
  }, [])
  const newName = form.draft.party[index]?.name ?? ''
  if (!isShown) return null
  return (
    <BarMessage
      kind="warning"
      sentence={words.needs.needsStay(firstNameOf(previousName), firstNameOf(newName))}
    >
      <div className="row">
        <Button small onClick={() => dispatch({ type: 'needs_kept' })}>
          {words.needs.keepNeeds}
        </Button>
        <Button
          small
          onClick={() =>
            dispatch({ type: 'person_replaced', index, part: needsRemoval, cause: 'needs_removed' })
          }
        >
          {words.needs.removeThem}
        </Button>
      </div>
    </BarMessage>
  )
}
