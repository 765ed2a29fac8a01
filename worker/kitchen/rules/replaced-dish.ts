import { isDish, substituteOnly } from '../../party/rules/choices.ts'

/** `itemId` of a substitute: the dish it replaces, or `substituteOnly` where a special guest chose none. */
export function replacedDish({ itemId }: { itemId: string | null }): string {
  return itemId !== null && isDish(itemId) ? itemId : substituteOnly
}
