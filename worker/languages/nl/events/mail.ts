/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Menukeuze sluit: ${title}`,
  until: (day: string, zone: string) => `U kunt uw menukeuze wijzigen tot en met ${day} (${zone}).`,
  reminder: (title: string) => `Menukeuze: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Wanneer',
  where: 'Waar',
  host: 'Organisator',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
