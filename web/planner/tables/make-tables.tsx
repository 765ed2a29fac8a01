import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { menuIdLength, randomId } from '#core/ids'
import { typedNumber } from '#core/typed-number'
import { tablesMax } from '#seating/rules/limits'
import type { NewTables } from '#seating/shape/requests'
import * as words from '#seating/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { besideFields, TableFields } from './table-fields.tsx'

/** Sends new tables. The ids are drawn once for each press that was not stored: sent again, they are the same tables. */
function useMaking(done: () => void) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const ids = useRef<string[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { busy, failure, run, clear } = useAction(
    async (json: NewTables) => {
      await callApi((options) => api.events[':id'].tables.$post({ param: { id: event.id }, json }, options))
      ids.current = []
      await revalidate()
      toast(words.tablesMade(json.count ?? 1))
      done()
    },
    ({ fields }) => setErrors(fields),
  )
  const make = (wanted: { name: string; seats: number } | { count: number; seats: number }) => {
    const many = 'count' in wanted ? wanted.count : 1
    setErrors({})
    // The server says what is wrong with a figure.
    if (!(many >= 1 && many <= tablesMax)) return void run(wanted)
    if (ids.current.length !== many) ids.current = Array.from({ length: many }, () => randomId(menuIdLength))
    void run('count' in wanted ? { ...wanted, ids: ids.current } : { ...wanted, id: ids.current[0] })
  }
  return { busy, failure: besideFields(failure), errors, make, clear }
}

// Initial values of the fields.
const usual = { count: 12, seats: '8' }

/** Tables that seat everybody who comes, and as many as usual. */
function tablesFor(guests: number): number {
  return Math.min(tablesMax, Math.max(usual.count, Math.ceil(guests / Number(usual.seats))))
}

/** "Make 12 tables of 8". */
export function ManyTables({ done, first = false }: { done: () => void; first?: boolean }) {
  const { event } = useEvent()
  const [count, setCount] = useState(String(first ? tablesFor(event.registeredGuests) : usual.count))
  const [seats, setSeats] = useState(usual.seats)
  const { busy, failure, errors, make, clear } = useMaking(done)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    make({ count: typedNumber(count), seats: typedNumber(seats) })
  }
  return (
    <form className="stack make-tables" noValidate onSubmit={submit} onChange={clear}>
      <div className="form-pair">
        <Field
          label={words.howManyTables}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={errors.count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Field
          label={words.seatsAtEach}
          inputMode="numeric"
          autoComplete="off"
          value={seats}
          error={errors.seats}
          onChange={({ target }) => setSeats(target.value)}
        />
      </div>
      <FailureNotice failure={failure} />
      <div>
        <Button type="submit" look={first ? 'primary' : 'plain'} disabled={busy}>
          {busy ? words.making : words.makeMany(typedNumber(count), typedNumber(seats))}
        </Button>
      </div>
    </form>
  )
}

/** One table with a name. */
export function OneTable({ done }: { done: () => void }) {
  const [typed, setTyped] = useState({ name: '', seats: usual.seats })
  const { busy, failure, errors, make, clear } = useMaking(done)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    make({ name: typed.name, seats: typedNumber(typed.seats) })
  }
  return (
    <form className="stack make-tables" noValidate onSubmit={submit} onChange={clear}>
      <TableFields typed={typed} errors={errors} change={setTyped} />
      <FailureNotice failure={failure} />
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? words.adding : words.addTable}
        </Button>
      </div>
    </form>
  )
}
