import type { Person } from '#party/shape/person'
import {
  aDishHasChanged,
  chooseAgain,
  chosenByThem,
  dishChangedTo,
  dishInWords,
  keepIt,
} from '#party/words/guest'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { calledName } from '../../client/receipt/called-name.ts'
import type { DishChange } from './changed-dishes.ts'
import type { DishChanges } from './use-dish-changes.ts'

/** Who chose a dish, as indexes in the party. */
export function choosers(party: Person[], { category, is }: Omit<DishChange, 'was'>): number[] {
  return party.flatMap(({ selections }, index) => (selections[category] === is.id ? [index] : []))
}

/** Asks whether a dish that changed while the guest chose is wanted still. Closed, it is asked before sending again. */
export function DishChanged({
  dishes,
  party,
  kept,
  again,
}: {
  dishes: DishChanges
  party: Person[]
  /** Takes a dish in its new words for all who chose it. */
  kept: (change: DishChange) => void
  /** Leads to the course of a dish, for the first person who chose it. */
  again: (change: DishChange, index: number) => void
}) {
  const change = dishes.asked
  if (!change) return null
  const [index = 0, ...more] = choosers(party, change)
  const names = [index, ...more].map((at) => calledName(party[at], at))
  const choose = () => {
    dishes.later()
    again(change, index)
  }
  return (
    <Dialog key={change.is.id} title={aDishHasChanged} onClose={dishes.later}>
      <p>{dishChangedTo(dishInWords(change.was), dishInWords(change.is))}</p>
      {party.length > 1 && <p className="quietly">{chosenByThem(names)}</p>}
      <div className="actions">
        <Button onClick={choose}>{chooseAgain}</Button>
        <Button look="primary" onClick={() => kept(change)}>
          {keepIt}
        </Button>
      </div>
    </Dialog>
  )
}
