import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import type { FormState } from '../form/machine/state.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { personIndexOf } from '../form/rules/response-draft.ts'

/** The first person whose needs were to be passed on and are not; undefined for none. */
export function consentMissingFrom({ fieldErrors }: FormState): number | undefined {
  const path = Object.keys(fieldErrors).find((one) => fieldErrors[one] === 'consent_missing')
  return path === undefined ? undefined : personIndexOf(path)
}

/** Says beside the button that was pressed whose needs stand in its way. */
export function ConsentMissing({ form, index }: { form: FormState; index: number }) {
  const words = useGuestWords()
  const person = form.draft.party[index]
  return (
    person && (
      <BarMessage kind="error" sentence={words.needs.agreeFirst(otherGuestName(words, person, index))} />
    )
  )
}
