import { hasNeed } from '#needs/rules/has-need'
import { isAnotherName } from '../rules/another-name.ts'
import { sameNeeds } from '../rules/consent.ts'
import { personIndexOf } from '../rules/response-draft.ts'
import type { FormState, Renamed } from './state.ts'

/** The form after the party was edited: it keeps the name that a person's needs were given for, until they are changed. */
export function trackRename(previous: FormState, form: FormState): FormState {
  const [old, party] = [previous.draft.party, form.draft.party]
  if (old.length !== party.length) return { ...form, renamed: null }
  const { renamed } = form
  const index = party.findIndex(({ name }, position) => name !== old[position]?.name)
  if (index >= 0) {
    const from = renamed?.index === index ? renamed.from : (old[index]?.name ?? '')
    return { ...form, renamed: { index, from, blurred: false } }
  }
  const [person, was] = [party[renamed?.index ?? -1], old[renamed?.index ?? -1]]
  return person && was && !sameNeeds(person, was) ? { ...form, renamed: null } : form
}

/** The form once a name's field was left: one of somebody else with needs is asked about. A blank one is still typed. */
export function leaveName(form: FormState, path: string): FormState {
  const { renamed, draft } = form
  if (renamed?.index !== personIndexOf(path) || !path.endsWith('.name')) return form
  if (draft.party[renamed.index]?.name.trim() === '') return form
  const blurred = { ...renamed, blurred: true }
  return { ...form, renamed: asksWhoseNeeds({ ...form, renamed: blurred }) ? blurred : null }
}

/** The person whose name was typed over another's, where it is asked whether the needs stay; null for none. */
export function asksWhoseNeeds({ renamed, draft }: FormState): Renamed | null {
  const person = renamed?.blurred && draft.party[renamed.index]
  return person && hasNeed(person) && isAnotherName(renamed.from, person.name) ? renamed : null
}
