import type { MenuWords } from '#menu/shape/menu-words'
import { missingCount, toLookAtCount, translatedCount } from '#menu/words/planner-translations'
import { type Entity, progressOf } from './translated.ts'

/** Counts of a language's translations: named, missing, to look at. */
export function Progress({
  entities,
  stored,
}: {
  entities: readonly Entity[]
  stored: ReadonlyMap<string, MenuWords>
}) {
  const { all, done, toLookAt } = progressOf(entities, stored)
  const said = [
    translatedCount(done, all),
    ...(done < all ? [missingCount(all - done)] : []),
    ...(toLookAt > 0 ? [toLookAtCount(toLookAt)] : []),
  ]
  return (
    <p className="translations-progress figures" role="status">
      {said.join(' · ')}
    </p>
  )
}
