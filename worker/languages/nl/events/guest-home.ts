import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The home page, where the code is entered.

export const validatingCode = 'Code wordt gecontroleerd…'
export const backToSignIn = 'Terug naar inloggen'
export const howItWorks = 'Zo werkt het'
export const howSteps = [
  ['Vul uw code in', 'Dan opent het menu van uw evenement. U hebt geen account nodig.'],
  ['Kies voor iedereen', 'Kies uit elke gang een gerecht, voor uzelf en voor wie met u meekomt.'],
  ['Verstuur uw keuze', 'Tot de uiterste datum kunt u terugkomen om te wijzigen.'],
] as const
export const beforeTheDay = 'Elk bord bekend vóór de grote dag.'
export const whatPlannersGet =
  'U stuurt uw gasten één link. Zij kiezen hun gerechten en laten weten wat ze niet kunnen eten; uw keuken krijgt de juiste aantallen.'
export const startPlanning = 'Begin nu, gratis tot 30 gasten'
export const tryAsGuest = 'Probeer het als gast'
export const examples = 'Een voorbeeld: één menu, gezien door gast, organisator en keuken'
export const guestChooses = 'Anna kiest voor drie'
export const plannerSees = 'U ziet wie wat eet'
export const kitchenCooks = 'De keuken kent de juiste aantallen'
export const example = {
  title: 'Clara & Jonah',
  day: '10 januari, Seehaus Lindow',
  course: 'Voorgerecht',
  dishes: ['Burrata', 'Kastanjesoep', 'Gemarineerde forel'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'U ziet elk antwoord zodra het binnenkomt',
    text: 'De aantallen veranderen terwijl uw gasten kiezen. Wat op u wacht, staat ernaast.',
    example: 'Een voorbeeld van het overzicht voor organisatoren',
    counts: ['komen, van 100', 'komen niet', 'kiezen nog'],
    waiting: [
      [
        '13 gasten kozen een gerecht dat ze moeten vermijden',
        'Spreek met de keuken af wat zij in plaats daarvan krijgen.',
      ],
      ['3 gasten schreven iets in hun eigen woorden', '‘Graag geen paddenstoelen’'],
    ],
  },
  kitchen: {
    name: 'Uw keuken weet wat er gekookt moet worden',
    text: 'Eén link, geen account, of een blad papier. Bij elk speciaal bord staan een naam, een tafel en wat er is afgesproken.',
    example: 'Een voorbeeld van een keukenblad',
    dishes: [
      ['Gestoofde runderrib', '67 volgens menu, 8 zonder melk'],
      ['Gebakken zeebaars', '12 volgens menu'],
    ],
    specials: [
      ['S14 · Marta Weber, tafel 4', 'Geen melk: runderrib met puree van olijfolie, afgesproken'],
      ['S22 · Leo Brandt, tafel 7', 'Geen vis: krijgt de runderrib, afgesproken'],
    ],
  },
} as const
export function asAgreed(all: number, agreed: number): string {
  return `${figure(all - agreed)} volgens menu, ${figure(agreed)} zonder melk, afgesproken`
}
export function haveChosen(count: number, all: number): string {
  return `${figure(count)} van de ${figure(all)} ${plural(count, { one: 'heeft', other: 'hebben' })} gekozen`
}
export function planningAnEvent(link: string): string {
  return `Organiseert u een evenement? ${link}`
}
export const plannerSignIn = 'Inloggen voor organisatoren'
