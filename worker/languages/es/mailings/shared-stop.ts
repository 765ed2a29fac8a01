import { site } from '../../../core/site.ts'

/** sobre «Boda de Clara y Jonás»; the title is empty once the event is gone */
const about = (title: string) => (title ? `sobre «${title}»` : 'sobre este evento')

export const stopAsked = (title: string) => `¿Dejar de recibir correos ${about(title)}?`
export const stopAbout =
  'Son invitaciones, recordatorios y novedades de quien organiza. Seguirá recibiendo los correos que usted pida, como el enlace a su respuesta.'
export const stopEvent = 'No recibir más correos sobre este evento'
export const stopAll = 'No recibir correos de ningún evento'
export const eventStopped = (title: string) => `Ya no recibirá correos ${about(title)}`
export const eventStoppedAbout =
  'No recibirá más invitaciones, recordatorios ni novedades de este evento. Seguirá recibiendo los correos que usted pida.'
export const allStopped = 'Ya no recibirá correos de ningún evento'
export const allStoppedAbout = `No recibirá más invitaciones, recordatorios ni novedades de ningún evento de ${site.name}. Seguirá recibiendo los correos que usted pida.`
export const startAgain = 'Volver a recibirlos'
/** Once that has been pressed. */
export const started = (title: string) => `Vuelve a recibir correos ${about(title)}`
export const stopUnknownTitle = 'Este enlace no lleva a ninguna parte'
export const stopUnknown = 'Puede que esté cortado. Ábralo de nuevo desde el correo, por favor.'
