/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `„${title}“: Vereinbartes wurde geändert` : 'Vereinbartes wurde geändert',
  preview: 'Bitte sehen Sie nach, was stattdessen serviert wird.',
  heading: (title: string) => title,
  toPlanner: 'Eine Küche hat geändert, was jemand anders für einen Gast vereinbart hatte.',
  toLink: 'Jemand anders hat geändert, was Sie für einen Gast vereinbart hatten.',
  what: 'Die Küchenseite zeigt, was vereinbart war, was jetzt gilt und von wem es kommt.',
  action: 'Küchenseite öffnen',
}
