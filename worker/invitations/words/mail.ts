/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Your invitation to ${title}` : 'Your invitation'),
  preview: (deadline: string) => `Please answer by ${deadline}.`,
  heading: (title: string) => title || 'Your invitation',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) =>
    party ? `Here is the link you asked for, for ${party}.` : 'Here is the link you asked for.',
  about: 'It opens your invitation: say who is coming, and choose your menu.',
  until: 'Please answer by',
  action: 'Open your invitation',
  keepToYourself: 'Anyone with this link can answer for you, so keep it to yourself.',
  ignore: 'If you did not ask for it, you can ignore this mail.',
}
