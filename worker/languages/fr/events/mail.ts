/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Dernier jour pour choisir le menu : ${title}`,
  until: (day: string, zone: string) =>
    `Vous pouvez modifier votre choix de menu jusqu’au ${day} inclus (${zone}).`,
  reminder: (title: string) => `Choix du menu : ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Le repas',
  where: 'Lieu',
  host: 'Sur invitation de',
}

export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
