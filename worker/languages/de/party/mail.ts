import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  subject: (title: string) => (title ? `Ihre Menüwahl: ${title}` : 'Ihre Menüwahl'),
  preview: (deadline: string) => `Sie können sie bis ${deadline} ändern.`,
  heading: (title: string) => title || 'Ihre Menüwahl',
  thanks: (guest: string) => (guest ? `Vielen Dank, ${guest}.` : 'Vielen Dank.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Ihre Menüwahl ist gespeichert.',
      other: `Die Menüwahl Ihrer Gruppe (${figure(guests)} Personen) ist gespeichert.`,
    }),
  until: 'Änderungen sind möglich bis',
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Gast ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'kein Gericht'}`,
  action: 'Auswahl ansehen oder ändern',
  keepToYourself:
    'Wer diesen Link hat, kann Ihre Antwort sehen und ändern. Bitte geben Sie ihn nicht weiter.',
  ignore: 'Sie waren das nicht? Dann hat sich jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  subject: (title: string) =>
    title ? `Ihr Gericht hat sich geändert: ${title}` : 'Ihr Gericht hat sich geändert',
  preview: (deadline: string) => `Bitte wählen Sie bis ${deadline} neu.`,
  dishGone: (guest: string) =>
    `${guest ? `${guest}, ein` : 'Ein'} Gericht, das Sie oder jemand aus Ihrer Gruppe gewählt hat, gibt es nicht mehr.`,
  nothingServed:
    'Solange Sie nicht neu wählen, wird an seiner Stelle nichts serviert. Alles andere in Ihrer Antwort bleibt, wie es ist.',
  action: 'Neu wählen',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  subject: (title: string) =>
    title ? `Neues zu einem Ihrer Gerichte: ${title}` : 'Neues zu einem Ihrer Gerichte',
  news: 'Zu einem Gericht, das Sie gewählt haben, gibt es Neues.',
  lookAtAgreed: 'Bitte sehen Sie Ihre Antwort an: Dort steht, was mit der Küche vereinbart wurde.',
  lookAtEnded: 'Bitte sehen Sie Ihre Antwort an: Dort steht, was nicht mehr gilt.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  subject: (title: string) =>
    title
      ? `Geänderte Zutaten in einem Ihrer Gerichte: ${title}`
      : 'Geänderte Zutaten in einem Ihrer Gerichte',
  lookAgain: 'Bitte prüfen Sie Ihre Auswahl.',
}

/** Days come written out. */
export const declineLink = {
  subject: (title: string) => (title ? `Ihre Absage: ${title}` : 'Ihre Absage'),
  preview: (deadline: string) => `Sie können es sich bis ${deadline} anders überlegen.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Sie haben uns gesagt, dass Sie nicht kommen können.',
      other: `Sie haben uns gesagt, dass Ihre Gruppe (${figure(guests)} Personen) nicht kommen kann.`,
    }),
  until: 'Sie können es sich anders überlegen bis',
  action: 'Wir können doch kommen',
}
