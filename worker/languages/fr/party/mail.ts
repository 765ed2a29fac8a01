import { plural } from '../forms.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  subject: (title: string) => (title ? `Vos choix de menu : ${title}` : 'Vos choix de menu'),
  preview: (deadline: string) => `Vous pouvez les modifier jusqu’au ${deadline}.`,
  heading: (title: string) => title || 'Vos choix de menu',
  thanks: (guest: string) => (guest ? `Merci, ${guest}.` : 'Merci.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Vos choix de menu sont enregistrés.',
      many: `Les choix de menu de votre groupe (${guests} personnes) sont enregistrés.`,
      other: `Les choix de menu de votre groupe (${guests} personnes) sont enregistrés.`,
    }),
  until: 'Vous pouvez modifier vos choix jusqu’au',
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Convive ${position}`} : ${dishes.length > 0 ? dishes.join(', ') : 'aucun plat'}`,
  action: 'Voir ou modifier vos choix',
  keepToYourself: 'Toute personne qui a ce lien peut voir et modifier votre réponse : gardez-le pour vous.',
  ignore:
    'Si cela ne vient pas de vous, quelqu’un a saisi votre adresse par erreur. Vous pouvez ignorer cet e-mail.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  subject: (title: string) =>
    title ? `${title} : un plat que vous avez choisi a changé` : 'Un plat que vous avez choisi a changé',
  preview: (deadline: string) => `Veuillez choisir à nouveau, au plus tard le ${deadline}.`,
  dishGone: (guest: string) =>
    `${guest ? `${guest}, un` : 'Un'} plat choisi par vous ou par quelqu’un de votre groupe n’est plus au menu.`,
  nothingServed:
    'Rien n’est servi à la place tant que vous n’avez pas choisi. Le reste de votre réponse ne change pas.',
  action: 'Choisir à nouveau',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  subject: (title: string) =>
    title ? `${title} : du nouveau pour un de vos plats` : 'Du nouveau pour un de vos plats',
  news: 'Il y a du nouveau pour un plat que vous avez choisi.',
  lookAtAgreed: 'Veuillez consulter votre réponse : vous y lirez ce qui a été convenu avec la cuisine.',
  lookAtEnded: 'Veuillez consulter votre réponse : vous y lirez ce qui n’est plus valable.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  subject: (title: string) =>
    title
      ? `${title} : la composition d’un de vos plats a changé`
      : 'La composition d’un de vos plats a changé',
  lookAgain: 'Veuillez vérifier votre choix.',
}

/** Days come written out. */
export const declineLink = {
  subject: (title: string) => (title ? `${title} : vous ne pouvez pas venir` : 'Vous ne pouvez pas venir'),
  preview: (deadline: string) => `Vous pouvez changer d’avis jusqu’au ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Vous nous avez dit que vous ne pouvez pas venir.',
      many: `Vous nous avez dit que votre groupe (${guests} personnes) ne peut pas venir.`,
      other: `Vous nous avez dit que votre groupe (${guests} personnes) ne peut pas venir.`,
    }),
  until: 'Vous pouvez changer d’avis jusqu’au',
  action: 'Finalement, nous pouvons venir',
}
