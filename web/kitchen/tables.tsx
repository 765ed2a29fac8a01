import { figure } from '#core/figures'
import { countsByCourse } from '#kitchen/rules/table-counts'
import { noTableYet, platesCount, tablesHead } from '#kitchen/words/kitchen'
import { named, notChosen } from '#kitchen/words/shared'
import { noneName } from '#menu/words/shared'
import { specialNumber, tableName } from '#seating/words/shared'
import type { Kitchen } from './kitchen.ts'
import { specialPlace, tablesPlace } from './place.ts'

const words = { kitchen: { named, notChosen }, menu: { noneName } }

/** Dishes of each table, with the numbers of its specials. */
export function Tables({ kitchen: { view } }: { kitchen: Kitchen }) {
  const tables = view.tables.filter(({ tableId }) => tableId !== null)
  return (
    <section id={tablesPlace} aria-labelledby="tables-name" tabIndex={-1}>
      <h2 id="tables-name" className="kitchen-course">
        {tablesHead} {figure(tables.length)}
      </h2>
      <ul className="kitchen-tables">
        {view.tables.map((table) => (
          <li key={table.tableId}>
            <h3>
              <bdi>{table.tableId === null ? noTableYet : tableName(table.name)}</bdi>{' '}
              <span className="quietly">{platesCount(table.plates)}</span>
            </h3>
            {table.plates > 0 && (
              <dl>
                {countsByCourse(table, view, words).map(({ categoryId, course, counts }) => (
                  <div key={categoryId}>
                    <dt>{course}</dt>
                    <dd>{counts.join(' · ')}</dd>
                  </div>
                ))}
              </dl>
            )}
            {table.specials.length > 0 && (
              <p className="changes">
                {table.specials.map((number) => (
                  <a key={number} className="number" href={`#${specialPlace(number)}`}>
                    {specialNumber(number)}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
