import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { stateName, valueNames } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Speciale borden zoeken'
export const findSpecialsHint = 'Een naam, een nummer zoals S14, een allergie of een tafel zoals T3'
/** 3 van 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} van ${figure(all)}`

// The page of a kitchen's link, read on a phone.

export const live = (time: string) => `live, ${time}`
export const checking = (when: string) => `wordt gecontroleerd, stand ${when}`
export const loadingKitchen = 'De keukenpagina wordt geladen…'
export const forKitchen = (label: string) => `Voor: ${label}`
export const callLabel = 'Bel'
export const answersClose = (when: string) => `antwoorden tot ${when}`
export const answersClosed = 'antwoorden gesloten'

export const coursesNav = 'Gangen'
export const specialsHead = 'Speciale borden'
export const noSpecials = 'Tot nu toe geen speciale borden.'
export const noCoursesYet = 'Het menu heeft nog geen gangen.'
export const platesCount = (plates: number) =>
  plural(plates, { one: `${figure(plates)} bord`, other: `${figure(plates)} borden` })
export const asListed = (count: number) => `${figure(count)} volgens menu`
/** 1 gewijzigd: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} gewijzigd${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `reserve\u00a0${figure(count)}`
export const totalLabel = 'Totaal'
export const withNeeds = 'allergie of dieetwens'
/** 4 van hen krijgen Risotto */
export const theyGet = (count: number, dish: string) =>
  plural(count, {
    one: `${figure(count)} van hen krijgt ${dish}`,
    other: `${figure(count)} van hen krijgen ${dish}`,
  })
export const diets = 'Diëten'
export const extra = 'Extra'
export const spare = 'Reserve'

export const unnamed = 'Naam niet getoond'
export const erasedName = 'gegevens gewist'
export const words = 'In eigen woorden'
export const serveInstead = 'In plaats daarvan serveren'
export const agreedBy = 'Afgesproken met'
export const agree = 'Afspreken'
export const saving = 'Wordt opgeslagen…'
export const change = 'Wijzigen'
export const changeOf = (number: string, course: string) => `Wijzigen: ${number}, ${course}`
export const takeBack = 'Terugnemen'
export const somethingElse = 'Iets anders serveren'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Annuleren'
export const substituteRequired = 'Schrijf wat er in plaats daarvan geserveerd wordt'
export const notSaved = 'Dit is niet opgeslagen. Probeer het nog eens.'

export const confirmContents = 'Bevestigen wat erin zit'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Gasten met dit gerecht moeten vermijden'
export const otherAllergens = 'Overige allergenen'
export const dietsOfDish = 'Diëten'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  ...stateName,
  not_confirmed: 'niet bevestigd',
}
export const factLabel = { ...valueNames, not_confirmed: 'niet bevestigd' }
export const traces = 'Sporen: niet bevestigd.'
export const yourName = 'Uw naam'
export const yourNameHint = 'De organisator en de keuken zien uw naam bij wat u bevestigt.'
export const save = 'Opslaan'
export const saved = 'Opgeslagen.'
export const agreed = 'Afgesproken.'
export const close = 'Sluiten'

export const keepAwake = 'Scherm aan laten'
export const keepHere = 'Tot morgen op deze telefoon bewaren'
export const keepHint =
  'De pagina opent dan ook zonder internet, zoals ze was bij de laatste verbinding. Ze toont wat gasten moeten vermijden: vergrendel de telefoon.'
export const keeping = 'Wordt bewaard…'
export const keepFailed = 'De pagina kon niet op deze telefoon worden bewaard. Probeer het nog eens.'
export const keptUntil = (when: string) => `Bewaard op deze telefoon tot ${when}`
export const removeKept = 'Van deze telefoon verwijderen'
export const keptAsOf = 'Bewaard op deze telefoon. Misschien gewijzigd sinds'
export const keptGone =
  'Deze pagina is niet meer op deze telefoon bewaard. Ze opent weer zodra er internet is.'
export const howItWorks = 'Zo werkt deze pagina'
export const tablesHead = 'Tafels'
export const noTableYet = 'Nog geen tafel'
export const printHead = 'Printen'
export const printSheet = 'Keukenblad printen'
export const printByButton = `Print met ‘${printSheet}’ onderaan de pagina: dan komen alle gangen op papier.`
export const destroy = 'Vernietigen na de service.'
export const asOf = (when: string) => `stand ${when}`
export const platesHead = 'BORDEN'
export const changedHead = 'gewijzigd'
export const listedHead = 'volgens menu'
export const totalHead = 'totaal'
export const deviceNote =
  'Deze link toont wat gasten moeten vermijden. Houd hem in de keuken, en vernietig na de service wat u geprint hebt.'
