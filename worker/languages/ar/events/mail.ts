import { iso } from '../isolate.ts'

/** The calendar file with an event's deadline. Days and zones come written out. */
export const calendar = {
  closes: (title: string) => `آخر موعد لاختيار الطعام: ${iso(title)}`,
  until: (day: string, zone: string) => `يمكنك تغيير اختياراتك حتى نهاية يوم ${day} (${zone}).`,
  reminder: (title: string) => `اختيار الطعام: ${iso(title)}`,
}

/** The meal in a mail to a guest. */
export const mealFacts = {
  when: 'الموعد',
  where: 'المكان',
  host: 'الدعوة من',
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
