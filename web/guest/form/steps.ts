import { useHistoryEntries } from './history-entries.ts'

export type StepName = 'info' | 'lead-menu' | 'additional-guests' | 'review'

/** A step of the flow. `guest` is the index in the party, for the step that goes through the guests. */
export type Step = { name: StepName; guest: number }

/** What the browser's history keeps of a step: where it was reached from, and whether Continue goes back there. */
type Kept = Step & { from?: string; returns?: boolean }

const first: Step = { name: 'info', guest: 0 }

function keyOf({ name, guest }: Step): string {
  return `${name} ${guest}`
}

/** The step before, by the flow's own order; null before the first. */
export function before({ name, guest }: Step, size: number): Step | null {
  if (name === 'info') return null
  if (name === 'lead-menu') return first
  if (name === 'additional-guests')
    return guest > 1 ? { name, guest: guest - 1 } : { name: 'lead-menu', guest: 0 }
  return size > 1 ? { name: 'additional-guests', guest: size - 1 } : { name: 'lead-menu', guest: 0 }
}

/** The step after, by the flow's own order. */
export function after({ name, guest }: Step, size: number): Step {
  if (name === 'info') return { name: 'lead-menu', guest: 0 }
  const next = name === 'lead-menu' ? 1 : guest + 1
  return next < size ? { name: 'additional-guests', guest: next } : { name: 'review', guest: 0 }
}

/**
 * The steps as entries of the browser's history, so that its Back goes one step back.
 * @param size of the party
 * @param allowed false until the draft is read, and while the first step is not done
 * @param onPopped called when the browser's Back or Forward changes the step
 * @param left the step that a tab without a history of its own goes on at
 */
export function useSteps(size: number, allowed: boolean, onPopped: () => void, left: () => Step | undefined) {
  const { state, push, replace } = useHistoryEntries(onPopped, () => {
    const step = left()
    return step?.name === 'info' ? undefined : step
  })
  const kept: Kept = (allowed ? stepIn(state, size) : null) ?? first
  return {
    step: { name: kept.name, guest: kept.guest } satisfies Step,
    returns: kept.returns ?? false,
    /** Goes on. With `returns`, Continue on the next screen comes back here. */
    go(next: Step, returns = false) {
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

/**
 * The step that an entry of the history stands for. Where the party has become smaller, the last guest's.
 * @param size of the party
 * @returns null for an entry that is no step
 */
export function stepIn(state: unknown, size: number): Kept | null {
  const kept = state as Kept | null
  if (!kept || !['info', 'lead-menu', 'additional-guests', 'review'].includes(kept.name)) return null
  if (kept.name !== 'additional-guests') return kept
  return size > 1
    ? { ...kept, guest: Math.min(size - 1, Math.max(1, kept.guest)) }
    : { name: 'review', guest: 0 }
}
