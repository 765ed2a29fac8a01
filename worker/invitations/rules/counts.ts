import type { ListedPeople } from '../../events/shape/event.ts'
import type { Counts, Figures, Status } from '../shape/invitation.ts'

/** Stored figures of a party, in people. */
export type StoredFigures = { places: number; coming: number; notComing: number; silent: number }

/** Figures of a party. Places that nobody needs any more are unused: a seat without a name that was left free. */
export function figuresOf({ places, coming, notComing, silent }: StoredFigures): Figures {
  return { coming, notComing, silent, unused: places - coming - notComing - silent }
}

/**
 * Status of a party: `partly` while some of its people have answered and others have not. A party of vendors alone has no
 * place, so it comes without an answer.
 */
export function statusOf({ places, coming, silent }: StoredFigures, answered: boolean): Status {
  if (!answered) return places === 0 ? 'coming' : 'silent'
  if (silent > 0) return 'partly'
  return coming > 0 ? 'coming' : 'not_coming'
}

/** Stored figures of an event, in people. `incomplete` are those who miss a required course. */
export type EventFigures = ListedPeople & { registered: number; incomplete: number }

/** Counts of a list. */
export function countsOf({ incomplete, registered, ...listed }: EventFigures): Counts {
  return { ...countsWithUnlisted(listed, registered), incomplete }
}

/**
 * Counts of a list as its event carries them. Guests of the event beyond the listed who come are not on the list.
 * @param registered the event's guests
 */
export function countsWithUnlisted(
  { invited, coming, notComing, silent }: ListedPeople,
  registered: number,
): Omit<Counts, 'incomplete'> {
  const unused = invited - coming - notComing - silent
  return { invited, coming, notComing, silent, unused, unlisted: registered - coming }
}
