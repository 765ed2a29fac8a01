import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AwaitedParty } from '#seating/rules/awaited'
import { awaitedAbout, awaitedTitle, notAnsweredOf, people, saving, showMore } from '#seating/words/planner'
import { Button } from '#ui/button'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { PlaceSelect } from './place-select.tsx'
import type { ShownTable } from './shown.ts'

const atOnce = 30

/** Invited parties of whom somebody has not answered, each with the table that is kept for them. */
export function Awaited({
  parties,
  tables,
}: {
  parties: readonly AwaitedParty[]
  tables: readonly ShownTable[]
}) {
  const [most, setMost] = useState(atOnce)
  const more = Math.min(atOnce, parties.length - most)
  const count = parties.reduce((sum, party) => sum + party.count, 0)
  return (
    <section className="unplaced" aria-labelledby="awaited">
      <h3 id="awaited">
        {awaitedTitle} <span className="quietly figures">{people(count)}</span>
      </h3>
      <p className="quietly">{awaitedAbout}</p>
      <ul className="seat-parties">
        {parties.slice(0, most).map((party) => (
          <AwaitedRow key={party.invitationId} party={party} tables={tables} />
        ))}
      </ul>
      {more > 0 && (
        <Button small onClick={() => setMost(most + atOnce)}>
          {showMore(more)}
        </Button>
      )}
    </section>
  )
}

function AwaitedRow({
  party: { invitationId: invitation, label, count, tableId },
  tables,
}: {
  party: AwaitedParty
  tables: readonly ShownTable[]
}) {
  const { id } = useEvent().event
  const { revalidate } = useRevalidator()
  const { busy, run } = useAction(async (tableLabel: string) => {
    const call = { param: { id, invitation }, json: { tableLabel } }
    await callApi((options) => api.events[':id'].invitations[':invitation'].$put(call, options))
    await revalidate()
  }, toastFailure)
  return (
    <li className="seat-party">
      <div className="seat-line">
        <span className="seat-name">
          <strong>{label}</strong> <span className="quietly figures">{notAnsweredOf(count)}</span>
          {busy && <span className="quietly"> {saving}</span>}
        </span>
        <PlaceSelect
          who={label}
          at={tableId}
          tables={() => tables}
          place={(to) => void run(tables.find((table) => table.id === to)?.name ?? '')}
        />
      </div>
    </li>
  )
}
