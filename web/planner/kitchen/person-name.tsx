import { inPartyOf } from '#kitchen/words/planner'
import { nameErased } from '#print/words/kitchen'

/** A person, and whose party they belong to where they do not lead it. */
export function PersonName({ name, party }: { name: string; party: string }) {
  return (
    <span className="person">
      <strong>{name || nameErased}</strong>
      {party !== name && party !== '' && <span className="quietly"> {inPartyOf(party)}</span>}
    </span>
  )
}
