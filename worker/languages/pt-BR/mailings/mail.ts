import { site } from '../../../core/site.ts'
import { howMany } from '../how-many.ts'

export * as stopPage from './shared-stop.ts'

/** Around each of them. */
export const listMail = {
  /** The sender's name in mail programs. */
  sender: (host: string) => (host ? `${host} via ${site.name}` : site.name),
  until: 'Por favor, responda até',
  chooseUntil: 'Você pode mudar suas escolhas até',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `Um recado de ${host}:` : 'Um recado de quem convida:'),
  keepToYourself: 'Quem tem este link pode responder por você: não o compartilhe, por favor.',
  whyInvited: (host: string, title: string) =>
    `Você recebe este e-mail porque seu endereço está na lista de convidados${title ? ` de “${title}”` : ''}${host ? `, a convite de ${host}` : ''}.`,
  whyAnswered: (title: string) =>
    `Você recebe este e-mail porque seu endereço foi informado em uma resposta${title ? ` para “${title}”` : ''}.`,
  replies: (host: string) =>
    host
      ? `As respostas a este e-mail vão para ${host}.`
      : 'As respostas a este e-mail vão para quem convida.',
  noReplies: 'Ninguém lê as respostas a este e-mail.',
  report: (code: string) =>
    `Se você não sabe quem está escrevendo ou acha que este e-mail é um abuso, escreva para ${site.supportEmail} e informe o código do evento ${code}.`,
  action: 'Abrir seu convite',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Um convite para você: ${title}` : 'Um convite para você'),
  preview: (deadline: string) => `Responda até ${deadline}, por favor.`,
  heading: (title: string) => title || 'Um convite para você',
  /** A host may be two people: the sentence has no verb that would have to know. @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) =>
    `Chegou um convite${host ? ` de ${host}` : ''}${guests ? ` para ${guests}` : ''}.`,
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) => `${named ? 'mais ' : ''}${howMany(count, 'pessoa', 'pessoas')}`,
  what: 'Por favor, diga quem vem e escolha o seu cardápio.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Falta a sua resposta: ${title}` : 'Falta a sua resposta'),
  preview: (deadline: string) => `Você pode responder até ${deadline}, inclusive.`,
  heading: (title: string) => title || 'Falta a sua resposta',
  waits: (host: string) =>
    host ? `Ainda falta a sua resposta ao convite de ${host}.` : 'Ainda falta a sua resposta ao convite.',
  what: 'Por favor, diga quem vem e escolha o seu cardápio, ou avise que vocês não podem vir.',
  silent: (name: string) => `Falta a resposta de ${name}.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    `Falta a resposta de ${named ? 'mais ' : ''}${howMany(count, 'pessoa', 'pessoas')}.`,
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `Teste: ${subject}`,
  about:
    'Este é um teste. Seus convidados receberiam este e-mail, com os nomes deles e o link pessoal de cada um.',
  guests: 'Anna e Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Falta uma escolha: ${title}` : 'Falta uma escolha'),
  preview: (deadline: string) => `Escolha até ${deadline}, por favor.`,
  heading: (title: string) => title || 'Falta uma escolha',
  open: 'Obrigado pela sua resposta. Nela ainda falta uma escolha, e a cozinha precisa saber. Todo o resto está salvo.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name || `Pessoa ${position}`}: ${courses || 'uma escolha'}`,
  action: 'Escolher agora',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Novidades: ${title}` : 'Novidades sobre o seu convite'),
  heading: (title: string) => title || 'Novidades sobre o seu convite',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'o dia', time: 'o horário', place: 'o local', deadline: 'o prazo para escolher' },
  /** @param facts as a list */
  changed: (host: string, facts: string) =>
    host ? `Novidades de ${host}. O que muda: ${facts}.` : `Há novidades. O que muda: ${facts}.`,
  stays: 'Sua resposta continua igual. Se vocês não puderem mais vir, mude-a, por favor.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed: 'Sua resposta continua igual. Se vocês não puderem mais vir, avise quem convida, por favor.',
  notKnown: 'ainda não se sabe',
  action: 'Abrir sua resposta',
}
