/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) => (title ? `“${title}”: algo já combinado mudou` : 'Algo já combinado mudou'),
  preview: 'Veja o que será servido no lugar, por favor.',
  heading: (title: string) => title,
  toPlanner: 'Uma cozinha mudou o que outra pessoa tinha combinado para um convidado.',
  toLink: 'Outra pessoa mudou o que você tinha combinado para um convidado.',
  what: 'A página da cozinha mostra o que foi combinado, o que vale agora e quem disse.',
  action: 'Abrir a página da cozinha',
}
