import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) =>
  title ? `Non vuole più ricevere email su «${title}»?` : 'Non vuole più ricevere email su questo evento?'
export const stopAbout =
  'Sono inviti, promemoria e novità da parte di chi organizza. Continuerà a ricevere le email che chiede Lei, come il link alla Sua risposta.'
export const stopEvent = 'Non ricevere più email su questo evento'
export const stopAll = 'Non ricevere più email su nessun evento'
export const eventStopped = (title: string) =>
  title ? `Non riceverà più email su «${title}»` : 'Non riceverà più email su questo evento'
export const eventStoppedAbout =
  'Non riceverà più inviti, promemoria o novità in proposito. Continuerà a ricevere le email che chiede Lei.'
export const allStopped = 'Non riceverà più email su nessun evento'
export const allStoppedAbout = `Non riceverà più inviti, promemoria o novità su nessun evento da ${site.name}. Continuerà a ricevere le email che chiede Lei.`
export const startAgain = 'Ricevi di nuovo queste email'
export const started = (title: string) =>
  title ? `Riceve di nuovo le email su «${title}»` : 'Riceve di nuovo le email su questo evento'
export const stopUnknownTitle = 'Questo link non porta da nessuna parte'
export const stopUnknown = 'Forse è incompleto. Lo apra di nuovo dall’email.'
