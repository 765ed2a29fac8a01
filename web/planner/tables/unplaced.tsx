import { memo, useState } from 'react'
import { nobodyFound, nobodyLeft, nobodyYet, people, showMore, unplacedTitle } from '#seating/words/planner'
import { Button } from '#ui/button'
import { type Actions, PartyRow } from './party-row.tsx'
import { type Group, looksSame } from './shown.ts'

// More are shown on demand: who is seated makes room for the next.
const atOnce = 30

type Props = {
  groups: readonly Group[]
  terms: readonly string[]
  left: number
  guests: number
  target: boolean
  actions: Actions
}

/** The parties, or who of them, that have no table, in order of arrival. */
export const Unplaced = memo(
  function Unplaced({ groups, terms, left, guests, target, actions }: Props) {
    const [most, setMost] = useState(atOnce)
    const more = Math.min(atOnce, groups.length - most)
    return (
      <section
        className="unplaced"
        aria-labelledby="unplaced"
        data-table=""
        data-target={target || undefined}
      >
        <h3 id="unplaced">
          {unplacedTitle} {left > 0 && <span className="quietly figures">{people(left)}</span>}
        </h3>
        {groups.length === 0 ? (
          <p className="quietly">{terms.length > 0 ? nobodyFound : guests === 0 ? nobodyYet : nobodyLeft}</p>
        ) : (
          <ul className="seat-parties">
            {groups.slice(0, most).map((group) => (
              <PartyRow key={group.responseId} group={group} seats={0} terms={terms} actions={actions} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Button small onClick={() => setMost(most + atOnce)}>
            {showMore(more)}
          </Button>
        )}
      </section>
    )
  },
  (before, now) =>
    before.target === now.target &&
    before.terms === now.terms &&
    before.left === now.left &&
    before.guests === now.guests &&
    looksSame(before.groups, now.groups),
)
