import { tableNameMax } from '#seating/rules/limits'
import { seatsLabel, tableNameHint, tableNameLabel } from '#seating/words/planner'
import { Field } from '#ui/field'
import type { Failure } from '../../client/calls/use-action.ts'

/** A failure that no field tells. */
export function besideFields(failure: Failure | undefined): Failure | undefined {
  return failure && Object.keys(failure.fields).length === 0 ? failure : undefined
}

export type TypedTable = { name: string; seats: string }

/** A table's name and seats, as they are typed. */
export function TableFields({
  typed,
  errors,
  change,
}: {
  typed: TypedTable
  errors: Record<string, string>
  change: (typed: TypedTable) => void
}) {
  return (
    <div className="form-pair">
      <Field
        label={tableNameLabel}
        hint={tableNameHint}
        autoComplete="off"
        maxLength={tableNameMax}
        value={typed.name}
        error={errors.name}
        onChange={({ target }) => change({ ...typed, name: target.value })}
      />
      <Field
        label={seatsLabel}
        inputMode="numeric"
        autoComplete="off"
        value={typed.seats}
        error={errors.seats}
        onChange={({ target }) => change({ ...typed, seats: target.value })}
      />
    </div>
  )
}
