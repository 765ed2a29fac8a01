/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `“${title}”: what was agreed has changed` : 'What was agreed has changed',
  preview: 'Please look at what is served instead.',
  heading: (title: string) => title,
  toPlanner: 'A kitchen changed what someone else had agreed for a guest.',
  toLink: 'Someone else changed what you had agreed for a guest.',
  what: 'The kitchen page shows what was agreed, what holds now, and who said so.',
  action: 'Open the kitchen page',
}
