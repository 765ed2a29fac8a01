import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { FormState } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { changedDishes, type DishChange } from '../form/rules/changed-dishes.ts'

/** People who chose a dish, as indexes in the party. */
export function choosers(party: Person[], { category, is }: Omit<DishChange, 'was'>): number[] {
  return party.flatMap(({ selections }, index) => (selections[category] === is.id ? [index] : []))
}

/** Asks whether a dish that changed while the guest chose is wanted still. Closed, it is asked before sending again. */
export function DishChanged({ form, dispatch }: { form: FormState; dispatch: Dispatch }) {
  const words = useGuestWords()
  const { party } = form.draft
  const [change] = changedDishes(form.draft, form.menu.categories)
  if (!change) return null
  const [guest = 0, ...more] = choosers(party, change)
  const names = [guest, ...more].map((index) => calledName(words, party[index], index))
  return (
    <Dialog
      key={change.is.id}
      title={words.party.aDishHasChanged}
      onClose={() => dispatch({ type: 'dishes_postponed' })}
    >
      <p>
        {words.party.dishChangedTo(words.party.dishInWords(change.was), words.party.dishInWords(change.is))}
      </p>
      {party.length > 1 && <p className="quietly">{words.party.chosenByThem(names)}</p>}
      <div className="actions">
        <Button onClick={() => dispatch({ type: 'dish_dropped', change, guest })}>
          {words.party.chooseAgain}
        </Button>
        <Button look="primary" onClick={() => dispatch({ type: 'dish_kept', change })}>
          {words.party.keepIt}
        </Button>
      </div>
    </Dialog>
  )
}
