/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Para a cozinha: ${title}` : 'Para a cozinha'),
  preview: 'O que preparar, sempre em dia.',
  heading: (title: string) => title || 'Para a cozinha',
  what: 'Este link mostra o que preparar: as quantidades e os convidados que precisam de outra coisa. Está sempre em dia.',
  until: 'Funciona até',
  action: 'Abrir a página da cozinha',
  keepToYourself:
    'Quem tem este link vê o que os convidados precisam evitar: não o compartilhe fora da cozinha, por favor.',
  ignore:
    'Se você não cozinha para este evento, alguém digitou seu endereço por engano. Pode ignorar este e-mail.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Veja a folha mais recente e diga que a viu, por favor.',
  what: 'Trabalhe com a folha mais recente e jogue fora a anterior, por favor. A página mostra o que mudou.',
  action: 'Abrir a página da cozinha',
}
