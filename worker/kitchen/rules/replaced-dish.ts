import { isServed, noDishButSubstitute } from '../../party/rules/choices.ts'

/** `itemId` of a substitute: the dish it replaces, or `noDishButSubstitute` where a special guest chose none. */
export function replacedDish({ itemId }: { itemId: string | null }): string {
  return itemId !== null && isServed(itemId) ? itemId : noDishButSubstitute
}
