import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Dat is niet gelukt'
export const backToHome = 'Naar de startpagina'
export const backToHomeTitle = 'Naar de startpagina'
export const needsScript =
  'Dit formulier heeft JavaScript nodig. Zet het aan, of laat de organisator weten wat u graag wilt.'
export const stillLoading = 'Nog aan het laden…'

export const nameTooLong = 'De naam moet korter zijn dan 100 tekens'
export const emailInvalid = 'Vul een geldig e-mailadres in'

export const somethingWrong = 'Er ging iets mis. Probeer het nog eens.'
export const tooMany = 'Te veel pogingen.'
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'seconde', other: 'seconden' })
  if (minutes < 120) return againIn(minutes, { one: 'minuut', other: 'minuten' })
  return againIn(Math.ceil(minutes / 60), { one: 'uur', other: 'uur' })
}
function againIn(count: number, unit: { one: string; other: string }): string {
  return `Probeer het over ${figure(count)} ${plural(count, unit)} nog eens.`
}

export const returnToHome = 'Naar de startpagina'

// The pieces of web/ui.

export const close = 'Sluiten'

export const pageMissing = 'Deze pagina bestaat niet'
export const pageMissingWhy = 'Misschien zit er een typefout in het adres, of is de pagina verhuisd.'
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Hebt u een code van een evenement? Vul die dan in op de ${homeLink}. Organiseert u evenementen? Dan vindt u die op de ${plannerLink}.`
}
export const homePage = 'startpagina'
export const plannerPage = 'pagina voor organisatoren'

export const loading = 'Laden…'
export const youAreOffline = 'U bent offline. We doen dit zodra u weer verbinding hebt.'
export const notifications = 'Meldingen'
export const tryAgain = 'Opnieuw proberen'
export function reference(requestId: string): string {
  return `Kenmerk: ${requestId}`
}
export function showAll(label: string): string {
  return `Alles tonen: ${label}`
}
