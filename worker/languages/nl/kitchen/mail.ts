/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) => (title ? `‘${title}’: een afspraak is gewijzigd` : 'Een afspraak is gewijzigd'),
  preview: 'Bekijk wat er in plaats daarvan geserveerd wordt.',
  heading: (title: string) => title,
  toPlanner: 'Een keuken heeft gewijzigd wat iemand anders voor een gast had afgesproken.',
  toLink: 'Iemand anders heeft gewijzigd wat u voor een gast had afgesproken.',
  what: 'De keukenpagina toont wat er was afgesproken, wat nu geldt en van wie dat komt.',
  action: 'Keukenpagina openen',
}
