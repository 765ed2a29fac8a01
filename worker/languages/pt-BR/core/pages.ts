/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Escolha um cardápio como um convidado: um exemplo para experimentar, sem conta. Nada fica guardado.',
  guestGuide:
    'Como escolher seu cardápio com o código do evento, para você e seu grupo, e como mudar depois.',
  catererGuide:
    'Para cozinhas: o que o link mostra, como confirmar o que vai em cada prato e como combinar o que é servido no lugar.',
  privacy: 'O que guardamos sobre os convidados, quem vê, quando apagamos e quais são os seus direitos.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Escolha do cardápio',
  edit: 'Mudar suas escolhas',
  invite: 'Seu convite',
  try: 'Experimente como convidado',
  demo: 'Experimente como convidado',
  notComing: 'Não podemos ir',
  kitchenLink: 'Para a cozinha',
  stop: 'E-mails sobre um evento',
  notFound: 'Página não encontrada',
  guestGuide: 'Ajuda para convidados',
  catererGuide: 'Ajuda para a cozinha',
  privacy: 'Política de privacidade',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `${event}: escolha do cardápio`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Escolha seu cardápio até ${day}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `${titles.invite} · ${event}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `${titles.try} · ${event}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `${titles.notComing} · ${event}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `${titles.edit} · ${event}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `${titles.kitchenLink} · ${event}`
}
