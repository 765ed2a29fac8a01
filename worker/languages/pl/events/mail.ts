/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Koniec wyboru menu: ${title}`,
  until: (day: string, zone: string) => `Wybór menu można zmienić do końca dnia: ${day} (${zone}).`,
  reminder: (title: string) => `Wybór menu: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Kiedy',
  where: 'Gdzie',
  host: 'Organizator',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
