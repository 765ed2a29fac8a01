import { howMany } from '../how-many.ts'

export const thatDidNotWork = 'No ha funcionado'
export const backToHome = 'Volver al inicio'
export const backToHomeTitle = 'Volver al inicio'
export const needsScript =
  'Este formulario necesita JavaScript. Actívelo, por favor, o diga a la organización qué le gustaría comer.'
export const stillLoading = 'Sigue cargando…'

export const nameTooLong = 'El nombre debe tener menos de 100 caracteres'
export const emailInvalid = 'Escriba una dirección de correo válida'

export const somethingWrong = 'Algo ha fallado. Inténtelo de nuevo, por favor.'
export const tooMany = 'Demasiados intentos.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(howMany(seconds, 'segundo', 'segundos'))
  if (minutes < 120) return againIn(howMany(minutes, 'minuto', 'minutos'))
  return againIn(howMany(Math.ceil(minutes / 60), 'hora', 'horas'))
}
function againIn(time: string): string {
  return `Inténtelo de nuevo dentro de ${time}.`
}

export const returnToHome = 'Volver al inicio'

// The pieces of web/ui.

export const close = 'Cerrar'

export const pageMissing = 'Esta página no existe'
export const pageMissingWhy =
  'Puede que la dirección tenga una errata o que la página haya cambiado de sitio.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Si tiene un código de evento, puede escribirlo en la ${homeLink}. Si organiza eventos, los encontrará en la ${plannerLink}.`
}
export const homePage = 'página de inicio'
export const plannerPage = 'página de organización'

export const loading = 'Cargando…'
export const youAreOffline = 'No tiene conexión. Lo haremos en cuanto vuelva.'
export const notifications = 'Avisos'
export const tryAgain = 'Reintentar'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Referencia: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Mostrar todo: ${label}`
}
