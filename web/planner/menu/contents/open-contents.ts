import type { PlannerItem } from '#menu/shape/menu'
import {
  isFact,
  type StatementClash,
  type StatementMap,
  statementsOf,
  statesOf,
} from '#needs/rules/merge-states'
import type { Ingredient } from '#needs/rules/needs'
import {
  decideClash,
  mergeStored,
  type StatementsForm,
  setStatements,
  statementsForm,
} from '#needs/rules/statements-form'
import {
  type ContentsDraft,
  contentChosen,
  factChosen,
  kitchensContent,
  kitchensFact,
} from './contents-draft.ts'

/** A dish's contents while its planner edits them and others may change them. */
export type OpenContents = { open: StatementsForm; turned: ContentsDraft['turned'] }

function storedIn({ contents = [], facts = [], contentsVersion = 0 }: PlannerItem): [StatementMap, number] {
  return [statesOf({ contents, facts }), contentsVersion]
}

/** A dish as its form opens. */
export function openContents(item: PlannerItem): OpenContents {
  return { open: statementsForm(...storedIn(item)), turned: {} }
}

/** The form's statements. */
export function draftIn({ open, turned }: OpenContents): ContentsDraft {
  const { contents, facts } = statementsOf(open.yours)
  return {
    contents: Object.fromEntries(contents.map(({ what, state }) => [what, state])),
    facts: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
    turned,
  }
}

/** The form with another draft. */
export function withDraft({ open }: OpenContents, { contents, facts, turned }: ContentsDraft): OpenContents {
  return { open: setStatements(open, { ...contents, ...facts }), turned }
}

/** The form with what is stored now. What others changed is not turned any more. */
export function caughtUpWith(form: OpenContents, item: PlannerItem): OpenContents {
  const open = mergeStored(form.open, ...storedIn(item))
  if (open === form.open) return form
  const kept = Object.entries(form.turned).filter(([of]) => open.yours[of] === form.open.yours[of])
  return { open, turned: Object.fromEntries(kept) }
}

/** The form once it was stored as `sent`, and perhaps changed since. */
export function storedAs(form: OpenContents, sent: OpenContents, item: PlannerItem): OpenContents {
  return caughtUpWith({ ...form, open: { ...form.open, stored: sent.open.yours } }, item)
}

/** The form once it is decided whose word stands. */
export function decidedIn(
  form: OpenContents,
  clash: StatementClash,
  whose: 'yours' | 'theirs',
  item: PlannerItem,
): OpenContents {
  const open = decideClash(form.open, clash, whose)
  const { [clash.of]: _turned, ...turned } = form.turned
  const draft = draftIn({ open, turned })
  if (whose === 'theirs') return { open, turned }
  // The kitchen's word may be another than the one that was turned.
  const { of } = clash
  const chosen = isFact(of)
    ? factChosen(draft, of, draft.facts[of], kitchensFact(item, of))
    : contentChosen(
        draft,
        of as Ingredient,
        draft.contents[of as Ingredient],
        kitchensContent(item, of as Ingredient),
      )
  return { open: setStatements(open, { ...chosen.contents, ...chosen.facts }), turned: chosen.turned }
}
