// The home page, where the code is entered.

export const validatingCode = 'Verifica…'
export const backToSignIn = 'Torna all’accesso'
export const howItWorks = 'Come funziona'
export const howSteps = [
  ['Inserisca il codice', 'Apre il menu del Suo evento. Non serve un account.'],
  ['Scelga per tutti', 'Per ogni portata scelga un piatto per sé e per chi viene con Lei.'],
  ['Invii le scelte', 'Può tornare a modificarle fino alla scadenza.'],
] as const
export const beforeTheDay = 'Ogni piatto deciso prima del gran giorno.'
export const whatPlannersGet =
  'Mandi ai Suoi ospiti un solo link. Scelgono i piatti e dicono che cosa non possono mangiare; la Sua cucina riceve le quantità giuste.'
export const startPlanning = 'Inizia gratis (fino a 30 ospiti)'
export const tryAsGuest = 'Prova come ospite'
export const examples = 'Un esempio: lo stesso menu, visto da un ospite, da chi organizza e dalla cucina'
export const guestChooses = 'Anna sceglie per tre'
export const plannerSees = 'Vede chi mangia che cosa'
export const kitchenCooks = 'La cucina prepara le quantità giuste'
export const example = {
  title: 'Clara & Jonah',
  day: '10 gennaio, Seehaus Lindow',
  course: 'Antipasto',
  dishes: ['Burrata', 'Vellutata di castagne', 'Trota marinata'],
  initials: ['A', 'L', 'M'],
} as const
export const story = {
  planner: {
    name: 'Vede ogni risposta appena arriva',
    text: 'I conteggi cambiano mentre i Suoi ospiti scelgono. Accanto trova tutto ciò che richiede la Sua attenzione.',
    example: 'Un esempio del riepilogo per chi organizza',
    counts: ['vengono, su 100', 'non vengono', 'devono ancora scegliere'],
    waiting: [
      [
        '13 ospiti hanno scelto un piatto che devono evitare',
        'Concordi con la cucina che cosa servire al suo posto.',
      ],
      ['3 ospiti hanno descritto un’esigenza con parole loro', '«Niente funghi, per favore»'],
    ],
  },
  kitchen: {
    name: 'La Sua cucina sa che cosa preparare',
    text: 'Un link, senza account, oppure un foglio di carta. Ogni piatto speciale arriva con un nome, un tavolo e ciò che è stato concordato.',
    example: 'Un esempio di foglio per la cucina',
    dishes: [
      ['Costine di manzo brasate', '67 come da menu, 8 senza latte'],
      ['Branzino al forno', '12 come da menu'],
    ],
    specials: [
      ['S14 · Marta Weber, tavolo 4', 'Senza latte: costine di manzo con purè all’olio d’oliva, concordato'],
      ['S22 · Leo Brandt, tavolo 7', 'Senza pesce: al suo posto le costine di manzo, concordato'],
    ],
  },
} as const
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} come da menu, ${agreed} senza latte, concordato`
}
export function haveChosen(count: number, all: number): string {
  return `Scelte ricevute: ${count} su ${all}`
}
export function planningAnEvent(link: string): string {
  return `Sta organizzando un evento? ${link}`
}
export const plannerSignIn = 'Accedi'
