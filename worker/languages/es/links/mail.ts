/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Para la cocina: ${title}` : 'Para la cocina'),
  preview: 'Qué preparar, siempre al día.',
  heading: (title: string) => title || 'Para la cocina',
  what: 'Este enlace muestra qué preparar: las cantidades y los invitados que necesitan otra cosa. Está siempre al día.',
  until: 'Funciona hasta',
  action: 'Abrir la página de cocina',
  keepToYourself:
    'Quien tenga este enlace puede ver lo que los invitados deben evitar: que no salga de la cocina, por favor.',
  ignore:
    'Si no cocina para este evento, alguien escribió su dirección por error. Puede ignorar este correo.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Consulte la hoja más reciente e indique que la ha visto, por favor.',
  what: 'Trabaje con la hoja más reciente y tire la anterior, por favor. La página muestra qué ha cambiado.',
  action: 'Abrir la página de cocina',
}
