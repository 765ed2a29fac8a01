import { plural } from '../forms.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  subject: (title: string) => (title ? `Le Sue scelte del menu: ${title}` : 'Le Sue scelte del menu'),
  preview: (deadline: string) => `Può modificarle fino a ${deadline}.`,
  heading: (title: string) => title || 'Le Sue scelte del menu',
  thanks: (guest: string) => (guest ? `Grazie, ${guest}.` : 'Grazie.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Abbiamo salvato le Sue scelte del menu.',
      many: `Abbiamo salvato le scelte del menu del Suo gruppo (${guests} persone).`,
      other: `Abbiamo salvato le scelte del menu del Suo gruppo (${guests} persone).`,
    }),
  until: 'Può modificare le scelte fino a',
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Ospite ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'nessun piatto'}`,
  action: 'Vedi o modifica le scelte',
  keepToYourself: 'Chi ha questo link può vedere e modificare la Sua risposta: lo tenga per sé.',
  ignore: 'Se questa email non La riguarda, qualcuno ha scritto il Suo indirizzo per errore e può ignorarla.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  subject: (title: string) =>
    title ? `${title}: un piatto che ha scelto è cambiato` : 'Un piatto che ha scelto è cambiato',
  preview: (deadline: string) => `Scelga di nuovo entro ${deadline}, per favore.`,
  dishGone: (guest: string) =>
    `${guest ? `${guest}, un` : 'Un'} piatto scelto da Lei o da qualcuno del Suo gruppo non è più nel menu.`,
  nothingServed:
    'Finché non sceglie, al suo posto non viene servito nulla. Il resto della Sua risposta rimane com’è.',
  action: 'Scegli di nuovo',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  subject: (title: string) =>
    title ? `${title}: novità su un piatto che ha scelto` : 'Novità su un piatto che ha scelto',
  news: 'Ci sono novità su un piatto che ha scelto.',
  lookAtAgreed: 'Apra la Sua risposta: vi troverà ciò che è stato concordato con la cucina.',
  lookAtEnded: 'Apra la Sua risposta: vi troverà ciò che non vale più.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  subject: (title: string) =>
    title
      ? `${title}: è cambiata la composizione di un piatto che ha scelto`
      : 'È cambiata la composizione di un piatto che ha scelto',
  lookAgain: 'Ricontrolli la Sua scelta, per favore.',
}

/** Days come written out. */
export const declineLink = {
  subject: (title: string) => (title ? `${title}: non può venire` : 'Non può venire'),
  preview: (deadline: string) => `Può cambiare idea fino a ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Ci ha detto che non può venire.',
      many: `Ci ha detto che il Suo gruppo (${guests} persone) non può venire.`,
      other: `Ci ha detto che il Suo gruppo (${guests} persone) non può venire.`,
    }),
  until: 'Può cambiare idea fino a',
  action: 'Alla fine possiamo venire',
}
