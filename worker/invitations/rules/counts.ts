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
export type EventFigures = {
  invited: number
  coming: number
  notComing: number
  silent: number
  registered: number
  incomplete: number
}

/** Counts of a list. Guests of the event beyond the listed who come are not on the list. */
export function countsOf({
  invited,
  coming,
  notComing,
  silent,
  registered,
  incomplete,
}: EventFigures): Counts {
  const unused = invited - coming - notComing - silent
  return { invited, coming, notComing, silent, unused, unlisted: registered - coming, incomplete }
}
