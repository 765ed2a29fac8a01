import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie bitte diese Adresse:',
  about: `${site.name}. Jeder Gast, jeder Teller.`,
  questions: `Fragen? Schreiben Sie an ${site.supportEmail}.`,
}
