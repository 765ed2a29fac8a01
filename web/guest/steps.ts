import { useHistoryEntries } from './history-entries.ts'

export type Step = 'info' | 'lead-menu' | 'additional-guests' | 'review'

/** Where in the flow one is. `guest` is the index in the party, for the step that goes through the guests. */
export type Place = { step: Step; guest: number }

/** What the browser's history keeps of a place: where it was reached from, and whether Continue goes back there. */
type Kept = Place & { from?: string; returns?: boolean }

const first: Place = { step: 'info', guest: 0 }

function keyOf({ step, guest }: Place): string {
  return `${step} ${guest}`
}

/** The step before, by the flow's own order; null before the first. */
export function before({ step, guest }: Place, size: number): Place | null {
  if (step === 'info') return null
  if (step === 'lead-menu') return first
  if (step === 'additional-guests')
    return guest > 1 ? { step, guest: guest - 1 } : { step: 'lead-menu', guest: 0 }
  return size > 1 ? { step: 'additional-guests', guest: size - 1 } : { step: 'lead-menu', guest: 0 }
}

/** The step after, by the flow's own order. */
export function after({ step, guest }: Place, size: number): Place {
  if (step === 'info') return { step: 'lead-menu', guest: 0 }
  const next = step === 'lead-menu' ? 1 : guest + 1
  return next < size ? { step: 'additional-guests', guest: next } : { step: 'review', guest: 0 }
}

/**
 * The steps as entries of the browser's history, so that its Back goes one step back.
 * @param size of the party
 * @param allowed false until the draft is read, and while the first step is not done
 * @param onPopped called when the browser's Back or Forward changes the step
 */
export function useSteps(size: number, allowed: boolean, onPopped: () => void) {
  const { state, push, replace } = useHistoryEntries(onPopped)
  const kept: Kept = (allowed ? placeIn(state, size) : null) ?? first
  return {
    place: { step: kept.step, guest: kept.guest } satisfies Place,
    returns: kept.returns ?? false,
    /** Goes on. With `returns`, Continue on the next screen comes back here. */
    go(next: Place, returns = false) {
      push({ ...next, from: keyOf(kept), returns } satisfies Kept)
    },
    /** Back by the flow's order: the history's own entry where that is the one, else in its place. */
    back() {
      const previous = kept.returns ? null : before(kept, size)
      if (kept.returns || (previous && kept.from === keyOf(previous))) history.back()
      else if (previous) replace(previous)
      else location.assign('/')
    },
  }
}

function placeIn(state: unknown, size: number): Kept | null {
  const kept = state as Kept | null
  if (!kept || !['info', 'lead-menu', 'additional-guests', 'review'].includes(kept.step)) return null
  if (kept.step !== 'additional-guests') return kept
  return size > 1
    ? { ...kept, guest: Math.min(size - 1, Math.max(1, kept.guest)) }
    : { step: 'review', guest: 0 }
}
