import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import './tables.css'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { site } from '#core/site'
import { mayEdit, seesNeeds } from '#events/rules/roles'
import type { Seating } from '#seating/shape/view'
import * as words from '#seating/words/planner'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { PrintLink } from '../shared/event/print-link.tsx'
import { ManyTables } from './make-tables.tsx'
import { SeatingPlan } from './seating-plan.tsx'
import { useSwitches } from './settings.tsx'
import { AddTables } from './table-dialogs.tsx'

export { loadTables as loader } from './data.ts'

/** The seating, once the planner seats guests. */
export function Component() {
  const { event } = useEvent()
  const seating = useLoaderData<Seating>()
  const [adding, setAdding] = useState(false)
  const planned = seating.on && seating.tables.length > 0
  useTitle(`${words.tablesTitle} · ${event.title} · ${site.name}`)
  return (
    <div className="seating stack loose">
      <PageHead title={words.tablesTitle} part />
      {planned || !mayEdit(event) ? (
        <SeatingPlan seating={seating}>
          <Editing>
            <Button onClick={() => setAdding(true)}>{words.addTables}</Button>
          </Editing>
          {seesNeeds(event) && <PrintLink />}
        </SeatingPlan>
      ) : seating.tables.length > 0 ? (
        <Off />
      ) : (
        <Start />
      )}
      {adding && <AddTables onClose={() => setAdding(false)} />}
    </div>
  )
}

/** Before there are tables: what they are for, and the first ones. Making them switches tables on. */
function Start() {
  return (
    <section className="card stack seating-start">
      <p>{words.tablesAbout}</p>
      <p className="quietly">{words.tablesStart}</p>
      <ManyTables first done={() => undefined} />
    </section>
  )
}

/** Tables that were switched off. */
function Off() {
  const { busy, failure, run } = useSwitches()
  return (
    <section className="card stack seating-start">
      <p>{words.switchedOffAbout}</p>
      <FailureNotice failure={failure} />
      <div>
        <Button look="primary" disabled={busy} onClick={() => void run({ on: true })}>
          {words.switchOn}
        </Button>
      </div>
    </section>
  )
}
