/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `For the kitchen: ${title}` : 'For the kitchen'),
  preview: 'What to cook, always up to date.',
  heading: (title: string) => title || 'For the kitchen',
  what: 'This link shows what to cook: the counts, and the guests who need something else. It is always up to date.',
  until: 'It works until',
  action: 'Open the kitchen page',
  keepToYourself: 'Anyone with this link can see what guests must avoid, so keep it to the kitchen.',
  ignore:
    'If you do not cook for this event, someone typed your address by mistake. You can ignore this mail.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Please look at the newest sheet, and say that you have seen it.',
  what: 'Please work from the newest sheet, and throw the older one away. The page shows what has changed.',
  action: 'Open the kitchen page',
}
