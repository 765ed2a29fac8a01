import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { KnownMenu } from '#contract/answers'
import { noneForMe } from '#contract/choices'
import { partyMax } from '#contract/limits'
import type { Person } from '#contract/person'
import { Button } from '#ui/button'
import { Field, TextField } from '#ui/field'
import { noneName } from '#words/guest'

export type Answer = { email: string; party: Person[] }

export const nobody: Person = { name: '', allergies: '', selections: {} }

/** The people of a party, one card each; what is on the menu now can be chosen. */
export function PeopleFields({ form, live }: { form: UseFormReturn<Answer>; live: KnownMenu }) {
  const {
    register,
    control,
    formState: { errors },
  } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'party', keyName: 'key' })
  return (
    <>
      {fields.map((field, index) => (
        <fieldset key={field.key} className="card stack answer-person">
          <legend>
            <h3>{index === 0 ? 'Lead Guest' : `Guest ${index + 1}`}</h3>
          </legend>
          <Field
            label="Name *"
            complaint={errors.party?.[index]?.name?.message}
            {...register(`party.${index}.name`)}
          />
          <TextField
            label="Allergies/Dietary Restrictions (Optional)"
            rows={2}
            complaint={errors.party?.[index]?.allergies?.message}
            {...register(`party.${index}.allergies`)}
          />
          {live.map((category) => {
            const name = `party.${index}.selections.${category.id}` as const
            const complaint = errors.party?.[index]?.selections?.[category.id]?.message
            return (
              <div className="field" key={category.id}>
                <label htmlFor={name}>{category.name}</label>
                <select
                  id={name}
                  className="input"
                  aria-invalid={complaint ? true : undefined}
                  aria-describedby={complaint ? `${name}-complaint` : undefined}
                  {...register(name)}
                >
                  <option value="">Nothing Chosen</option>
                  {category.items
                    .filter(({ removed }) => !removed)
                    .map((item) => (
                      <option key={item.id} value={item.id}>
                        {item.name}
                      </option>
                    ))}
                  <option value={noneForMe}>{noneName}</option>
                </select>
                <div className="complaint" id={`${name}-complaint`} aria-live="polite">
                  {complaint}
                </div>
              </div>
            )
          })}
          {index > 0 && (
            <div>
              <Button look="quiet" small onClick={() => remove(index)}>
                Remove Guest {index + 1}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button small disabled={fields.length >= partyMax} onClick={() => append(nobody)}>
          Add Guest
        </Button>
      </div>
    </>
  )
}
