export type StepName = 'info' | 'lead-menu' | 'additional-guests' | 'review'

/** A step of the flow. `guest` is the index in the party, for the step that goes through the guests. */
export type Step = { name: StepName; guest: number }

/**
 * State of a step in the browser's history: where it was reached from, whether Continue goes back there, and the way
 * of the draft it is of.
 */
export type Kept = Step & { from?: string; returns?: boolean; way?: string }

export const firstStep: Step = { name: 'info', guest: 0 }

/** The key of a step, by which an entry tells where it was reached from. */
export function keyOf({ name, guest }: Step): string {
  return `${name} ${guest}`
}

/** The step before, by the flow's own order; null before the first. */
export function before({ name, guest }: Step, size: number): Step | null {
  if (name === 'info') return null
  if (name === 'lead-menu') return firstStep
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
