import type { Content, ContentState } from './contents.ts'
import { compareByListOrder, type Ingredient, isComplete, kindsIn } from './needs.ts'

/** Ingredients listed under a dish, by state. */
export type ContentsLine = Record<ContentState, Ingredient[]>

/**
 * The statements listed under a dish. A group is left out if its kinds say the same ("wheat" for gluten and wheat).
 * Milk stays beside lactose, which is only a part of it.
 */
export function contentsLine(contents: readonly Content[]): ContentsLine {
  const withState = (state: ContentState) => {
    const all = contents.filter((row) => row.state === state).map(({ what }) => what)
    const isNamedByKind = (what: Ingredient) =>
      isComplete(what) && kindsIn(what).some((kind) => all.includes(kind))
    return all.filter((what) => !isNamedByKind(what)).sort(compareByListOrder)
  }
  return { contains: withState('contains'), may: withState('may'), without: withState('without') }
}
