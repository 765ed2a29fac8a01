import {
  columnName,
  columnsAbout,
  columnsTitle,
  fieldNames,
  ignoreColumn,
  meaningOf,
} from '#invitations/words/planner-import'
import { type Column, type Field, fields } from './fields.ts'

/** Each column of a list with some of its values, and the meaning that it has or is given. */
export function ColumnsForm({
  columns,
  change,
}: {
  columns: readonly Column[]
  change: (at: number, field: Field | undefined) => void
}) {
  return (
    <section className="stack" aria-labelledby="columns">
      <h2 id="columns">{columnsTitle}</h2>
      <p className="quietly">{columnsAbout}</p>
      <ul className="lines">
        {columns.map(({ heading, values, field }, at) => {
          const name = heading || columnName(at + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index
            <li key={at} className="import-column">
              <div>
                <strong>{name}</strong>
                <p className="quietly small">{values.join(' · ')}</p>
              </div>
              <select
                className="input"
                aria-label={meaningOf(name)}
                value={field ?? ''}
                onChange={({ target }) => change(at, (target.value || undefined) as Field | undefined)}
              >
                <option value="">{ignoreColumn}</option>
                {fields.map((one) => (
                  <option key={one} value={one}>
                    {fieldNames[one]}
                  </option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
