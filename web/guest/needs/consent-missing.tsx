import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import type { FormState } from '../form/machine/state.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { personIndexOf } from '../form/rules/response-draft.ts'

/** Index of the first person whose needs lack consent; undefined for none. */
export function firstWithoutConsent({ fieldErrors }: FormState): number | undefined {
  const path = Object.keys(fieldErrors).find((one) => fieldErrors[one] === 'consent_missing')
  return path === undefined ? undefined : personIndexOf(path)
}

/** Says in the bar whose needs lack consent. */
export function ConsentMissing({ form, index }: { form: FormState; index: number }) {
  const words = useGuestWords()
  const person = form.draft.party[index]
  return (
    person && (
      <BarMessage kind="error" sentence={words.needs.agreeFirst(otherGuestName(words, person, index))} />
    )
  )
}
