import './draft-tree.css'
import { memo, useId } from 'react'
import type { ItemInput } from '#menu/shape/menu'
import {
  alreadyThere,
  categoryLabel,
  dishDescriptionLabel,
  dishLabel,
  isNew,
  leaveOut,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import type { Draft, DraftCategory, DraftItem, Remark } from './draft.ts'

type Ways = {
  change: (id: string, change: Partial<ItemInput>) => void
  remove: (id: string) => void
}

/** A draft as a tree whose lines can be changed and left out, each with what is said of it. */
export function DraftTree({
  draft,
  remarks,
  ways,
}: {
  draft: Draft
  remarks: ReadonlyMap<string, Remark>
  ways: Ways
}) {
  return (
    <ul className="draft">
      {draft.map((category) => (
        <li key={category.id} className="draft-category">
          <CategoryLine category={category} remark={remarks.get(category.id)} {...ways} />
          <ul>
            {category.items.map((item) => (
              <li key={item.id}>
                <ItemLine item={item} remark={remarks.get(item.id)} {...ways} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function CategoryLine({
  category: { id, name, existing },
  remark,
  change,
  remove,
}: { category: DraftCategory; remark: Remark | undefined } & Ways) {
  const about = useId()
  return (
    <div className="draft-line">
      {existing ? (
        <strong className="draft-name">{name}</strong>
      ) : (
        <input
          className="input draft-name"
          aria-label={categoryLabel}
          aria-invalid={isWrong(remark)}
          aria-describedby={about}
          autoComplete="off"
          value={name}
          onChange={({ target }) => change(id, { name: target.value })}
        />
      )}
      <span className="badge">{existing ? alreadyThere : isNew}</span>
      <LeaveOut name={name} remove={() => remove(id)} />
      <Said id={about} remark={remark} />
    </div>
  )
}

// A line changes alone: hundreds of others are not drawn again at each letter.
const ItemLine = memo(function Line({
  item: { id, name, description },
  remark,
  change,
  remove,
}: { item: DraftItem; remark: Remark | undefined } & Ways) {
  const about = useId()
  const wrong = { 'aria-invalid': isWrong(remark), 'aria-describedby': about, autoComplete: 'off' }
  return (
    <div className="draft-line">
      <input
        className="input"
        aria-label={dishLabel}
        {...wrong}
        value={name}
        onChange={({ target }) => change(id, { name: target.value })}
      />
      <input
        className="input"
        aria-label={dishDescriptionLabel}
        placeholder={dishDescriptionLabel}
        {...wrong}
        value={description}
        onChange={({ target }) => change(id, { description: target.value })}
      />
      <LeaveOut name={name} remove={() => remove(id)} />
      <Said id={about} remark={remark} />
    </div>
  )
})

function LeaveOut({ name, remove }: { name: string; remove: () => void }) {
  return (
    <Button look="quiet" small onClick={remove}>
      {leaveOut}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}

function Said({ id, remark }: { id: string; remark: Remark | undefined }) {
  const wrong = remark?.error || remark?.excess
  return (
    <p id={id} className={wrong ? 'draft-said wrong' : 'draft-said'}>
      {wrong || remark?.note}
    </p>
  )
}

function isWrong(remark: Remark | undefined): true | undefined {
  return remark?.error || remark?.excess ? true : undefined
}
