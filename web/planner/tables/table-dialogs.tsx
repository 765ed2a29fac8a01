import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { typedNumber } from '#core/typed-number'
import type { TableChange, TableInput } from '#seating/shape/requests'
import * as words from '#seating/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Dialog } from '#ui/dialog'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { ManyTables, OneTable } from './make-tables.tsx'
import type { ShownTable } from './shown.ts'
import { besideFields, TableFields, type TypedTable } from './table-fields.tsx'

type Props = { table: ShownTable; onClose: () => void }

/** More tables: one with a name, or several with numbers. */
export function AddTables({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.addTables} onClose={onClose}>
      <div className="stack loose">
        <section className="stack" aria-labelledby="one-table">
          <h3 id="one-table">{words.oneByName}</h3>
          <OneTable done={onClose} />
        </section>
        <section className="stack" aria-labelledby="many-tables">
          <h3 id="many-tables">{words.numbered}</h3>
          <ManyTables done={onClose} />
        </section>
        <div className="actions">
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

// The form's fields, for the question which value stays.
const fieldWords = { name: { label: words.tableNameLabel }, seats: { label: words.seatsLabel } }

/** A table's name and seats. */
export function ChangeTable({ table, onClose }: Props) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState({ name: table.name, seats: String(table.seats) })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const sides = useBothSides({ name: table.name, seats: table.seats }, fieldWords)
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (json: TableChange) => {
      const call = { param: { id: event.id, tid: table.id }, json }
      await callApi((options) => api.events[':id'].tables[':tid'].$put(call, options))
      await revalidate()
      toast(words.tableChanged)
      onClose()
    },
    (failed) => {
      sides.learn(failed)
      setErrors(failed.fields)
    },
  )
  const save = ({ name, seats }: TypedTable) => {
    setErrors({})
    const input = { name, seats: typedNumber(seats) }
    void run({ ...input, was: sides.was(input) })
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    save(typed)
  }
  const keepTheirs = ({ name = typed.name, seats = typedNumber(typed.seats) }: Partial<TableInput>) => {
    const kept = { name, seats: String(seats) }
    setTyped(kept)
    save(kept)
  }
  return (
    <Dialog title={words.changeTableTitle} onClose={cancelAnd(onClose)} busy={isSending}>
      <form className="stack" noValidate onSubmit={submit} onChange={clear}>
        <TableFields typed={typed} errors={errors} change={setTyped} />
        <FailureNotice failure={sides.unasked(besideFields(failure))} />
        <div className="actions">
          <Button onClick={cancelAnd(onClose)} disabled={isSending}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" disabled={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </form>
      {sides.asking(keepTheirs)}
    </Dialog>
  )
}

/** Asks before a table goes: who sits there has none then. */
export function RemoveTable({ table, onClose }: Props) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    const param = { id: event.id, tid: table.id }
    await callApi((options) => api.events[':id'].tables[':tid'].$delete({ param }, options))
    await revalidate()
    toast(words.tableRemoved(table.name))
    onClose()
  })
  return (
    <ConfirmDialog
      title={words.removeTableTitle(table.name)}
      action={words.remove}
      acting={words.removing}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>{words.removeTableAbout(table.taken)}</p>
    </ConfirmDialog>
  )
}
