import { plural } from '../forms.ts'

// Pages of a personal link.

export const invitationAnswered = 'Na to zaproszenie w międzyczasie odpowiedziano. Proszę odświeżyć stronę.'
export const invitationChanged =
  'Tę odpowiedź w międzyczasie zmieniono. Proszę odświeżyć stronę, aby zobaczyć nowszą.'
export const byInvitation = 'Na to wydarzenie obowiązują imienne zaproszenia.'
export const answerByInvitation =
  'Na to wydarzenie obowiązują imienne zaproszenia. Proszę odpowiedzieć przez link z zaproszenia.'
export function invitationSize(places: number): string {
  const people = plural(places, { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })
  return `To zaproszenie jest dla ${places} ${people}. Proszę usunąć kogoś z grupy.`
}
