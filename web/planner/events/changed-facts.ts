import type { PlannerEvent } from '#events/shape/event'
import type { ChangedFact } from '#mailings/shape/mail'

type Facts = Pick<PlannerEvent, 'serviceDay' | 'serviceTime' | 'venue' | 'eventDate' | 'timeZone'>

const fields: Record<ChangedFact, readonly (keyof Facts)[]> = {
  day: ['serviceDay'],
  time: ['serviceTime'],
  place: ['venue'],
  deadline: ['eventDate', 'timeZone'],
}

/** Facts by which an event that was saved differs from before, of those that its guests want to know. */
export function changedFacts(before: Facts, saved: Facts): ChangedFact[] {
  const facts = Object.keys(fields) as ChangedFact[]
  return facts.filter((fact) => fields[fact].some((field) => before[field] !== saved[field]))
}
