import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Szukaj wśród specjalnych'
export const findSpecialsHint = 'Nazwisko, numer (np. S14), alergia, dieta albo stół (np. T3)'
/** 3 z 157 */
export const foundOf = (found: number, all: number) =>
  `${figure(found)} ${all >= 100 && all < 200 ? 'ze' : 'z'} ${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the band. `time` is a clock's, like 18:05. */
export const live = (time: string) => `na żywo, ${time}`
export const checking = (when: string) => `sprawdzanie, stan: ${when}`
export const loadingKitchen = 'Wczytywanie strony kuchni…'
export const forKitchen = (label: string) => `Dla: ${label}`
export const callLabel = 'Telefon:'
export const answersClose = (when: string) => `odpowiedzi do: ${when}`
export const answersClosed = 'odpowiedzi zamknięte'

export const coursesNav = 'Części menu'
export const specialsHead = 'Specjalne'
export const noSpecials = 'Na razie nie podano alergii ani diet.'
export const noCoursesYet = 'Menu nie ma jeszcze żadnej części.'
export const platesCount = (plates: number) =>
  `${figure(plates)} ${plural(plates, { one: 'porcja', few: 'porcje', many: 'porcji', other: 'porcji' })}`
export const asListed = (count: number) => `${figure(count)} wg menu`
/** 1 inaczej: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} inaczej${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `zapas\u00a0${figure(count)}`
export const totalLabel = 'Razem'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'alergie lub diety'
/** w zamian (4): Risotto */
export const theyGet = (count: number, dish: string) => `w zamian (${figure(count)}): ${dish}`
export const diets = 'Diety'
export const extra = 'Dodatkowo'
export const spare = 'Zapas'

export const unnamed = 'Bez nazwiska'
export const erasedName = 'dane usunięto'
export const words = 'Własnymi słowami'
export const serveInstead = 'Podać w zamian'
export const agreedBy = 'Z kim uzgodniono'
export const agree = 'Uzgodnij'
export const saving = 'Zapisywanie…'
export const change = 'Zmień'
export const changeOf = (number: string, course: string) => `Zmień, co dostaje ${number}: ${course}`
export const takeBack = 'Cofnij'
export const somethingElse = 'Podaj coś innego'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Anuluj'
export const substituteRequired = 'Proszę wpisać, co zostanie podane w zamian'
export const notSaved = 'Nie zapisano. Proszę spróbować jeszcze raz.'

export const confirmContents = 'Potwierdź składniki'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Tego muszą unikać goście, którzy wybrali to danie'
export const otherAllergens = 'Inne alergeny'
export const dietsOfDish = 'Diety'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'zawiera',
  may: 'może zawierać',
  without: 'brak w składnikach',
  not_confirmed: 'nie potwierdzono',
}
export const factLabel = { yes: 'tak', no: 'nie', not_confirmed: 'nie potwierdzono' }
export const traces = 'Śladowe ilości: nie potwierdzono.'
export const yourName = 'Imię i nazwisko'
export const yourNameHint = 'Organizator i kuchnia widzą je obok tego, co Państwo potwierdzą.'
export const save = 'Zapisz'
export const saved = 'Zapisano.'
export const agreed = 'Uzgodniono.'
export const close = 'Zamknij'

export const keepAwake = 'Nie wygaszaj ekranu'
export const keepHere = 'Zachowaj w tym telefonie do jutra'
export const keepHint =
  'Strona otworzy się wtedy bez internetu, w stanie z ostatniego połączenia. Pokazuje, czego goście muszą unikać: telefon powinien być zablokowany.'
export const keeping = 'Zapisywanie…'
export const keepFailed = 'Nie udało się zachować strony w tym telefonie. Proszę spróbować jeszcze raz.'
export const keptUntil = (when: string) => `Zachowano w tym telefonie do: ${when}`
export const removeKept = 'Usuń z tego telefonu'
/** Above the time at which a page was true that this phone has kept. */
export const keptAsOf = 'Zachowano w tym telefonie. Mogło się zmienić. Stan:'
export const keptGone = 'Tej strony nie ma już w tym telefonie. Otworzy się ponownie, gdy wróci internet.'
export const howItWorks = 'Jak działa ta strona'
export const tablesHead = 'Stoły'
export const noTableYet = 'Jeszcze bez stołu'
export const printHead = 'Drukowanie'
export const printSheet = 'Drukuj arkusz'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `Do drukowania służy „${printSheet}” na końcu strony: wtedy drukują się wszystkie części menu.`
export const destroy = 'Zniszczyć po wydaniu posiłków.'
export const asOf = (when: string) => `stan: ${when}`
export const platesHead = 'PORCJE'
export const changedHead = 'inaczej'
export const listedHead = 'wg menu'
export const totalHead = 'razem'
export const deviceNote =
  'Ten link pokazuje, czego goście muszą unikać. Proszę nie przekazywać go poza kuchnię, a wydruki zniszczyć po wydaniu posiłków.'
