export const nameRequired = 'Bitte geben Sie Ihren Namen an'

export const linkRevoked = 'Dieser Link wurde vom Veranstalter geschlossen.'
export const kitchenLinkExpired =
  'Dieser Link ist abgelaufen. Bitte fragen Sie den Veranstalter nach einem neuen.'
export const kitchenLinkUnknown =
  'Dieser Link funktioniert nicht. Bitte fragen Sie den Veranstalter nach einem neuen.'
export const linkReads =
  'Mit diesem Link lässt sich nichts bestätigen und nichts vereinbaren. Bitte fragen Sie den Veranstalter.'
export const linkNoCards =
  'Dieser Link zeigt nicht alle Namen; deshalb lassen sich damit keine Tischkarten drucken. Bitte fragen Sie den Veranstalter.'
