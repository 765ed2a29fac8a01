/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `« ${title} » : ce qui était convenu a changé` : 'Ce qui était convenu a changé',
  preview: 'Veuillez regarder ce qui est servi à la place.',
  heading: (title: string) => title,
  toPlanner: 'Une cuisine a modifié ce qui avait été convenu avec quelqu’un d’autre pour un convive.',
  toLink: 'Quelqu’un d’autre a modifié ce que vous aviez convenu pour un convive.',
  what: 'La page de la cuisine montre ce qui était convenu, ce qui vaut maintenant, et qui l’a dit.',
  action: 'Ouvrir la page de la cuisine',
}
