import { useEffect, useState } from 'react'
import { Button } from '#ui/button'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import type { FormState, Renamed } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { takeAllBack } from './agreeing.ts'

/** Asks whether the needs of somebody whose name was typed over stay for the new one. */
export function WhoseNeeds({
  form,
  dispatch,
  renamed: { index, from },
}: {
  form: FormState
  dispatch: Dispatch
  renamed: Renamed
}) {
  const words = useGuestWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const show = () => setShown(true)
    // The press that left the field may be on a button of the bar: the line would move it away under the finger.
    if (!document.querySelector('button:active')) return show()
    addEventListener('pointerup', show, { once: true })
    return () => removeEventListener('pointerup', show)
  }, [])
  const now = form.draft.party[index]?.name ?? ''
  if (!shown) return null
  return (
    <BarMessage kind="near" sentence={words.needs.needsStay(firstNameOf(from), firstNameOf(now))}>
      <div className="row">
        <Button small onClick={() => dispatch({ type: 'needs_kept' })}>
          {words.needs.keepNeeds}
        </Button>
        <Button
          small
          onClick={() => dispatch({ type: 'person_replaced', index, part: takeAllBack, by: 'needs' })}
        >
          {words.needs.removeThem}
        </Button>
      </div>
    </BarMessage>
  )
}
