import { X } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { noneName, shownName } from '#menu/words/shared'
import { noneForMe } from '#party/rules/choices'
import type { MenuWithRemoved } from '#party/shape/responses'
import { personHeading, removePerson } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { Field, LabelRow, TextField } from '#ui/field'
import { AgeField } from './age-field.tsx'
import { DishWarnings } from './dish-warnings.tsx'
import { NeedsFields } from './needs-fields.tsx'
import type { ResponseValues } from './values.ts'

/** One person of a party: name, allergies and a choice in each course. */
export function PersonFields({
  form,
  index,
  live,
  remove,
}: {
  form: UseFormReturn<ResponseValues>
  index: number
  live: MenuWithRemoved
  /** Takes the person out; absent for somebody who has to stay. */
  remove: (() => void) | undefined
}) {
  const { control, register } = form
  const name = useWatch({ control, name: `party.${index}.name` })
  const { errors } = useFormState({ control, name: `party.${index}` })
  const own = errors.party?.[index]
  // A chosen dish stays in the list, also once it has left the menu.
  const [had] = useState(() => form.getValues(`party.${index}.selections`))
  const typed = name.trim()
  return (
    <fieldset className="answer-row answer-person">
      <legend>
        <h3>{personHeading(typed, index)}</h3>
      </legend>
      <div className="answer-who">
        <Field
          label="Name *"
          autoComplete="off"
          error={own?.name?.message}
          {...register(`party.${index}.name`)}
        />
        <AgeField form={form} index={index} />
      </div>
      <TextField
        label="Allergies/Dietary Restrictions (Optional)"
        rows={1}
        error={own?.allergies?.message}
        {...register(`party.${index}.allergies`)}
      />
      {live.map((category) => {
        const path = `party.${index}.selections.${category.id}` as const
        const error = own?.selections?.[category.id]?.message
        return (
          <div className="field" key={category.id}>
            <LabelRow htmlFor={path} label={category.name} error={error} />
            <select
              id={path}
              className="input"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${path}-error` : undefined}
              {...register(path)}
            >
              <option value="">Nothing Chosen</option>
              {category.items
                .filter(({ id, removed }) => !removed || had[category.id] === id)
                .map((item) => (
                  <option key={item.id} value={item.id}>
                    {shownName(item)}
                  </option>
                ))}
              <option value={noneForMe}>{noneName}</option>
            </select>
          </div>
        )
      })}
      <NeedsFields form={form} index={index} />
      <DishWarnings form={form} index={index} live={live} />
      {remove && (
        <Button look="quiet" small className="answer-remove" onClick={remove}>
          <X className="icon" aria-hidden="true" />
          <span>{removePerson(typed || personHeading('', index))}</span>
        </Button>
      )}
    </fieldset>
  )
}
