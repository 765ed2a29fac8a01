/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Fim do prazo para escolher o cardápio: ${title}`,
  until: (day: string, zone: string) => `Você pode mudar suas escolhas até ${day}, inclusive (${zone}).`,
  reminder: (title: string) => `Escolha do cardápio: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Quando',
  where: 'Local',
  host: 'Quem convida',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
