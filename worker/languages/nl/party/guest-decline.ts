// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'We kunnen niet komen'
export const tellThem = 'Ja, afmelden'
export function whatDecliningTells(names: string, organizer: string): string {
  return `We geven de afmelding van ${names} door aan ${organizer}. Tot de uiterste datum kunt u zich nog bedenken.`
}
export const answerGoes =
  'Uw antwoord en uw gerechten worden ingetrokken, en uw plaatsen komen vrij voor anderen.'
export const waitsForInternet =
  'Geen internet: nog niemand weet het. Houd deze pagina open, dan gaan we vanzelf verder.'
export const goBack = 'Terug'
export const telling = 'Wordt verstuurd…'

export const youDeclined = 'U hebt laten weten dat u niet kunt komen'
export const notComingNames = 'Wie niet komt'
export function changeUntil(day: string): string {
  return `Uw antwoord is opgeslagen. Kunt u toch komen? Laat het dan uiterlijk op ${day} weten via deze link.`
}
export function closedSince(day: string): string {
  return `Antwoorden kon tot en met ${day}. Dit antwoord is niet meer te wijzigen.`
}
export const comeAfterAll = 'We kunnen toch komen'
export const namesErased = 'De namen in dit antwoord zijn gewist.'
export const takeBack = 'Dit antwoord intrekken'
export const takeBackWarning =
  'U telt dan niet meer mee, niet als aanwezig en niet als afwezig. Uw namen en uw adres worden gewist.'
export const eraseWarning = 'Uw namen en uw adres worden voorgoed gewist. Uw afmelding blijft meetellen.'
export const takenBack = 'Uw antwoord is ingetrokken.'
export const takeBackFailed = 'Dat is niet gelukt. Er is niets gewijzigd: probeer het nog eens.'
