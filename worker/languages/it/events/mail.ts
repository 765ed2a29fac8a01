/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Ultimo giorno per scegliere il menu: ${title}`,
  until: (day: string, zone: string) => `Può modificare la scelta del menu fino a ${day} compreso (${zone}).`,
  reminder: (title: string) => `Scelta del menu: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Quando',
  where: 'Dove',
  host: 'Su invito di',
}

export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
