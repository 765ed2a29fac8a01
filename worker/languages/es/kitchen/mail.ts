/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `«${title}»: ha cambiado algo ya acordado` : 'Ha cambiado algo ya acordado',
  preview: 'Compruebe qué se sirve en su lugar, por favor.',
  heading: (title: string) => title,
  toPlanner: 'Una cocina ha cambiado lo que otra persona había acordado para un invitado.',
  toLink: 'Otra persona ha cambiado lo que usted había acordado para un invitado.',
  what: 'La página de cocina muestra qué se acordó, qué vale ahora y quién lo dijo.',
  action: 'Abrir la página de cocina',
}
