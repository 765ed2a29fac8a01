import { Printer } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { figure } from '#core/figures'
import { close, loading } from '#core/words/shared'
import { seesNeeds } from '#events/rules/roles'
import { countsByCourse } from '#kitchen/rules/table-counts'
import type { SpecialGuest } from '#kitchen/shape/kitchen'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { platesCount, specialsTitle } from '#kitchen/words/planner'
import {
  ageMark,
  needsLine,
  notChosen,
  quoted,
  specialGuestDish,
  withRemovedSuffix,
  wordsNotChecked,
} from '#kitchen/words/shared'
import { noneName, noPlate } from '#menu/words/shared'
import { printPath } from '#print/shape/documents'
import { guestKey } from '#seating/rules/seating'
import * as words from '#seating/words/planner'
import { specialNumber } from '#seating/words/shared'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { NeedsHidden } from '../shared/event/needs-hidden.tsx'
import type { ShownTable } from './shown.ts'

const countWords = { kitchen: { withRemovedSuffix, notChosen }, menu: { noneName }, figure }

/** A table's dishes and its special guests, as its service sheet has them, and the way to print that sheet. */
export function WhatTheyEat({ table, onClose }: { table: ShownTable; onClose: () => void }) {
  const { event } = useEvent()
  const { id } = event
  const [read, setRead] = useState<PlannerKitchen | Failure | null>(null)
  const kitchen = useCallback(() => kitchenOf(id), [id])
  useEffect(() => {
    let stale = false
    void kitchen().then((answer) => !stale && setRead(answer))
    return () => {
      stale = true
    }
  }, [kitchen])
  return (
    <Dialog title={words.whatTheyEatAt(table.name)} onClose={onClose}>
      {read === null && <Loading>{loading}</Loading>}
      {read instanceof Error && <FailureNotice failure={read} again={() => void kitchen().then(setRead)} />}
      {read && 'courses' in read && <Served table={table} kitchen={read} />}
      <div className="actions">
        {table.taken > 0 && seesNeeds(event) && (
          <a
            className="button plain"
            href={printPath(id, 'tables', { table: table.id })}
            target="_blank"
            rel="noopener"
          >
            <Printer className="icon" aria-hidden="true" />
            {words.printTable}
          </a>
        )}
        <Button onClick={onClose}>{close}</Button>
      </div>
    </Dialog>
  )
}

async function kitchenOf(id: string): Promise<PlannerKitchen | Failure> {
  try {
    return await callApi((options) => api.events[':id'].kitchen.$get({ param: { id } }, options))
  } catch (error) {
    return failureOf(error)
  }
}

function Served({ table, kitchen }: { table: ShownTable; kitchen: PlannerKitchen }) {
  const { event } = useEvent()
  const counts = kitchen.tables.find(({ tableId }) => tableId === table.id)
  const here = new Set(table.groups.flatMap(({ people }) => people.map(guestKey)))
  const specials = kitchen.specials.filter((guest) => here.has(guestKey(guest)))
  if (!counts || table.taken === 0) return <p className="quietly">{words.nobodyHere}</p>
  return (
    <div className="stack">
      <p className="lead figures">{platesCount(counts.plates)}</p>
      <dl className="seat-eats">
        {countsByCourse(counts, kitchen, countWords).map((one) => (
          <div key={one.categoryId}>
            <dt>{one.course}</dt>
            <dd className="figures">{one.counts.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      {seesNeeds(event) ? <SpecialGuestsHere specials={specials} kitchen={kitchen} /> : <NeedsHidden />}
    </div>
  )
}

function SpecialGuestsHere({ specials, kitchen }: { specials: SpecialGuest[]; kitchen: PlannerKitchen }) {
  return (
    <>
      <h3>
        {specialsTitle} {specials.length > 0 && <span className="quietly">{figure(specials.length)}</span>}
      </h3>
      {specials.length === 0 ? (
        <p className="quietly">{words.noSpecialsHere}</p>
      ) : (
        <ul className="seat-parties">
          {specials.map((guest) => (
            <li key={guestKey(guest)} className="seat-party">
              <OneSpecialGuest guest={guest} kitchen={kitchen} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Somebody's needs, then each dish, in the words of the kitchen's sheet. */
function OneSpecialGuest({ guest, kitchen }: { guest: SpecialGuest; kitchen: PlannerKitchen }) {
  const { number, name, age, seat, needs, words: own, noteUnsorted, noPlate: without } = guest
  return (
    <>
      <p>
        {number !== null && <span className="seat-special figures">{specialNumber(number)} </span>}
        <strong>{name}</strong>
        {age && ` ${ageMark[age]}`}
        {seat !== null && <span className="quietly"> {words.seatName(seat)}</span>}
      </p>
      <p>
        {needs.length > 0 && <strong>{needsLine(needs, kitchen.ownNeeds)} </strong>}
        {own && quoted(own)}
      </p>
      {guest.dishes.map((dish) => {
        const course = kitchen.courses.find(({ categoryId }) => categoryId === dish.categoryId)
        const item = course?.items.find(({ id }) => id === dish.itemId)
        return (
          <p key={dish.categoryId}>
            {course && withRemovedSuffix(course)}:{' '}
            {specialGuestDish({ dish, name: item ? withRemovedSuffix(item) : null, needs }, kitchen.ownNeeds)}
          </p>
        )
      })}
      {without && <p>{noPlate}</p>}
      {noteUnsorted && (
        <p>
          <strong>{wordsNotChecked}</strong>
        </p>
      )}
    </>
  )
}
