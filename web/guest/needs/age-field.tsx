import { useId } from 'react'
import { ages } from '#needs/rules/needs'
import { useGuestWords } from '../../client/words.tsx'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** The choice between adult, child and infant. */
export function AgeField({
  person,
  name,
  change,
}: {
  person: PersonDraft
  name: string
  change: (change: Partial<PersonDraft>) => void
}) {
  const words = useGuestWords()
  const group = useId()
  return (
    <fieldset className="ages">
      <legend className="label">{words.needs.ageOf(name)}</legend>
      {[undefined, ...ages].map((age) => (
        <label key={age ?? 'adult'}>
          <input type="radio" name={group} checked={person.age === age} onChange={() => change({ age })} />{' '}
          {words.needs.ageNames[age ?? 'adult']}
        </label>
      ))}
    </fieldset>
  )
}
