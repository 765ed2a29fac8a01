import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

const about = (title: string) => (title ? `o wydarzeniu „${title}”` : 'o tym wydarzeniu')

export const stopAsked = (title: string) => `Zrezygnować z wiadomości ${about(title)}?`
export const stopAbout =
  'Chodzi o zaproszenia, przypomnienia i nowości od organizatora. Nadal będą przychodzić wiadomości, o które sami Państwo proszą, na przykład link do odpowiedzi.'
export const stopEvent = 'Zrezygnuj z wiadomości o tym wydarzeniu'
export const stopAll = 'Zrezygnuj z wiadomości o wszystkich'
export const eventStopped = (title: string) => `Nie będą już przychodzić wiadomości ${about(title)}`
export const eventStoppedAbout =
  'Nie będzie już zaproszeń, przypomnień ani nowości o tym wydarzeniu. Nadal będą przychodzić wiadomości, o które sami Państwo proszą.'
export const allStopped = 'Nie będą już przychodzić wiadomości o żadnym wydarzeniu'
export const allStoppedAbout = `${site.name} nie będzie już wysyłać zaproszeń, przypomnień ani nowości o żadnym wydarzeniu. Nadal będą przychodzić wiadomości, o które sami Państwo proszą.`
export const startAgain = 'Chcę znów otrzymywać wiadomości'
/** Once that has been pressed. */
export const started = (title: string) => `Wiadomości ${about(title)} będą znów przychodzić`
export const stopUnknownTitle = 'Ten link donikąd nie prowadzi'
export const stopUnknown = 'Być może został ucięty. Proszę otworzyć go z wiadomości jeszcze raz.'
