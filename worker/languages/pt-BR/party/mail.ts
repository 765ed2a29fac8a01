import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Suas escolhas para “${title}”` : 'Suas escolhas'),
  preview: (deadline: string) => `Você pode mudá-las até ${deadline}.`,
  heading: (title: string) => title || 'Suas escolhas',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `Obrigado, ${guest}.` : 'Obrigado.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Suas escolhas estão salvas.',
      many: `As escolhas do seu grupo (${figure(guests)} de pessoas) estão salvas.`,
      other: `As escolhas do seu grupo (${figure(guests)} pessoas) estão salvas.`,
    }),
  until: 'Você pode mudar suas escolhas até',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Pessoa ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'sem pratos'}`,
  action: 'Ver ou mudar suas escolhas',
  keepToYourself: 'Quem tem este link pode ver e mudar sua resposta: não o compartilhe, por favor.',
  ignore: 'Se não foi você, alguém digitou seu endereço por engano. Pode ignorar este e-mail.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `O que você escolheu para “${title}” mudou` : 'O que você escolheu mudou',
  preview: (deadline: string) => `Escolha de novo até ${deadline}, por favor.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${guest}, um` : 'Um'} prato que você ou alguém do seu grupo escolheu não está mais no cardápio.`,
  nothingServed: 'Nada é servido no lugar até você escolher. Todo o resto que você nos disse continua igual.',
  action: 'Escolher de novo',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `Novidades sobre um prato que você escolheu para “${title}”`
      : 'Novidades sobre um prato que você escolheu',
  news: 'Há novidades sobre um prato que você escolheu.',
  lookAtAgreed: 'Veja sua resposta, por favor: nela está o que foi combinado com a cozinha.',
  lookAtEnded: 'Veja sua resposta, por favor: nela está o que não vale mais.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `O que vai em um prato que você escolheu para “${title}” mudou`
      : 'O que vai em um prato que você escolheu mudou',
  lookAgain: 'Veja de novo, por favor.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Seu aviso de ausência: ${title}` : 'Seu aviso de ausência'),
  preview: (deadline: string) => `Você pode mudar de ideia até ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Você nos avisou que não pode vir.',
      many: `Você nos avisou que seu grupo (${figure(guests)} de pessoas) não pode vir.`,
      other: `Você nos avisou que seu grupo (${figure(guests)} pessoas) não pode vir.`,
    }),
  until: 'Você pode mudar de ideia até',
  action: 'Agora podemos ir',
}
