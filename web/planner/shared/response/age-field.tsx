import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ages } from '#needs/rules/needs'
import { ageName, ageOf, guestOf } from '#party/words/planner-form'
import type { ResponseValues } from './values.ts'

/** Says that a person is a child or an infant. */
export function AgeField({ form, index }: { form: UseFormReturn<ResponseValues>; index: number }) {
  const { control, setValue } = form
  const age = useWatch({ control, name: `party.${index}.age` })
  const name = useWatch({ control, name: `party.${index}.name` })
  return (
    <select
      className="input answer-age"
      data-enter="passed"
      aria-label={ageOf(name.trim() || guestOf(index))}
      value={age ?? ''}
      onChange={({ target }) => {
        const chosen = ages.find((one) => one === target.value)
        setValue(`party.${index}.age`, chosen, { shouldDirty: true })
      }}
    >
      <option value="">{ageName.adult}</option>
      {ages.map((one) => (
        <option key={one} value={one}>
          {ageName[one]}
        </option>
      ))}
    </select>
  )
}
