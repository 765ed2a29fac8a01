import type { Person } from '#contract/person'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { aDishHasChanged, chooseAgain, chosenByThem, dishChangedTo, dishInWords, keepIt } from '#words/flow'
import { calledName } from '../client/called-name.ts'
import { choosers, type DishChange } from './changed-dishes.ts'
import type { DishChanges } from './use-dish-changes.ts'

/** Asks whether a dish that changed while the guest chose is wanted still. Closed, it is asked before sending again. */
export function DishChanged({
  dishes,
  party,
  kept,
  again,
}: {
  dishes: DishChanges
  party: Person[]
  /** Called once every dish that changed is kept or chosen again. */
  kept: () => void
  /** Leads to the course of a dish, for the first person who chose it. */
  again: (change: DishChange, index: number) => void
}) {
  const change = dishes.asked
  if (!change) return null
  const [index = 0, ...more] = choosers(party, change)
  const names = [index, ...more].map((at) => calledName(party[at], at))
  const keep = () => {
    if (dishes.answer(change)) kept()
  }
  const choose = () => {
    dishes.answer(change)
    dishes.later()
    again(change, index)
  }
  return (
    <Dialog key={change.is.id} title={aDishHasChanged} onClose={dishes.later}>
      <p>{dishChangedTo(dishInWords(change.was), dishInWords(change.is))}</p>
      {party.length > 1 && <p className="quietly">{chosenByThem(names)}</p>}
      <div className="actions">
        <Button onClick={choose}>{chooseAgain}</Button>
        <Button look="primary" onClick={keep}>
          {keepIt}
        </Button>
      </div>
    </Dialog>
  )
}
