/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  subject: (title: string) => (title ? `Pour la cuisine : ${title}` : 'Pour la cuisine'),
  preview: 'Ce qu’il faut préparer, toujours à jour.',
  heading: (title: string) => title || 'Pour la cuisine',
  what: 'Ce lien montre ce qu’il faut préparer : les quantités, et les convives à qui il faut autre chose. Il est toujours à jour.',
  until: 'Il fonctionne jusqu’au',
  action: 'Ouvrir la page de la cuisine',
  keepToYourself:
    'Toute personne qui a ce lien peut voir ce que les convives doivent éviter : gardez-le en cuisine.',
  ignore:
    'Si vous ne cuisinez pas pour cet événement, quelqu’un a saisi votre adresse par erreur. Vous pouvez ignorer cet e-mail.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Veuillez regarder la feuille la plus récente, et indiquer que vous l’avez vue.',
  what: 'Travaillez avec la feuille la plus récente, et jetez l’ancienne. La page montre ce qui a changé.',
  action: 'Ouvrir la page de la cuisine',
}
