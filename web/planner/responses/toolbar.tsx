import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { figure } from '#core/figures'
import { shownName } from '#menu/words/shared'
import type { MenuWithRemoved } from '#party/shape/responses'
import {
  allDishes,
  dishLabel,
  findFold,
  searchPeople,
  switchLabels,
  viewLabel,
  views,
} from '#party/words/planner'
import { Field } from '#ui/field'
import { useWide } from '../shared/list/use-wide.ts'
import type { Shown, View } from './list/address.ts'
import { type Filter, isFiltering, type Switch, switches } from './list/filter.ts'

/** Chooses the view, and searches it. On a phone the search is folded until it is wanted. */
export function Toolbar({
  shown,
  setShown,
  menu,
  totals,
  counts,
  offered,
  sortBy,
}: {
  shown: Shown
  setShown: (shown: Shown) => void
  menu: MenuWithRemoved
  /** Total of each view. */
  totals: Record<View, number>
  /** Number of people each switch would show. */
  counts: Record<Switch, number>
  /** The switches that mean something here. */
  offered: Record<Switch, boolean>
  /** Chooses the order of cards; a table is sorted by its heads. */
  sortBy: ReactNode
}) {
  const { filter } = shown
  const wide = useWide()
  const [wanted, setWanted] = useState(isFiltering(filter))
  const open = wide || wanted
  const look = (part: Partial<Filter>) => setShown({ ...shown, filter: { ...filter, ...part } })
  return (
    <search className="guest-tools">
      <fieldset className="guest-views">
        <legend className="visually-hidden">{viewLabel}</legend>
        {(['people', 'responses'] as const).map((view) => (
          <label key={view} className="chip">
            <input
              type="radio"
              name="view"
              checked={shown.view === view}
              onChange={() => setShown({ ...shown, view })}
            />
            {views[view]} <span className="figures">{figure(totals[view])}</span>
          </label>
        ))}
      </fieldset>
      {!wide && (
        <button type="button" className="chip" aria-expanded={open} onClick={() => setWanted(!wanted)}>
          <Search className="icon" aria-hidden="true" />
          {findFold}
        </button>
      )}
      {open && <Finding filter={filter} look={look} menu={menu} counts={counts} offered={offered} />}
      {open && !wide && sortBy}
    </search>
  )
}

function Finding({
  filter,
  look,
  menu,
  counts,
  offered,
}: {
  filter: Filter
  look: (part: Partial<Filter>) => void
  menu: MenuWithRemoved
  counts: Record<Switch, number>
  offered: Record<Switch, boolean>
}) {
  return (
    <>
      <Field
        label={<span className="visually-hidden">{searchPeople}</span>}
        placeholder={searchPeople}
        type="search"
        value={filter.name}
        onChange={({ target }) => look({ name: target.value })}
      />
      <div className="field">
        <label className="visually-hidden" htmlFor="dish">
          {dishLabel}
        </label>
        <select
          id="dish"
          className="input"
          value={filter.dish}
          onChange={({ target }) => look({ dish: target.value })}
        >
          <option value="">{allDishes}</option>
          {menu.map((category) => (
            <optgroup key={category.id} label={shownName(category)}>
              {category.items.map((item) => (
                <option key={item.id} value={item.id}>
                  {shownName(item)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="guest-switches">
        {switches
          .filter((one) => offered[one] || filter[one])
          .map((one) => (
            <label key={one} className="chip">
              <input
                type="checkbox"
                checked={filter[one]}
                onChange={({ target }) => look({ [one]: target.checked })}
              />
              {switchLabels[one]} <span className="figures">{figure(counts[one])}</span>
            </label>
          ))}
      </div>
    </>
  )
}
