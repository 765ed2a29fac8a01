import type { PlannerDecline } from '#contract/decline'
import type { ResponseView } from '#contract/guest'
import { statesNoNeed } from '#contract/needs/no-need'
import { noNeed } from '#words/no-need'

/** What the list is searched for: a part of a name, a dish by its id, parties with an allergy. */
export type Wanted = { name: string; dish: string; allergies: boolean }

/** True for a person who wrote a need. Words that state none ("None", "n/a") are no need. */
export function statesNeed({ allergies }: { allergies: string }): boolean {
  return !statesNoNeed(allergies, noNeed)
}

/** True for a response that has all of what is wanted. Names match without their case and accents. */
export function matches({ party, leadGuestName }: ResponseView, { name, dish, allergies }: Wanted): boolean {
  const part = plain(name.trim())
  return (
    (part === '' ||
      [leadGuestName, ...party.map((person) => person.name)].some((one) => plain(one).includes(part))) &&
    (dish === '' || party.some(({ selections }) => Object.values(selections).includes(dish))) &&
    (!allergies || party.some(statesNeed))
  )
}

/** The ids of the responses whose lead guest has the name of another one's, without case, accents and spaces. */
export function withSameName(responses: Pick<ResponseView, 'id' | 'leadGuestName'>[]): Set<string> {
  const byName = Map.groupBy(responses, ({ leadGuestName }) => plain(leadGuestName).replace(/\s+/g, ''))
  byName.delete('')
  return new Set([...byName.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])))
}

/** The same for a decline, which has neither dishes nor allergies. */
export function matchesDecline({ names }: PlannerDecline, { name, dish, allergies }: Wanted): boolean {
  const part = plain(name.trim())
  return dish === '' && !allergies && (part === '' || names.some((one) => plain(one).includes(part)))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
