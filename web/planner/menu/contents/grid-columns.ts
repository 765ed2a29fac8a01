import type { PlannerItem } from '#menu/shape/menu'
import type { OwnNeed } from '#needs/rules/needs'
import type { Source } from '#needs/rules/stored-contents'
import { cellMarks, factMarks, factOption, stateOption } from '#needs/words/planner'
import { contentName } from '#needs/words/shared'
import { factName } from '#needs/words/shared-contents'
import {
  type ContentsDraft,
  choicesOf,
  contentChosen,
  factChoicesOf,
  factChosen,
  factsOf,
  ingredientsOf,
  kitchensContent,
  kitchensFact,
  nextOf,
} from './contents-draft.ts'

/** The two groups of columns. */
export type GridGroup = 'allergens' | 'facts'

/** One cell: what it states, whose word that is if it is the kitchen's, and the draft after a press. */
export type GridCell = {
  state: string | undefined
  mark: string
  word: string
  source: Source | undefined
  next: () => ContentsDraft
}

export type GridColumn = {
  id: string
  name: string
  cell: (item: PlannerItem, draft: ContentsDraft) => GridCell
}

/** The columns of one group for some dishes. */
export function columnsOf(
  group: GridGroup,
  items: readonly PlannerItem[],
  drafts: readonly ContentsDraft[],
  ownNeeds: readonly OwnNeed[],
): GridColumn[] {
  return group === 'allergens'
    ? ingredientsOf(drafts, ownNeeds).map((what) => ({
        id: what,
        name: contentName(what, ownNeeds),
        cell: (item, draft) => {
          const word = kitchensContent(item, what)
          const state = draft.contents[what]
          return {
            state,
            mark: state ? cellMarks[state] : '',
            word: stateOption(state),
            source: word?.state === state ? word : undefined,
            next: () => contentChosen(draft, what, nextOf(choicesOf(word), state), word),
          }
        },
      }))
    : factsOf(items).map((fact) => ({
        id: fact,
        name: factName(fact),
        cell: (item, draft) => {
          const word = kitchensFact(item, fact)
          const value = draft.facts[fact]
          return {
            state: value,
            mark: value ? factMarks[value] : '',
            word: factOption(value),
            source: word?.value === value ? word : undefined,
            next: () => factChosen(draft, fact, nextOf(factChoicesOf(fact, word), value), word),
          }
        },
      }))
}
