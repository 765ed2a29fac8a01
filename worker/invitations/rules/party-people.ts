import type { Invitation } from '../shape/invitation.ts'

/** The people of an answer or a decline. People of an answer by an event's code have ids that no list knows. */
export type Answered = readonly { id?: string | undefined; name: string }[]

/** Answer of a person of a list. */
export type Attendance = 'coming' | 'silent' | 'notComing' | 'unlisted' | 'vendor'

/** A person, or some places of a party that have no name. `of` tells whose answer it is. */
export type PartyPerson = {
  name: string
  count: number
  attendance: Attendance
  id?: string | undefined
}

/**
 * The people of an invitation by their answer, as many of each as the party's counts say. Who answered beyond its places is
 * not on the list; who is named and in no answer has not answered; places that nobody is named for have no name.
 */
export function peopleOfParty(
  { people, counts }: Pick<Invitation, 'people' | 'counts'>,
  coming: Answered,
  notComing: Answered,
): PartyPerson[] {
  const known = new Set([...coming, ...notComing].map(({ id }) => id))
  const open = people.filter(({ id, kind }) => kind !== 'vendor' && !known.has(id))
  // Those who answered without ids count as the first of the listed.
  const silent = counts.silent === 0 ? [] : open.slice(-counts.silent)
  const unnamed = counts.silent - silent.length
  return [
    ...some(coming.slice(0, counts.coming), 'coming'),
    ...some(coming.slice(counts.coming), 'unlisted'),
    ...some(silent, 'silent'),
    ...(unnamed > 0 ? [{ name: '', count: unnamed, attendance: 'silent' as const }] : []),
    ...some(notComing.slice(0, counts.notComing), 'notComing'),
    ...some(
      people.filter(({ kind }) => kind === 'vendor'),
      'vendor',
    ),
  ]
}

function some(people: Answered, attendance: Attendance): PartyPerson[] {
  return people.map(({ id, name }) => ({
    ...(id !== undefined && { id }),
    name,
    count: 1,
    attendance,
  }))
}
