import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) =>
  title
    ? `Ne plus recevoir d’e-mails au sujet de « ${title} » ?`
    : 'Ne plus recevoir d’e-mails au sujet de cet événement ?'
export const stopAbout =
  'Il s’agit des invitations, des rappels et des nouvelles envoyés par la personne qui invite. Vous recevrez toujours les e-mails que vous demandez vous-même, comme le lien vers votre réponse.'
export const stopEvent = 'Arrêter pour cet événement'
export const stopAll = 'Arrêter pour tous les événements'
export const eventStopped = (title: string) =>
  title
    ? `Vous ne recevrez plus d’e-mails au sujet de « ${title} »`
    : 'Vous ne recevrez plus d’e-mails au sujet de cet événement'
export const eventStoppedAbout =
  'Vous ne recevrez plus ni invitations, ni rappels, ni nouvelles à son sujet. Vous recevrez toujours les e-mails que vous demandez vous-même.'
export const allStopped = 'Vous ne recevrez plus d’e-mails d’aucun événement'
export const allStoppedAbout = `Vous ne recevrez plus ni invitations, ni rappels, ni nouvelles d’aucun événement de la part de ${site.name}. Vous recevrez toujours les e-mails que vous demandez vous-même.`
export const startAgain = 'Recevoir de nouveau ces e-mails'
export const started = (title: string) =>
  title
    ? `Vous recevez de nouveau les e-mails au sujet de « ${title} »`
    : 'Vous recevez de nouveau les e-mails au sujet de cet événement'
export const stopUnknownTitle = 'Ce lien ne mène nulle part'
export const stopUnknown = 'Il a peut-être été coupé. Veuillez l’ouvrir à nouveau depuis l’e-mail.'
