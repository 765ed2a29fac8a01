import type { InviteView } from '#invitations/shape/invite'
import { type Draft, freshDraft } from '../../form/rules/draft.ts'
import { personDraftOf } from '../../form/rules/person-draft.ts'
import { type Attending, withAttending } from './attending.ts'

/**
 * The initial draft of a personal link's form: the stored response, or only the name of somebody invited alone, who may be
 * on the list as a party of one. Several people are each asked for.
 */
export function initialDraft({ invitation, response, declined }: InviteView): Draft {
  const { label, people, maxSize } = invitation
  const fresh = freshDraft()
  const attending: Attending = Object.fromEntries((declined ?? []).map((id) => [id, false]))
  if (response) {
    const here = response.party.flatMap(({ id }) => (id ? [[id, true] as const] : []))
    return {
      ...fresh,
      party: response.party.map(personDraftOf),
      attending: { ...attending, ...Object.fromEntries(here) },
      version: response.version,
    }
  }
  const [alone, ...others] = people
  if (alone && others.length === 0 && !declined)
    return { ...fresh, ...withAttending(fresh, people, { [alone.id]: true }) }
  if (!alone && maxSize === 1 && !declined)
    return { ...fresh, attending, party: fresh.party.map((person) => ({ ...person, name: label })) }
  return { ...fresh, attending }
}
