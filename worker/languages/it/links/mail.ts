/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  subject: (title: string) => (title ? `Per la cucina: ${title}` : 'Per la cucina'),
  preview: 'Che cosa cucinare, sempre aggiornato.',
  heading: (title: string) => title || 'Per la cucina',
  what: 'Questo link mostra che cosa cucinare: le quantità, e gli ospiti a cui serve altro. È sempre aggiornato.',
  until: 'Funziona fino a',
  action: 'Apri la pagina della cucina',
  keepToYourself: 'Chi ha questo link può vedere ciò che gli ospiti devono evitare: resti in cucina.',
  ignore:
    'Se non cucina per questo evento, qualcuno ha scritto il Suo indirizzo per errore. Può ignorare questa email.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Guardi il foglio più recente, e confermi di averlo visto.',
  what: 'Lavori con il foglio più recente, e butti quello vecchio. La pagina mostra che cosa è cambiato.',
  action: 'Apri la pagina della cucina',
}
