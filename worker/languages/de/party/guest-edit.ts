import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Angaben ergänzen oder ändern'
/** @param who as `needsReader` says, in the accusative */
export function needsStillOpen(who: string): string {
  return `Ihre Gerichte stehen jetzt fest. Allergien und Besonderheiten können Sie noch bis zum Essen ändern; wir geben sie an ${who} weiter.`
}
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'die Küche' : organizer
}
export const saveNeeds = 'Angaben speichern'
export function needsSaved(who: string): string {
  return `Gespeichert. Wir geben es an ${who} weiter.`
}
export const needsNotSaved =
  'Das konnte nicht gespeichert werden. Was Sie eingegeben haben, ist nicht verloren: Bitte versuchen Sie es noch einmal.'
export const needsChangedMeanwhile =
  'Diese Antwort wurde inzwischen an anderer Stelle geändert. Oben steht sie, wie sie jetzt ist. Was Sie eingegeben haben, ist hier erhalten: Bitte vergleichen Sie beides, und speichern Sie dann noch einmal.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Ihre ganze Gruppe wird abgemeldet, und Ihre Plätze werden für andere frei. Wenn Sie doch kommen, müssen Sie neu antworten.'
export const keepAnswer = 'Antwort behalten'
export const withdrawWord = 'Zurückziehen'
export const notSavedYet = 'Ihre Änderungen sind noch nicht gespeichert.'
export const saveIt = 'Speichern'
export const showSaved = 'Gespeichertes zeigen'
export const changesDropped = 'Ihre Änderungen wurden verworfen.'
export const leaveChanged = 'Seite verlassen, ohne zu speichern?'
export const leaveWarning =
  'Ihre Änderungen sind noch nicht gespeichert. Sie gehen verloren, wenn Sie die Seite verlassen.'
export const keepChanging = 'Hier bleiben'
export const leaveWord = 'Ohne Speichern verlassen'
export const savedMeanwhile = 'Inzwischen gespeichert'
export const keepSaved = 'Gespeicherte Antwort behalten'
export const yourChanges = 'Ihre Änderungen'
export const keepMine = 'Meine Änderungen behalten'
export function notInParty(name: string): string {
  return `Ohne ${name}`
}
export const noEmail = 'Keine E-Mail'
export const mailUndelivered =
  'Unsere E-Mail kam an dieser Adresse nicht an. Bitte berichtigen Sie sie, oder bewahren Sie den Link zu dieser Seite auf.'

export const eraseOffer =
  'Wenn Sie möchten, können Sie jetzt Namen, Allergien und E-Mail-Adresse Ihrer Gruppe löschen. Ihre Gerichte werden weiter gezählt.'
export const eraseWarning =
  'Die Küche weiß dann nichts mehr von Ihren Allergien. Namen, Allergien und E-Mail-Adresse Ihrer ganzen Gruppe werden gelöscht.'
export const keepDetails = 'Meine Daten behalten'
export const eraseWord = 'Löschen'

export const eraseFailed = 'Ihre Daten konnten nicht gelöscht werden. Bitte versuchen Sie es noch einmal.'
export const withdrawn = 'Ihre Antwort wurde zurückgezogen.'
export const withdrawFailed =
  'Ihre Antwort konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal.'
export const changedMeanwhile =
  'Diese Antwort wurde inzwischen an anderer Stelle geändert. Welche soll gelten?'

// The edit page.

export const editing = 'Menüwahl ändern'
export const yourInformation = 'Ihre Angaben'
export const additionalGuests = 'Weitere Gäste'
export const withdrawAnswer = 'Meine Antwort zurückziehen'
export const cancel = 'Abbrechen'
export const update = 'Änderungen speichern'
export const updating = 'Wird gespeichert …'
export const savedShort = 'Gespeichert'
export const saveWithout = 'Ohne diese Gerichte speichern'

export const eventLimitation = 'Begrenzte Plätze'
export function limitation(limit: number, others: number, free: number): string {
  const registered = plural(others, {
    one: 'Ein anderer Gast ist angemeldet.',
    other: `${figure(others)} andere Gäste sind angemeldet.`,
  })
  const slots = plural(free, {
    one: `Für Ihre Gruppe ist noch ${figure(free)} Platz frei.`,
    other: `Für Ihre Gruppe sind noch ${figure(free)} Plätze frei.`,
  })
  const left = free > 0 ? slots : 'Alle Plätze sind vergeben.'
  return `Diese Veranstaltung hat Platz für ${figure(limit)} Gäste. ${registered} ${left}`
}

export const updated = 'Ihre Menüwahl ist gespeichert.'
export const updateFailed =
  'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.'
