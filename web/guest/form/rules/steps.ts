/** `info` asks for the lead guest's name, address and needs, and for the party's size. */
export type StepName = 'info' | 'lead-menu' | 'additional-guests' | 'review'

/** A step of the form. `personIndex` is the person that it asks, on the step of each guest. */
export type Step = { name: StepName; personIndex: number }

/**
 * A step in the browser's history. `from` is the key of the step before it, `returns`: Continue goes back there. `flowId` is
 * the draft that the entry belongs to.
 */
export type StepEntry = Step & { from?: string; returns?: boolean; flowId?: string }

export const firstStep: Step = { name: 'info', personIndex: 0 }

/** The key of a step, unique in the form. */
export function keyOf({ name, personIndex }: Step): string {
  return `${name} ${personIndex}`
}

/** The previous step in the form's order; null before the first. @param size of the party */
export function previousStep({ name, personIndex }: Step, size: number): Step | null {
  if (name === 'info') return null
  if (name === 'lead-menu') return firstStep
  if (name === 'additional-guests')
    return personIndex > 1 ? { name, personIndex: personIndex - 1 } : { name: 'lead-menu', personIndex: 0 }
  return size > 1
    ? { name: 'additional-guests', personIndex: size - 1 }
    : { name: 'lead-menu', personIndex: 0 }
}

/** The next step in the form's order. @param size of the party */
export function nextStep({ name, personIndex }: Step, size: number): Step {
  if (name === 'info') return { name: 'lead-menu', personIndex: 0 }
  const next = name === 'lead-menu' ? 1 : personIndex + 1
  return next < size ? { name: 'additional-guests', personIndex: next } : { name: 'review', personIndex: 0 }
}

/**
 * The step of a history entry: the last guest's, if the party has become smaller since.
 * @param size of the party
 * @returns null for the state of an entry that is no step
 */
export function stepOfEntry(state: unknown, size: number): StepEntry | null {
  const entry = state as StepEntry | null
  if (!entry || !['info', 'lead-menu', 'additional-guests', 'review'].includes(entry.name)) return null
  if (entry.name !== 'additional-guests') return entry
  return size > 1
    ? { ...entry, personIndex: Math.min(size - 1, Math.max(1, entry.personIndex)) }
    : { name: 'review', personIndex: 0 }
}
