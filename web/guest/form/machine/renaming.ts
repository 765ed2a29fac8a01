import { hasStatedNeed } from '#needs/rules/has-need'
import { isAnotherName } from '../rules/another-name.ts'
import { sameNeeds } from '../rules/consent.ts'
import { personIndexOf } from '../rules/response-draft.ts'
import type { FormState, NameChange } from './state.ts'

/** The form after the party was edited: it remembers the name a person's needs were entered for, until they are changed. */
export function trackRename(previous: FormState, form: FormState): FormState {
  const [previousParty, party] = [previous.draft.party, form.draft.party]
  if (previousParty.length !== party.length) return { ...form, nameChange: null }
  const { nameChange } = form
  const index = party.findIndex(({ name }, i) => name !== previousParty[i]?.name)
  if (index >= 0) {
    const previousName =
      nameChange?.index === index ? nameChange.previousName : (previousParty[index]?.name ?? '')
    return { ...form, nameChange: { index, previousName, hasBlurred: false } }
  }
  const [person, previousPerson] = [party[nameChange?.index ?? -1], previousParty[nameChange?.index ?? -1]]
  const haveNeedsChanged = person && previousPerson && !sameNeeds(person, previousPerson)
  return haveNeedsChanged ? { ...form, nameChange: null } : form
}

/** The form after a name's field lost the focus. An empty name is not compared, since another may still be typed. */
export function nameFieldLeft(form: FormState, path: string): FormState {
  const { nameChange, draft } = form
  if (nameChange?.index !== personIndexOf(path) || !path.endsWith('.name')) return form
  if (draft.party[nameChange.index]?.name.trim() === '') return form
  const afterBlur = { ...nameChange, hasBlurred: true }
  return { ...form, nameChange: nameChangeToAskAbout({ ...form, nameChange: afterBlur }) ? afterBlur : null }
}

/** The change of a name after which the form asks whether the needs stay; null for none. */
export function nameChangeToAskAbout({ nameChange, draft }: FormState): NameChange | null {
  const person = nameChange?.hasBlurred && draft.party[nameChange.index]
  return person && hasStatedNeed(person) && isAnotherName(nameChange.previousName, person.name)
    ? nameChange
    : null
}
