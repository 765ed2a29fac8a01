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
      one: 'Le Sue scelte del menu sono salvate.',
      many: `Le scelte del menu del Suo gruppo (${guests} persone) sono salvate.`,
      other: `Le scelte del menu del Suo gruppo (${guests} persone) sono salvate.`,
    }),
  until: 'Può modificare le scelte fino a',
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Ospite ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'nessun piatto'}`,
  action: 'Vedi o modifica le scelte',
  keepToYourself: 'Chi ha questo link può vedere e modificare la Sua risposta: lo tenga per sé.',
  ignore: 'Se non viene da Lei, qualcuno ha scritto il Suo indirizzo per errore. Può ignorare questa email.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  subject: (title: string) =>
    title ? `${title}: un piatto che ha scelto è cambiato` : 'Un piatto che ha scelto è cambiato',
  preview: (deadline: string) => `Scelga di nuovo entro ${deadline}, per favore.`,
  gone: (guest: string) =>
    `${guest ? `${guest}, un` : 'Un'} piatto scelto da Lei o da qualcuno del Suo gruppo non è più nel menu.`,
  please:
    'Finché non sceglie, al suo posto non viene servito nulla. Tutto il resto che ci ha detto rimane com’è.',
  action: 'Scegli di nuovo',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const agreementMail = {
  subject: (title: string) =>
    title ? `${title}: novità su un piatto che ha scelto` : 'Novità su un piatto che ha scelto',
  news: 'Ci sono novità su un piatto che ha scelto.',
  please: 'Guardi la Sua risposta: vi trova ciò che è stato concordato con la cucina.',
  over: 'Guardi la Sua risposta: vi trova ciò che non vale più.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  subject: (title: string) =>
    title
      ? `${title}: è cambiata la composizione di un piatto che ha scelto`
      : 'È cambiata la composizione di un piatto che ha scelto',
  please: 'Lo guardi di nuovo, per favore.',
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
