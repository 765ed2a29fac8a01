import type { InviteView } from '#invitations/shape/invite'
import { type Draft, freshDraft } from '../../form/rules/draft.ts'
import { personDraftOf } from '../../form/rules/person-draft.ts'
import { type Attending, withAttending } from './attending.ts'

/**
 * The initial draft of a personal link's form: made from the stored response, or with the name of an invitation for one person
 * already filled in, who may be listed by name or by the label alone. Several people are each asked about.
 */
export function initialDraft({ invitation, response, notComingIds }: InviteView): Draft {
  const { label, people, maxSize } = invitation
  const fresh = freshDraft()
  const attending: Attending = Object.fromEntries((notComingIds ?? []).map((id) => [id, false]))
  if (response) {
    const coming = response.party.flatMap(({ id }) => (id ? [[id, true] as const] : []))
    return {
      ...fresh,
      party: response.party.map(personDraftOf),
      attending: { ...attending, ...Object.fromEntries(coming) },
      version: response.version,
    }
  }
  const [first, ...others] = people
  if (first && others.length === 0 && !notComingIds)
    return { ...fresh, ...withAttending(fresh, people, { [first.id]: true }) }
  if (!first && maxSize === 1 && !notComingIds)
    return { ...fresh, attending, party: fresh.party.map((person) => ({ ...person, name: label })) }
  return { ...fresh, attending }
}
