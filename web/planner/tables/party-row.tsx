import { GripVertical } from 'lucide-react'
import {
  anySeat,
  dragOf,
  joinAt,
  partyAt,
  partyOf,
  saving,
  seatName,
  seatOf,
  sizeOf,
} from '#seating/words/planner'
import { erased, specialNumber } from '#seating/words/shared'
import { Button } from '#ui/button'
import { matchesTerms } from '../shared/list/find.ts'
import { Marked } from '../shared/list/marked.tsx'
import { type Grip, gripText } from './grip.ts'
import { PlaceSelect } from './place-select.tsx'
import type { Group, Person, ShownTable } from './shown.ts'

/** The page's actions. The same object at each render, so that unchanged rows are not rendered again. */
export type Actions = {
  tables: () => readonly ShownTable[]
  place: (grip: Grip, tableId: string | null) => void
  seat: (person: Person, tableId: string, seat: number | null) => void
  eats: (table: ShownTable) => void
  edit: (table: ShownTable) => void
  remove: (table: ShownTable) => void
  toggle: (tableId: string) => void
}

/** Name of a party, or of its people here. */
export function nameOf({ lead, people, size }: Group): string {
  const [first] = people
  return people.length === 1 && first ? first.name || erased : partyOf(lead || erased, people.length, size)
}

/** A party at a table, or without one. Unfolded it is parted into its people. */
export function PartyRow({
  group,
  terms,
  seats,
  actions,
}: {
  group: Group
  /** Words searched for, to be marked. */
  terms: readonly string[]
  /** The seats of its table, where guests have seats of their own; 0 otherwise. */
  seats: number
  actions: Actions
}) {
  const { responseId, tableId, lead, size, people, counts, elsewhere } = group
  const grip = { responseId, tableId, personId: null }
  const [only] = people
  const who = nameOf(group)
  const about = partyAt(counts, elsewhere, tableId !== null)
  const [join] = elsewhere
  // Somebody who is found is in sight without a press.
  const isWithin = terms.length > 0 && people.some(({ name }) => name !== lead && matchesTerms(name, terms))
  return (
    <li className="seat-party">
      <Line
        who={who}
        name={(people.length === 1 ? only?.name : lead) || erased}
        terms={terms}
        aside={people.length === 1 && only?.name !== lead ? lead : sizeOf(people.length, size)}
        people={people}
        grip={grip}
        seats={people.length === 1 ? seats : 0}
        actions={actions}
      />
      {about && <p className="about quietly">{about}</p>}
      {tableId === null && join && (
        <Button small className="join" onClick={() => actions.place(grip, join.tableId)}>
          {joinAt(join.table)}
        </Button>
      )}
      {people.length > 1 && (
        <details className="seat-persons" open={isWithin || undefined}>
          <summary>{people.map(({ name }) => name || erased).join(', ')}</summary>
          <ul>
            {people.map((person) => (
              <li key={person.personId}>
                <Line
                  who={person.name || erased}
                  name={person.name || erased}
                  terms={terms}
                  aside=""
                  people={[person]}
                  grip={{ ...grip, personId: person.personId }}
                  seats={seats}
                  actions={actions}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Line({
  who,
  name,
  terms,
  aside,
  people,
  grip,
  seats,
  actions,
}: {
  who: string
  name: string
  terms: readonly string[]
  aside: string
  people: readonly Person[]
  grip: Grip
  seats: number
  actions: Actions
}) {
  const isSaving = people.some((one) => one.saving)
  const specials = people.filter(({ special }) => special !== null)
  const [person] = people
  return (
    <div className="seat-line">
      <button
        type="button"
        className="seat-grip"
        data-grip={gripText(grip)}
        aria-label={dragOf(who)}
        aria-describedby="drag-hint"
      >
        <GripVertical className="icon" aria-hidden="true" />
      </button>
      <span className="seat-name">
        <strong>
          <Marked text={name} terms={matchesTerms(name, terms) ? terms : []} />
        </strong>
        {aside && <span className="quietly figures"> {aside}</span>}
        {specials.map(({ personId, special }) => (
          <span key={personId} className="seat-special figures">
            {' '}
            {specialNumber(special)}
          </span>
        ))}
        {isSaving && <span className="quietly"> {saving}</span>}
      </span>
      {seats > 0 && person && (
        <SeatSelect
          person={person}
          seats={seats}
          choose={(seat) => grip.tableId && actions.seat(person, grip.tableId, seat)}
        />
      )}
      <PlaceSelect
        who={who}
        at={grip.tableId}
        tables={actions.tables}
        place={(tableId) => actions.place(grip, tableId)}
      />
    </div>
  )
}

/** A person's seat at their table. */
function SeatSelect({
  person,
  seats,
  choose,
}: {
  person: Person
  seats: number
  choose: (seat: number | null) => void
}) {
  return (
    <select
      className="input seat-select"
      aria-label={seatOf(person.name || erased)}
      value={person.seat ?? ''}
      onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{anySeat}</option>
      {Array.from({ length: seats }, (_, index) => index + 1).map((seat) => (
        <option key={seat} value={seat}>
          {seatName(seat)}
        </option>
      ))}
    </select>
  )
}
