import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Nie udało się'
export const backToHome = 'Wróć na stronę główną'
export const backToHomeTitle = 'Wróć na stronę główną'
export const needsScript =
  'Ten formularz wymaga JavaScriptu. Proszę go włączyć albo przekazać organizatorowi, co Państwo wybierają.'
export const stillLoading = 'Wciąż wczytywanie…'

export const nameTooLong = 'Imię i nazwisko muszą mieć mniej niż 100 znaków'
export const emailInvalid = 'Proszę podać poprawny adres e-mail'

export const somethingWrong = 'Coś poszło nie tak. Proszę spróbować jeszcze raz.'
export const tooMany = 'Zbyt wiele prób.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60)
    return againIn(seconds, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' })
  if (minutes < 120) return againIn(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })
  return againIn(Math.ceil(minutes / 60), {
    one: 'godzinę',
    few: 'godziny',
    many: 'godzin',
    other: 'godziny',
  })
}
function againIn(count: number, unit: { one: string; few: string; many: string; other: string }): string {
  return `Proszę spróbować ponownie za ${figure(count)} ${plural(count, unit)}.`
}

export const returnToHome = 'Wróć na stronę główną'

// The pieces of web/ui.

export const close = 'Zamknij'

export const pageMissing = 'Ta strona nie istnieje'
export const pageMissingWhy = 'Być może w adresie jest błąd albo strona została przeniesiona.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Kod wydarzenia można wpisać ${homeLink}. Organizatorzy znajdą swoje wydarzenia ${plannerLink}.`
}
export const homePage = 'na stronie głównej'
export const plannerPage = 'na stronie organizatora'

export const loading = 'Wczytywanie…'
export const youAreOffline = 'Brak internetu. Zrobimy to, gdy tylko połączenie wróci.'
export const notifications = 'Powiadomienia'
export const tryAgain = 'Spróbuj ponownie'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Numer zgłoszenia: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Pokaż wszystko: ${label}`
}
