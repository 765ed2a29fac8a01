import { el } from '../grammar.ts'
/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Fin del plazo para elegir menú: ${title}`,
  until: (day: string, zone: string) =>
    `Puede cambiar su elección de menú hasta ${el(day)} inclusive (${zone}).`,
  reminder: (title: string) => `Elección de menú: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Cuándo',
  where: 'Lugar',
  host: 'De parte de',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
