import { countsByCourse } from '#kitchen/rules/table-counts'
import { useKitchenWords } from '../client/words.tsx'
import { specialAnchor, tablesAnchor } from './anchors.ts'
import type { LinkedKitchen } from './linked-kitchen.ts'

/** Dishes of each table, with the numbers of its special guests. */
export function Tables({ kitchen: { view } }: { kitchen: LinkedKitchen }) {
  const words = useKitchenWords()
  const tables = view.tables.filter(({ tableId }) => tableId !== null)
  return (
    <section id={tablesAnchor} aria-labelledby="tables-name" tabIndex={-1}>
      <h2 id="tables-name" className="kitchen-course">
        {words.kitchen.tablesHead} {words.figure(tables.length)}
      </h2>
      <ul className="kitchen-tables">
        {view.tables.map((table) => (
          <li key={table.tableId}>
            <h3>
              <bdi>
                {table.tableId === null ? words.kitchen.noTableYet : words.seating.tableName(table.name)}
              </bdi>{' '}
              <span className="quietly">{words.kitchen.platesCount(table.plates)}</span>
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
                  <a key={number} className="number" href={`#${specialAnchor(number)}`}>
                    {words.seating.specialNumber(number)}
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
