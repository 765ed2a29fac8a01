import { Button } from '#ui/button'
import { displayName, firstNameOf } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import type { FormState } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { otherGuestName } from '../form/other-guest-name.ts'

/** Says what one press changed about a person, with an undo. */
export function UndoLine({ form: { undo, draft }, dispatch }: { form: FormState; dispatch: Dispatch }) {
  const words = useGuestWords()
  const person = undo && draft.party[undo.index]
  if (!person) return null
  const { index, cause } = undo
  const lead = firstNameOf(draft.party[0]?.name ?? '')
  const sentence =
    cause === 'copied'
      ? words.party.sameNow(displayName(words, person, index), lead)
      : words.needs.needsRemoved(otherGuestName(words, person, index))
  return (
    <BarMessage sentence={sentence}>
      <Button small onClick={() => dispatch({ type: 'undo_pressed' })}>
        {words.receipt.undo}
      </Button>
    </BarMessage>
  )
}
