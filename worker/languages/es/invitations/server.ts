import { howMany } from '../how-many.ts'

export const invitationAnswered =
  'Mientras tanto, esta invitación ya tiene respuesta. Vuelva a cargar la página, por favor.'
export const invitationChanged =
  'Mientras tanto, esta respuesta ha cambiado. Vuelva a cargar la página para ver la más reciente.'
export const byInvitation = 'A este evento se accede con invitación personal.'
export const answerByInvitation =
  'A este evento se accede con invitación personal. Responda con el enlace de su invitación, por favor.'
export function invitationSize(places: number): string {
  return `Esta invitación es para ${howMany(places, 'persona', 'personas')}. Quite a alguien de su grupo, por favor.`
}
