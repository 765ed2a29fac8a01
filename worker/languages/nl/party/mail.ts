import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  subject: (title: string) => (title ? `Uw menukeuze: ${title}` : 'Uw menukeuze'),
  preview: (deadline: string) => `U kunt uw keuze wijzigen tot en met ${deadline}.`,
  heading: (title: string) => title || 'Uw menukeuze',
  thanks: (guest: string) => (guest ? `Dank u wel, ${guest}.` : 'Dank u wel.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Uw menukeuze is opgeslagen.',
      other: `De menukeuze van uw gezelschap (${figure(guests)} personen) is opgeslagen.`,
    }),
  until: 'Wijzigen kan tot en met',
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Gast ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'geen gerecht'}`,
  action: 'Keuze bekijken of wijzigen',
  keepToYourself: 'Wie deze link heeft, kan uw antwoord zien en wijzigen. Houd hem dus voor uzelf.',
  ignore: 'Was u dit niet? Dan heeft iemand zich in het adres vergist. U hoeft niets te doen.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  subject: (title: string) => (title ? `Uw gerecht is veranderd: ${title}` : 'Uw gerecht is veranderd'),
  preview: (deadline: string) => `Kies opnieuw, uiterlijk op ${deadline}.`,
  dishGone: (guest: string) =>
    `${guest ? `${guest}, een` : 'Een'} gerecht dat u of iemand in uw gezelschap gekozen heeft, staat niet meer op het menu.`,
  nothingServed:
    'Zolang u niet opnieuw kiest, wordt er niets voor in de plaats geserveerd. Al het andere blijft zoals u het hebt opgegeven.',
  action: 'Opnieuw kiezen',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  subject: (title: string) =>
    title ? `Nieuws over een van uw gerechten: ${title}` : 'Nieuws over een van uw gerechten',
  news: 'Er is nieuws over een gerecht dat u gekozen hebt.',
  lookAtAgreed: 'Bekijk uw antwoord: daar staat wat er met de keuken is afgesproken.',
  lookAtEnded: 'Bekijk uw antwoord: daar staat wat niet meer geldt.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  subject: (title: string) =>
    title
      ? `Andere ingrediënten in een van uw gerechten: ${title}`
      : 'Andere ingrediënten in een van uw gerechten',
  lookAgain: 'Kijk er nog eens naar.',
}

/** Days come written out. */
export const declineLink = {
  subject: (title: string) => (title ? `Uw afmelding: ${title}` : 'Uw afmelding'),
  preview: (deadline: string) => `U kunt zich bedenken tot en met ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'U hebt laten weten dat u niet kunt komen.',
      other: `U hebt laten weten dat uw gezelschap (${figure(guests)} personen) niet kan komen.`,
    }),
  until: 'U kunt zich bedenken tot en met',
  action: 'We kunnen toch komen',
}
