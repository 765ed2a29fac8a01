import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { stateName, valueNames } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Sonderessen durchsuchen'
export const findSpecialsHint = 'Ein Name, eine Nummer wie S14, eine Allergie oder ein Tisch wie T3'
/** 3 von 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} von ${figure(all)}`

// The page of a kitchen's link, read on a phone.

export const live = (time: string) => `live, ${time}`
export const checking = (when: string) => `wird geprüft, Stand ${when}`
export const loadingKitchen = 'Küchenseite wird geladen …'
export const forKitchen = (label: string) => `Für: ${label}`
export const callLabel = 'Anrufen:'
export const answersClose = (when: string) => `Antworten bis ${when}`
export const answersClosed = 'Antworten abgeschlossen'

export const coursesNav = 'Gänge'
export const specialsHead = 'Sonderessen'
export const noSpecials = 'Bisher keine Sonderessen.'
export const noCoursesYet = 'Das Menü hat noch keine Gänge.'
export const platesCount = (plates: number) => `${figure(plates)} Teller`
export const asListed = (count: number) => `${figure(count)} laut Menü`
/** 1 abweichend: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} abweichend${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `Reserve\u00a0${figure(count)}`
export const totalLabel = 'Gesamt'
export const withNeeds = 'Besonderheiten'
/** 4 davon bekommen Risotto */
export const theyGet = (count: number, dish: string) =>
  plural(count, {
    one: `${figure(count)} davon bekommt ${dish}`,
    other: `${figure(count)} davon bekommen ${dish}`,
  })
export const diets = 'Ernährungsweisen'
export const extra = 'Zusätzlich'
export const spare = 'Reserve'

export const unnamed = 'Name nicht sichtbar'
export const erasedName = 'Angaben gelöscht'
export const words = 'In eigenen Worten'
export const serveInstead = 'Stattdessen servieren'
export const agreedBy = 'Vereinbart mit'
export const agree = 'Vereinbaren'
export const saving = 'Wird gespeichert …'
export const change = 'Ändern'
export const changeOf = (number: string, course: string) => `Ändern: ${number}, ${course}`
export const takeBack = 'Zurücknehmen'
export const somethingElse = 'Etwas anderes servieren'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Abbrechen'
export const substituteRequired = 'Bitte schreiben Sie, was stattdessen serviert wird'
export const notSaved = 'Das wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.'

export const confirmContents = 'Zutaten bestätigen'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Zu meiden für Gäste mit diesem Gericht'
export const otherAllergens = 'Weitere Allergene'
export const dietsOfDish = 'Ernährungsweisen'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  ...stateName,
  not_confirmed: 'nicht bestätigt',
}
export const factLabel = { ...valueNames, not_confirmed: 'nicht bestätigt' }
export const traces = 'Spuren: nicht bestätigt.'
export const yourName = 'Ihr Name'
export const yourNameHint = 'Veranstalter und Küche sehen ihn neben dem, was Sie bestätigen.'
export const save = 'Speichern'
export const saved = 'Gespeichert.'
export const agreed = 'Vereinbart.'
export const close = 'Schließen'

export const keepAwake = 'Bildschirm anlassen'
export const keepHere = 'Bis morgen auf diesem Handy speichern'
export const keepHint =
  'Die Seite öffnet sich dann auch ohne Internet, auf dem Stand der letzten Verbindung. Sie zeigt, was Gäste meiden müssen: Halten Sie das Handy gesperrt.'
export const keeping = 'Wird gespeichert …'
export const keepFailed =
  'Die Seite konnte nicht auf diesem Handy gespeichert werden. Bitte versuchen Sie es noch einmal.'
export const keptUntil = (when: string) => `Auf diesem Handy gespeichert bis ${when}`
export const removeKept = 'Von diesem Handy entfernen'
export const keptAsOf = 'Auf diesem Handy gespeichert. Vielleicht geändert seit'
export const keptGone =
  'Diese Seite ist nicht mehr auf diesem Handy gespeichert. Sie öffnet sich wieder, sobald es Internet gibt.'
export const howItWorks = 'So funktioniert diese Seite'
export const tablesHead = 'Tische'
export const noTableYet = 'Noch ohne Tisch'
export const printHead = 'Drucken'
export const printSheet = 'Küchenblatt drucken'
export const printByButton = `Bitte drucken Sie mit „${printSheet}“ am Ende der Seite: Damit kommen alle Gänge aufs Papier.`
export const destroy = 'Nach dem Service vernichten.'
export const asOf = (when: string) => `Stand ${when}`
export const platesHead = 'TELLER'
export const changedHead = 'abweichend'
export const listedHead = 'laut Menü'
export const totalHead = 'gesamt'
export const deviceNote =
  'Dieser Link zeigt, was Gäste meiden müssen. Geben Sie ihn nur in der Küche weiter, und vernichten Sie nach dem Service, was Sie gedruckt haben.'
