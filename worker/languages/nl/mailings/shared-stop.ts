import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) =>
  title ? `Geen e-mails meer over ‘${title}’?` : 'Geen e-mails meer over dit evenement?'
export const stopAbout =
  'Dit zijn uitnodigingen, herinneringen en nieuws van de organisator. E-mails waar u zelf om vraagt, blijft u krijgen, zoals de link naar uw antwoord.'
export const stopEvent = 'Stop e-mails over dit evenement'
export const stopAll = 'Stop e-mails over alle evenementen'
export const eventStopped = (title: string) =>
  title ? `U krijgt geen e-mails meer over ‘${title}’` : 'U krijgt geen e-mails meer over dit evenement'
export const eventStoppedAbout =
  'U krijgt er geen uitnodigingen, herinneringen of nieuws meer over. E-mails waar u zelf om vraagt, blijft u krijgen.'
export const allStopped = 'U krijgt geen e-mails meer over evenementen'
export const allStoppedAbout = `U krijgt van ${site.name} geen uitnodigingen, herinneringen of nieuws meer, over geen enkel evenement. E-mails waar u zelf om vraagt, blijft u krijgen.`
export const startAgain = 'Weer e-mails krijgen'
export const started = (title: string) =>
  title ? `U krijgt weer e-mails over ‘${title}’` : 'U krijgt weer e-mails over dit evenement'
export const stopUnknownTitle = 'Deze link leidt nergens heen'
export const stopUnknown = 'Misschien is hij afgekapt. Open hem nog eens vanuit de e-mail.'
