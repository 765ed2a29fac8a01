/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Menüwahl endet: ${title}`,
  until: (day: string, zone: string) =>
    `Sie können Ihre Menüwahl bis ${day} (${zone}), Ende des Tages, ändern.`,
  reminder: (title: string) => `Menüwahl: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Wann',
  where: 'Wo',
  host: 'Eingeladen von',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
