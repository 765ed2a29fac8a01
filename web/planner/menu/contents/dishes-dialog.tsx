import './contents.css'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { done } from '#menu/words/planner'
import {
  cellLegend,
  copyFrom,
  copyNow,
  copyRow,
  copyTo,
  factHint,
  factLegend,
  factsLegend,
  gridCategory,
  gridGroup,
  gridHint,
  groupAllergens,
  noDishesHere,
  whatIsInDishes,
} from '#needs/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { useOnline } from '../../../client/live/online.ts'
import { useEvent } from '../../shared/event/event-place.ts'
import { useWide } from '../../shared/list/use-wide.ts'
import { contentsDraftOf, statedOfDraft } from './contents-draft.ts'
import { ContentsFields } from './contents-fields.tsx'
import { DishRowState } from './dish-row-state.tsx'
import { DishTable } from './dish-table.tsx'
import type { GridGroup } from './grid-columns.ts'
import { OwnNeeds } from './own-needs.tsx'
import { useDishRows } from './use-dish-rows.ts'

/** Contents of a whole menu's dishes, one category at a time: a table, on a phone a list. */
export function DishesDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { event, categories, ownNeeds } = useEvent()
  const { revalidate } = useRevalidator()
  const wide = useWide()
  const filled = categories.filter(({ items }) => items.length > 0)
  const dishes = filled.flatMap(({ items }) => items)
  const rows = useDishRows(event.id, dishes, revalidate)
  const [at, setAt] = useState(filled[0]?.id ?? '')
  const category = filled.find((one) => one.id === at) ?? filled[0]
  const [group, setGroup] = useState<GridGroup>('allergens')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const asked = useAskedClose(
    Object.values(rows.rows).some(({ state }) => state !== 'saved'),
    onClose,
  )
  const online = useOnline()
  const [settling, setSettling] = useState(false)
  const closing = settling && online
  const close = async () => {
    if (!online) return asked.close()
    setSettling(true)
    const settled = await rows.settle()
    setSettling(false)
    if (settled) onClose()
    else asked.close()
  }
  const copy = () => {
    const [source, target] = [from, to].map((one) => dishes.find((dish) => dish.id === one))
    if (!source || !target) return
    const { contents, facts } = statedOfDraft(rows.draftOf(source))
    const said = { by: 'planner', at: 0 } as const
    const copied = contentsDraftOf({
      contents: contents.map((row) => ({ ...row, ...said })),
      facts: facts.map((row) => ({ ...row, ...said })),
    })
    // The kitchen's words on the other dish stay, unless the row says something else of the same.
    const kept = contentsDraftOf({
      contents: (target.contents ?? []).filter(({ by }) => by === 'kitchen'),
      facts: (target.facts ?? []).filter(({ by }) => by === 'kitchen'),
    })
    rows.change(target, {
      turned: {},
      contents: { ...kept.contents, ...copied.contents },
      facts: { ...kept.facts, ...copied.facts },
    })
    setAt(filled.find(({ items }) => items.some((one) => one.id === target.id))?.id ?? at)
  }
  const dishSelect = (name: string, label: string, value: string, set: (value: string) => void) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        className="input"
        value={value}
        onChange={({ target }) => set(target.value)}
      >
        <option value="" />
        {filled.map((one) => (
          <optgroup key={one.id} label={one.name}>
            {one.items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
  return (
    <Dialog title={whatIsInDishes} onClose={() => void close()} busy={closing}>
      <div className="stack">
        {!category ? (
          <p>{noDishesHere}</p>
        ) : (
          <>
            <div className="field">
              <label htmlFor={`${id}-category`}>{gridCategory}</label>
              <select
                id={`${id}-category`}
                className="input"
                value={category.id}
                onChange={({ target }) => setAt(target.value)}
              >
                {filled.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            </div>
            {wide ? (
              <>
                <fieldset className="row">
                  <legend className="visually-hidden">{gridGroup}</legend>
                  {(['allergens', 'facts'] as const).map((one) => (
                    <label key={one} className="check">
                      <input
                        type="radio"
                        name={`${id}-group`}
                        checked={group === one}
                        onChange={() => setGroup(one)}
                      />
                      {one === 'facts' ? factsLegend : groupAllergens}
                    </label>
                  ))}
                </fieldset>
                <p className="quietly small">{group === 'facts' ? factHint : gridHint}</p>
                <DishTable
                  key={`${category.id} ${group}`}
                  label={category.name}
                  group={group}
                  items={category.items}
                  ownNeeds={ownNeeds}
                  zone={event.timeZone}
                  rows={rows}
                />
                <p className="quietly small">{group === 'facts' ? factLegend : cellLegend}</p>
              </>
            ) : (
              category.items.map((item) => (
                <div key={item.id}>
                  <ContentsFields
                    title={item.name}
                    draft={rows.draftOf(item)}
                    item={item}
                    ownNeeds={ownNeeds}
                    zone={event.timeZone}
                    busy={false}
                    onChange={(draft) => rows.change(item, draft)}
                  />
                  <DishRowState item={item} ownNeeds={ownNeeds} rows={rows} />
                </div>
              ))
            )}
            {dishes.length > 1 && (
              <section className="stack" aria-label={copyRow}>
                <h3>{copyRow}</h3>
                <div className="contents-copy">
                  {dishSelect('from', copyFrom, from, setFrom)}
                  {dishSelect('to', copyTo, to, setTo)}
                  <Button disabled={!from || !to || from === to} onClick={copy}>
                    {copyNow}
                  </Button>
                </div>
              </section>
            )}
          </>
        )}
        <OwnNeeds eventId={event.id} ownNeeds={ownNeeds} stored={revalidate} />
        <div className="actions">
          <Button look="primary" disabled={closing} onClick={() => void close()}>
            {done}
          </Button>
        </div>
      </div>
      {asked.asking}
    </Dialog>
  )
}
