import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Cerca un piatto speciale'
export const findSpecialsHint = 'Un nome, un numero come S14, un’esigenza o un tavolo come T3'
/** 3 di 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} di ${figure(all)}`

// The page of a kitchen's link, read on a phone.

export const live = (time: string) => `in diretta, ${time}`
export const checking = (when: string) => `verifica in corso, aggiornato: ${when}`
export const loadingKitchen = 'Caricamento della pagina della cucina…'
export const forKitchen = (label: string) => `Per: ${label}`
export const callLabel = 'Chiama'
export const answersClose = (when: string) => `risposte fino a ${when}`
export const answersClosed = 'le risposte sono chiuse'

export const coursesNav = 'Portate'
export const specialsHead = 'Piatti speciali'
export const noSpecials = 'Finora nessuna esigenza particolare.'
export const noCoursesYet = 'Il menu non ha ancora portate.'
export const platesCount = (plates: number) =>
  `${figure(plates)} ${plural(plates, { one: 'porzione', many: 'di porzioni', other: 'porzioni' })}`
export const asListed = (count: number) => `${figure(count)} come da menu`
/** 1 con variazione: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} con variazione${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `riserva\u00a0${figure(count)}`
export const totalLabel = 'Totale'
export const withNeeds = 'esigenze'
/** di cui 4: servire Risotto */
export const theyGet = (count: number, dish: string) => `di cui ${figure(count)}: servire ${dish}`
export const diets = 'Diete'
export const extra = 'In più'
export const spare = 'Riserva'

export const unnamed = 'Nome non mostrato'
export const erasedName = 'dati cancellati'
export const words = 'Con le loro parole'
export const serveInstead = 'Da servire al suo posto'
export const agreedBy = 'Concordato con'
export const agree = 'Conferma l’accordo'
export const saving = 'Salvataggio…'
export const change = 'Modifica'
export const changeOf = (number: string, course: string) => `Modifica il piatto di ${number}: ${course}`
export const takeBack = 'Ritira l’accordo'
export const somethingElse = 'Servi qualcos’altro'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Annulla'
export const substituteRequired = 'Scriva che cosa si serve al suo posto'
export const notSaved = 'Non è stato salvato. Riprovi, per favore.'

export const confirmContents = 'Conferma la composizione'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Da evitare per chi l’ha scelto'
export const otherAllergens = 'Altri allergeni'
export const dietsOfDish = 'Diete'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'contiene',
  may: 'può contenere',
  without: 'nessun ingrediente ne contiene',
  not_confirmed: 'non confermato',
}
export const factLabel = { yes: 'sì', no: 'no', not_confirmed: 'non confermato' }
export const traces = 'Tracce: non confermate.'
export const yourName = 'Il Suo nome'
export const yourNameHint = 'Chi organizza e la cucina lo vedono accanto a ciò che conferma.'
export const save = 'Salva'
export const saved = 'Salvato.'
export const agreed = 'Concordato.'
export const close = 'Chiudi'

export const keepAwake = 'Tieni acceso lo schermo'
export const keepHere = 'Conserva su questo telefono fino a domani'
export const keepHint =
  'La pagina si apre così anche senza connessione, com’era l’ultima volta. Mostra ciò che gli ospiti devono evitare: tenga il telefono bloccato.'
export const keeping = 'Memorizzazione…'
export const keepFailed =
  'Non è stato possibile conservare la pagina su questo telefono. Riprovi, per favore.'
export const keptUntil = (when: string) => `Conservata su questo telefono fino a ${when}`
export const removeKept = 'Rimuovi da questo telefono'
/** Followed by the time and the day. */
export const keptAsOf = 'Conservata su questo telefono. Può essere cambiata dalle'
export const keptGone =
  'Questa pagina non è più conservata su questo telefono. Si riapre appena torna la connessione.'
export const howItWorks = 'Come funziona questa pagina'
export const tablesHead = 'Tavoli'
export const noTableYet = 'Ancora senza tavolo'
export const printHead = 'Stampa'
export const printSheet = 'Stampa il foglio'
export const printByButton = `Stampi con «${printSheet}» in fondo alla pagina: così escono tutte le portate.`
export const destroy = 'Da distruggere dopo il servizio.'
export const asOf = (when: string) => `aggiornato: ${when}`
export const platesHead = 'PORZIONI'
export const changedHead = 'con variazione'
export const listedHead = 'come da menu'
export const totalHead = 'totale'
export const deviceNote =
  'Questo link mostra ciò che gli ospiti devono evitare. Resti in cucina; dopo il servizio distrugga ciò che ha stampato.'
