import type { Namesakes } from '#seating/rules/namesakes'
import { moreNamesakes, namesakesAbout } from '#seating/words/shared'
import { Notice } from '#ui/notice'

/** Number of groups that are named. */
const shown = 4

/**
 * Tells the planner who share a name and a table: their place cards are alike.
 * @param line says it of one group
 */
export function NamesakesNotice({
  namesakes,
  line,
}: {
  namesakes: readonly Namesakes[]
  line: (found: Namesakes) => string
}) {
  if (namesakes.length === 0) return null
  const more = namesakes.length - shown
  return (
    <Notice kind="warning">
      {[
        ...namesakes.slice(0, shown).map(line),
        ...(more > 0 ? [moreNamesakes(more)] : []),
        namesakesAbout,
      ].join(' ')}
    </Notice>
  )
}
