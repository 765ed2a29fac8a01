/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Menu choice closes: ${title}`,
  until: (day: string, zone: string) => `You can change your menu choice until the end of ${day} (${zone}).`,
  reminder: (title: string) => `Menu choice: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'The meal',
  where: 'Place',
  host: 'Hosted by',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
