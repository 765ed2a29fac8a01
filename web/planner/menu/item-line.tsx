import type { PlannerItem } from '#menu/shape/menu'
import { moveOrCopy } from '#menu/words/planner'
import type { OwnNeed } from '#needs/rules/needs'
import { lineUnderDish } from '#needs/words/shared-contents'
import { Button } from '#ui/button'
import { typeset } from '#ui/typeset'
import { DishLines } from '../../client/dish-lines.tsx'

/** A dish as its planner reads it, with what is in it and ways to change it. @param own the event's own needs */
export function ItemLine({
  item,
  ownNeeds,
  edit,
  remove,
  move,
}: {
  item: PlannerItem
  ownNeeds: OwnNeed[]
  edit: () => void
  remove: () => void
  move: () => void
}) {
  return (
    <div className="item-line">
      <div>
        <strong>{typeset(item.name)}</strong>
        <DishLines
          dish={
            item.contents || item.facts
              ? { ...item, statementLine: lineUnderDish(item.contents ?? [], ownNeeds) }
              : item
          }
        />
      </div>
      <div className="row">
        <Button look="quiet" small onClick={edit}>
          Edit<span className="visually-hidden"> {item.name}</span>
        </Button>
        <Button look="quiet" small onClick={move}>
          {moveOrCopy}
          <span className="visually-hidden"> {item.name}</span>
        </Button>
        <Button look="quiet" small onClick={remove}>
          Delete<span className="visually-hidden"> {item.name}</span>
        </Button>
      </div>
    </div>
  )
}
