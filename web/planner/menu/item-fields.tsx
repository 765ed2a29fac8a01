import { useId } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { descriptionMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { marks } from '#menu/rules/dish'
import type { ItemInput } from '#menu/shape/menu'
import { markHints } from '#menu/words/planner'
import { markNames } from '#menu/words/shared'
import { Field, TextField } from '#ui/field'

/** The fields of a dish: its name, its description, which counts along, and its marks. */
export function ItemFields({
  register,
  errors,
  description,
  busy,
}: {
  register: UseFormRegister<ItemInput>
  errors: FieldErrors<ItemInput>
  description: string | undefined
  busy: boolean
}) {
  const hint = useId()
  return (
    <>
      <Field
        label="Item Name"
        autoComplete="off"
        readOnly={busy}
        complaint={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Description (Optional)"
        rows={3}
        readOnly={busy}
        complaint={errors.description?.message}
        aside={
          <span className="quietly small figures">
            {lengthOf(description ?? '')}/{descriptionMax}
          </span>
        }
        {...register('description')}
      />
      {marks.map((mark) => (
        <div key={mark}>
          <label className="check">
            <input type="checkbox" disabled={busy} aria-describedby={`${hint}-${mark}`} {...register(mark)} />
            {markNames[mark]}
          </label>
          <p className="quietly small" id={`${hint}-${mark}`}>
            {markHints[mark]}
          </p>
        </div>
      ))}
    </>
  )
}
