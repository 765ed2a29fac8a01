import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { descriptionMax } from '#contract/limits'
import type { ItemInput } from '#contract/menu'
import { lengthOf } from '#contract/text'
import { Field, TextField } from '#ui/field'

/** The fields of a dish: its name and its description, which counts along. */
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
    </>
  )
}
