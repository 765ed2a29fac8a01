import { statesNeed } from '#needs/rules/note/states-need'
import type { Person } from '#party/shape/person'
import type { MenuWithRemoved, PlannerResponse } from '#party/shape/responses'

const item = (id: string, removed = false) => ({ id, name: `The ${id}`, description: '', removed })

/** Two courses; the soup was taken off the menu. */
export const menu: MenuWithRemoved = [
  { id: 'main', name: 'Main', removed: false, items: [item('fish'), item('soup', true), item('stew')] },
  { id: 'sweet', name: 'Sweet', removed: false, items: [item('cake')] },
]

type Said = [name: string, selections?: Record<string, string>, allergies?: string]

/** A party's response, which came at a time. */
export function responseOf(
  id: string,
  at: number,
  people: Said[],
  more: Partial<PlannerResponse> = {},
): PlannerResponse {
  const party: Person[] = people.map(([name, selections = {}, allergies = '']) => ({
    name,
    selections,
    allergies,
  }))
  const leadGuestName = party[0]?.name ?? ''
  return {
    id,
    leadGuestName,
    leadGuestEmail: null,
    guestCount: party.length,
    party,
    version: 1,
    createdAt: at,
    updatedAt: at,
    undelivered: false,
    withNeed: people.flatMap(([, , allergies = ''], index) => (statesNeed(allergies) ? [index] : [])),
    ...more,
  }
}
