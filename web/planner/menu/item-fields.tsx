import { useId } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { descriptionMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { no, optional, yes } from '#core/words/planner'
import { marks } from '#menu/rules/dish'
import type { ItemInput } from '#menu/shape/menu'
import { itemDescriptionLabel, itemNameLabel, markHints } from '#menu/words/planner'
import { markNames } from '#menu/words/shared'
import { Field, TextField } from '#ui/field'
import type { FieldWords } from '../shared/both-sides/which-one.tsx'

/** The fields of a dish, for the question which value stays. */
export const fieldWords: Record<string, FieldWords> = {
  name: { label: itemNameLabel },
  description: { label: itemDescriptionLabel },
  ...Object.fromEntries(
    marks.map((mark) => [mark, { label: markNames[mark], says: (value: unknown) => (value ? yes : no) }]),
  ),
}

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
        label={itemNameLabel}
        autoComplete="off"
        readOnly={busy}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={optional(itemDescriptionLabel)}
        rows={3}
        readOnly={busy}
        error={errors.description?.message}
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
