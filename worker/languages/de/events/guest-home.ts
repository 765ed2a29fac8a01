import { figure } from '../writing.ts'

// The home page, where the code is entered.

export const validatingCode = 'Wird geprüft …'
export const backToSignIn = 'Zurück zur Anmeldung'
export const howItWorks = 'So geht’s'
export const howSteps = [
  ['Code eingeben', 'Er öffnet das Menü Ihrer Veranstaltung. Sie brauchen kein Konto.'],
  ['Für alle wählen', 'Wählen Sie aus jedem Gang ein Gericht, für sich und für alle, die mitkommen.'],
  ['Auswahl absenden', 'Bis zum Ablauf der Frist können Sie sie jederzeit ändern.'],
] as const
export const beforeTheDay = 'Vorher wissen, was auf jeden Teller kommt.'
export const whatPlannersGet =
  'Sie schicken Ihren Gästen einen Link. Die Gäste wählen ihre Gerichte und sagen, was sie nicht essen können; Ihre Küche bekommt die richtigen Zahlen.'
export const startPlanning = 'Jetzt planen (bis 30 Gäste kostenlos)'
export const tryAsGuest = 'Als Gast ausprobieren'
export const examples = 'Ein Beispiel: ein Menü, wie Gast, Veranstalter und Küche es sehen'
export const guestChooses = 'Anna wählt für drei'
export const plannerSees = 'Sie sehen, wer was isst'
export const kitchenCooks = 'Die Küche kennt die Zahlen'
export const example = {
  title: 'Clara & Jonah',
  day: '10. Januar, Seehaus Lindow',
  course: 'Vorspeise',
  dishes: ['Burrata', 'Maronensamtsuppe', 'Gebeizte Forelle'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'Sie sehen jede Antwort, sobald sie kommt',
    text: 'Die Zahlen ändern sich, während Ihre Gäste wählen. Was Sie entscheiden müssen, steht daneben.',
    example: 'Ein Beispiel der Übersicht für Veranstalter',
    counts: ['kommen, von 100', 'kommen nicht', 'wählen noch'],
    waiting: [
      [
        '13 Gäste haben ein Gericht gewählt, das sie meiden müssen',
        'Vereinbaren Sie mit der Küche, was sie stattdessen bekommen.',
      ],
      ['3 Gäste haben etwas in eigenen Worten geschrieben', '„Bitte keine Pilze“'],
    ],
  },
  kitchen: {
    name: 'Ihre Küche weiß, was sie kochen soll',
    text: 'Ein Link ohne Konto oder ein Blatt Papier. Zu jedem besonderen Teller gehören ein Name, ein Tisch und das, was vereinbart ist.',
    example: 'Ein Beispiel eines Küchenblatts',
    dishes: [
      ['Geschmorte Rinderrippe', '67 laut Menü, 8 ohne Milch'],
      ['Gebratener Wolfsbarsch', '12 laut Menü'],
    ],
    specials: [
      ['S14 · Marta Weber, Tisch 4', 'Ohne Milch: Rinderrippe mit Olivenöl-Püree, vereinbart'],
      ['S22 · Leo Brandt, Tisch 7', 'Ohne Fisch: stattdessen Rinderrippe, vereinbart'],
    ],
  },
} as const
export function asAgreed(all: number, agreed: number): string {
  return `${figure(all - agreed)} laut Menü, ${figure(agreed)} ohne Milch, vereinbart`
}
export function haveChosen(count: number, all: number): string {
  return `${figure(count)} von ${figure(all)} haben gewählt`
}
export function planningAnEvent(link: string): string {
  return `Planen Sie eine Veranstaltung? ${link}`
}
export const plannerSignIn = 'Anmeldung für Veranstalter'
