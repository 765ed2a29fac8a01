import { agreedAlone, isDish } from '../../party/rules/choices.ts'

/** What an agreement replaces, as `itemId`: a special's dish, or `agreedAlone` where they chose none. */
export function replacedBy({ itemId }: { itemId: string | null }): string {
  return itemId !== null && isDish(itemId) ? itemId : agreedAlone
}
