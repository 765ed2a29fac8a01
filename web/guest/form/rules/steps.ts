export type StepName = 'info' | 'lead-menu' | 'additional-guests' | 'review'

/** A step of the flow. `guest` is the index in the party, for the step that goes through the guests. */
export type Step = { name: StepName; guest: number }

/**
 * State of a step in the browser's history: where it was reached from, whether Continue goes back there, and which
 * draft it belongs to.
 */
export type StepEntry = Step & { from?: string; returns?: boolean; flowId?: string }

export const firstStep: Step = { name: 'info', guest: 0 }

/** The key of a step, by which an entry tells where it was reached from. */
export function keyOf({ name, guest }: Step): string {
  return `${name} ${guest}`
}

/** The step before, by the flow's own order; null before the first. */
export function previousStep({ name, guest }: Step, size: number): Step | null {
  if (name === 'info') return null
  if (name === 'lead-menu') return firstStep
  if (name === 'additional-guests')
    return guest > 1 ? { name, guest: guest - 1 } : { name: 'lead-menu', guest: 0 }
  return size > 1 ? { name: 'additional-guests', guest: size - 1 } : { name: 'lead-menu', guest: 0 }
}

/** The step after, by the flow's own order. */
export function nextStep({ name, guest }: Step, size: number): Step {
  if (name === 'info') return { name: 'lead-menu', guest: 0 }
  const next = name === 'lead-menu' ? 1 : guest + 1
  return next < size ? { name: 'additional-guests', guest: next } : { name: 'review', guest: 0 }
}

/**
 * The step that an entry of the history stands for. Where the party has become smaller, the last guest's.
 * @param size of the party
 * @returns null for an entry that is no step
 */
export function stepOfEntry(state: unknown, size: number): StepEntry | null {
  const entry = state as StepEntry | null
  if (!entry || !['info', 'lead-menu', 'additional-guests', 'review'].includes(entry.name)) return null
  if (entry.name !== 'additional-guests') return entry
  return size > 1
    ? { ...entry, guest: Math.min(size - 1, Math.max(1, entry.guest)) }
    : { name: 'review', guest: 0 }
}
