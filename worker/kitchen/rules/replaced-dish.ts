import { agreedAlone, isDish } from '../../party/rules/choices.ts'

/** `itemId` of an agreement: the dish it replaces, or `agreedAlone` where a special chose none. */
export function replacedDish({ itemId }: { itemId: string | null }): string {
  return itemId !== null && isDish(itemId) ? itemId : agreedAlone
}
