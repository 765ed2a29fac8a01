// The home page, where the code is entered.

export const validatingCode = 'Sprawdzanie…'
export const backToSignIn = 'Wróć do logowania'
export const howItWorks = 'Jak to działa'
export const howSteps = [
  ['Kod z zaproszenia', 'Otwiera menu wydarzenia. Konto nie jest potrzebne.'],
  ['Wybór dla wszystkich', 'Po jednym daniu z każdej części menu, dla siebie i osób towarzyszących.'],
  ['Wysłanie odpowiedzi', 'Do końca terminu można wrócić i wszystko zmienić.'],
] as const
export const beforeTheDay = 'Każde danie wybrane jeszcze przed przyjęciem.'
export const whatPlannersGet =
  'Goście dostają jeden link. Wybierają dania i piszą, czego nie mogą jeść, a kuchnia otrzymuje dokładne liczby porcji.'
export const startPlanning = 'Zacznij bezpłatnie, do 30 gości'
export const tryAsGuest = 'Wypróbuj jako gość'
export const examples = 'Przykład: to samo menu oczami gościa, organizatora i kuchni'
export const guestChooses = 'Anna wybiera dla trzech osób'
export const plannerSees = 'Widać, kto co je'
export const kitchenCooks = 'Kuchnia zna dokładne liczby'
export const example = {
  title: 'Clara & Jonah',
  day: '10 stycznia, Seehaus Lindow',
  course: 'Przystawka',
  dishes: ['Burrata', 'Krem z kasztanów', 'Pstrąg marynowany'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'Każda odpowiedź widoczna od razu',
    text: 'Liczby zmieniają się, gdy goście wybierają. Obok widać wszystko, czym trzeba się zająć.',
    example: 'Przykład strony organizatora',
    counts: ['przyjdzie, na 100 osób', 'nie przyjdzie', 'jeszcze wybiera'],
    waiting: [
      ['13 gości wybrało danie, którego muszą unikać', 'Trzeba uzgodnić z kuchnią, co dostaną w zamian.'],
      ['3 osoby opisały własnymi słowami, czego nie jedzą', '„Proszę bez grzybów”'],
    ],
  },
  kitchen: {
    name: 'Kuchnia wie, co ugotować',
    text: 'Jeden link bez konta albo arkusz na papierze. Przy każdej specjalnej porcji jest nazwisko, stół i to, co uzgodniono.',
    example: 'Przykład arkusza kuchni',
    dishes: [
      ['Żeberko wołowe wolno duszone', '67 wg menu, 8 bez mleka'],
      ['Labraks z pieca', '12 wg menu'],
    ],
    specials: [
      ['S14 · Marta Weber, stół 4', 'Bez mleka: żeberko z purée na oliwie, uzgodniono'],
      ['S22 · Leo Brandt, stół 7', 'Bez ryb: w zamian żeberko, uzgodniono'],
    ],
  },
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} wg menu, ${agreed} bez mleka, uzgodniono`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  return `Wybrało już: ${count} ${all >= 100 && all < 200 ? 'ze' : 'z'} ${all}`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Planują Państwo wydarzenie? ${link}`
}
export const plannerSignIn = 'Logowanie dla organizatorów'
