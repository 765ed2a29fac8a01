/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `Menü seçiminin son günü: ${title}`,
  until: (day: string, zone: string) =>
    `Menü seçiminizi şu günün sonuna kadar değiştirebilirsiniz: ${day} (${zone}).`,
  reminder: (title: string) => `Menü seçimi: ${title}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'Ne zaman',
  where: 'Nerede',
  host: 'Davet eden',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
