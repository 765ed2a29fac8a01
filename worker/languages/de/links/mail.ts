/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  subject: (title: string) => (title ? `Für die Küche: ${title}` : 'Für die Küche'),
  preview: 'Was zu kochen ist, immer auf dem neuesten Stand.',
  heading: (title: string) => title || 'Für die Küche',
  what: 'Dieser Link zeigt, was zu kochen ist: die Zahlen, und die Gäste, die etwas anderes brauchen. Er ist immer auf dem neuesten Stand.',
  until: 'Er gilt bis',
  action: 'Küchenseite öffnen',
  keepToYourself:
    'Wer diesen Link hat, sieht, was Gäste meiden müssen. Bitte geben Sie ihn nur in der Küche weiter.',
  ignore:
    'Sie kochen nicht für diese Veranstaltung? Dann hat sich jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Bitte sehen Sie sich das neueste Blatt an, und bestätigen Sie, dass Sie es gesehen haben.',
  what: 'Bitte arbeiten Sie mit dem neuesten Blatt, und werfen Sie das ältere weg. Die Seite zeigt, was sich geändert hat.',
  action: 'Küchenseite öffnen',
}
