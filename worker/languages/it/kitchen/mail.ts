/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `«${title}»: ciò che era concordato è cambiato` : 'Ciò che era concordato è cambiato',
  preview: 'Controlli che cosa si serve al suo posto.',
  heading: (title: string) => title,
  toPlanner: 'Una cucina ha cambiato ciò che era stato concordato con un’altra persona per un ospite.',
  toLink: 'Un’altra persona ha cambiato ciò che Lei aveva concordato per un ospite.',
  what: 'La pagina della cucina mostra che cosa era concordato, che cosa vale ora e chi lo ha detto.',
  action: 'Apri la pagina della cucina',
}
