import { Link } from 'react-router'
import { figure } from '#core/figures'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { missingCount, missingTitle, nobodyMissing, nothingAtAll, writeToThem } from '#kitchen/words/planner'
import { PersonName } from './person-name.tsx'

const foldedFrom = 13

/** People without a choice, and their courses. Many are folded. */
export function Missing({
  missing,
  categories,
}: Pick<PlannerKitchen, 'missing'> & { categories: readonly { categoryId: string; name: string }[] }) {
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]))
  const list = (
    <ul className="missing">
      {missing.map(({ name, party, categoryIds, all }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share their names
        <li key={index}>
          <PersonName name={name} party={party} />
          <span className="courses-missing">
            {all && categoryIds.length > 1 ? nothingAtAll : categoryIds.map((id) => names.get(id)).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="kitchen-part" aria-labelledby="missing">
      <h2 id="missing">
        {missingTitle} {missing.length > 0 && <span className="number">{figure(missing.length)}</span>}
      </h2>
      {missing.length === 0 ? (
        <p className="quietly">{nobodyMissing}</p>
      ) : (
        <p>
          <Link to="../responses?view=people&missing=1" relative="path">
            {writeToThem}
          </Link>
        </p>
      )}
      {missing.length > 0 && missing.length < foldedFrom && list}
      {missing.length >= foldedFrom && (
        <details>
          <summary>{missingCount(missing.length)}</summary>
          {list}
        </details>
      )}
    </section>
  )
}
