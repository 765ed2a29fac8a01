import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { dietsTitle, extraTitle, spareTitle } from '#kitchen/words/planner'
import { dietsLine, extrasLine, spareLine } from '#kitchen/words/shared-counts'

/**
 * Diets that need no line of their own, meals that are not for guests, and spare plates. None of them is in the counts.
 * @param needs the reader sees needs, and diets with them
 */
export function Diets({ kitchen, needs }: { kitchen: PlannerKitchen; needs: boolean }) {
  const { extras, sparePercent, courses } = kitchen
  return (
    <dl className="beside-counts" id="diets">
      {needs && (
        <div>
          <dt>{dietsTitle}</dt>
          <dd>{dietsLine(kitchen)}</dd>
        </div>
      )}
      {extras.length > 0 && (
        <div>
          <dt>{extraTitle}</dt>
          <dd>{extrasLine(extras)}</dd>
        </div>
      )}
      {sparePercent > 0 && (
        <div>
          <dt>{spareTitle}</dt>
          <dd>
            {spareLine(
              sparePercent,
              courses.flatMap(({ items }) => items),
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
