import { el } from '../grammar.ts'
/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Elija un menú como lo hace un invitado: un ejemplo para probar, sin cuenta. No se guarda nada.',
  guestGuide:
    'Cómo elegir su menú con el código del evento, para usted y su grupo, y cómo cambiarlo después.',
  catererGuide:
    'Para cocinas: qué muestra el enlace, cómo confirmar qué llevan los platos y cómo acordar lo que se sirve en su lugar.',
  privacy: 'Qué guardamos de los invitados, quién lo ve, cuándo lo borramos y qué derechos tiene usted.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Elección de menú',
  edit: 'Cambiar su elección de menú',
  invite: 'Su invitación',
  try: 'Prueba como invitado',
  demo: 'Prueba como invitado',
  notComing: 'No podemos ir',
  kitchenLink: 'Para la cocina',
  stop: 'Correos sobre un evento',
  notFound: 'Página no encontrada',
  guestGuide: 'Ayuda para invitados',
  catererGuide: 'Ayuda para la cocina',
  privacy: 'Política de privacidad',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `${event}: elección de menú`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Elija su menú a más tardar ${el(day)}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `${titles.invite} · ${event}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `${titles.try} · ${event}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `${titles.notComing} · ${event}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `${titles.edit} · ${event}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `${titles.kitchenLink} · ${event}`
}
