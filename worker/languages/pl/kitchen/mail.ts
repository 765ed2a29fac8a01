/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) => (title ? `„${title}”: zmieniono uzgodnienie` : 'Zmieniono uzgodnienie'),
  preview: 'Proszę sprawdzić, co będzie podane w zamian.',
  heading: (title: string) => title,
  toPlanner: 'Kuchnia zmieniła to, co ktoś inny uzgodnił dla gościa.',
  toLink: 'Ktoś inny zmienił to, co było z Państwem uzgodnione dla gościa.',
  what: 'Strona kuchni pokazuje, co było uzgodnione, co obowiązuje teraz i od kogo to pochodzi.',
  action: 'Otwórz stronę kuchni',
}
