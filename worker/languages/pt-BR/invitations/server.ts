import { howMany } from '../how-many.ts'

export const invitationAnswered =
  'Enquanto isso, este convite já foi respondido. Recarregue a página, por favor.'
export const invitationChanged =
  'Enquanto isso, esta resposta mudou. Recarregue a página para ver a mais recente.'
export const byInvitation = 'Este evento é só com convite pessoal.'
export const answerByInvitation =
  'Este evento é só com convite pessoal. Responda pelo link do seu convite, por favor.'
export function invitationSize(places: number): string {
  return `Este convite é para ${howMany(places, 'pessoa', 'pessoas')}. Remova alguém do seu grupo, por favor.`
}
