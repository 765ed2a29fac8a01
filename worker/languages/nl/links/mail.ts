/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  subject: (title: string) => (title ? `Voor de keuken: ${title}` : 'Voor de keuken'),
  preview: 'Wat er gekookt moet worden, altijd actueel.',
  heading: (title: string) => title || 'Voor de keuken',
  what: 'Deze link toont wat er gekookt moet worden: de aantallen, en de gasten die iets anders nodig hebben. Hij is altijd actueel.',
  until: 'Hij werkt tot en met',
  action: 'Keukenpagina openen',
  keepToYourself: 'Wie deze link heeft, ziet wat gasten moeten vermijden. Houd hem dus in de keuken.',
  ignore:
    'Kookt u niet voor dit evenement? Dan heeft iemand zich in het adres vergist. U hoeft niets te doen.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Bekijk het nieuwste blad, en bevestig dat u het gezien hebt.',
  what: 'Werk met het nieuwste blad, en gooi het oudere weg. De pagina toont wat er veranderd is.',
  action: 'Keukenpagina openen',
}
