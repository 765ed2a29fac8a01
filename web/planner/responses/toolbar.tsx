import { figure } from '#core/figures'
import { shownName } from '#menu/words/shared'
import type { KnownMenu } from '#party/shape/responses'
import { allDishes, dishLabel, searchPeople, switchLabels, viewLabel, views } from '#party/words/planner'
import { Field } from '#ui/field'
import type { Shown, View } from './address.ts'
import { type Filter, type Switch, switches } from './filter.ts'

/** Chooses the view, and searches it. */
export function Toolbar({
  shown,
  setShown,
  menu,
  totals,
  counts,
  offered,
}: {
  shown: Shown
  setShown: (shown: Shown) => void
  menu: KnownMenu
  /** Total of each view. */
  totals: Record<View, number>
  /** Number of people each switch would show. */
  counts: Record<Switch, number>
  /** The switches that mean something here. */
  offered: Record<Switch, boolean>
}) {
  const { filter } = shown
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
      <Field
        label={searchPeople}
        type="search"
        value={filter.name}
        onChange={({ target }) => look({ name: target.value })}
      />
      <div className="field">
        <label htmlFor="dish">{dishLabel}</label>
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
    </search>
  )
}
