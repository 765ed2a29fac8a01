import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { type FormState, menuOf } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { changedDishes, type DishChange } from '../form/rules/changed-dishes.ts'

/** Indexes in the party of the people who chose a dish. */
export function chooserIndexes(
  party: Person[],
  { category, current }: Omit<DishChange, 'previous'>,
): number[] {
  return party.flatMap(({ selections }, index) => (selections[category] === current.id ? [index] : []))
}

/** Asks whether to keep a chosen dish that has changed. If the dialog is closed, the question returns before sending. */
export function DishChanged({ form, dispatch }: { form: FormState; dispatch: Dispatch }) {
  const words = useGuestWords()
  const { party } = form.draft
  const [change] = changedDishes(form.draft, menuOf(form).categories)
  if (!change) return null
  const [personIndex = 0, ...more] = chooserIndexes(party, change)
  const names = [personIndex, ...more].map((index) => displayName(words, party[index], index))
  return (
    <Dialog
      key={change.current.id}
      title={words.party.aDishHasChanged}
      onClose={() => dispatch({ type: 'dishes_postponed' })}
    >
      <p>
        {words.party.dishChangedTo(
          words.party.dishInWords(change.previous),
          words.party.dishInWords(change.current),
        )}
      </p>
      {party.length > 1 && <p className="quietly">{words.party.chosenByThem(names)}</p>}
      <div className="actions">
        <Button onClick={() => dispatch({ type: 'dish_dropped', change, personIndex })}>
          {words.party.chooseAgain}
        </Button>
        <Button look="primary" onClick={() => dispatch({ type: 'dish_kept', change })}>
          {words.party.keepIt}
        </Button>
      </div>
    </Dialog>
  )
}
