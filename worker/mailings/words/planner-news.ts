import { figure } from '../../core/figures.ts'
import { inAList } from '../../languages/en/forms.ts'
import type { ChangedFact } from '../shape/mail.ts'

// Asked once an event's day, hour, place or deadline was changed.

const changedNames: Record<ChangedFact, string> = {
  day: 'day',
  time: 'time',
  place: 'place',
  deadline: 'deadline for answers',
}
/** @param coming guests */
export function tellTitle(coming: number): string {
  return coming === 1 ? 'Tell the one guest who is coming?' : `Tell the ${figure(coming)} who are coming?`
}
export function factsChanged(changed: readonly ChangedFact[]): string {
  return `You changed the ${inAList(changed.map((fact) => changedNames[fact]))}. Your guests do not know yet.`
}
export const notNow = 'Not now'
export const writeToThem = 'Write to them'
