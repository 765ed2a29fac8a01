import type { PlannerItem } from '#menu/shape/menu'
import type { Content, ContentState } from '#needs/rules/contents'
import { contentsInOrder, mayPlannerState } from '#needs/rules/contents-rules'
import type { Fact, FactId } from '#needs/rules/diets'
import { allergens, type Ingredient, kindsIn, type OwnNeed } from '#needs/rules/needs'
import type { SourcedContent, SourcedFact, TakeBackAndRestore } from '#needs/rules/stored-contents'

/** A dish's statements while its planner changes them. A missing one is not confirmed. */
export type ContentsDraft = {
  contents: { [What in Ingredient]?: ContentState }
  facts: Partial<Record<FactId, 'yes' | 'no'>>
  /** The kitchen's words that the planner turns: taken back, or restored. By what they are about, with their moment. */
  turned: Record<string, { at: number; back: boolean }>
}

export type Stating = Pick<PlannerItem, 'contents' | 'facts' | 'takenBack'>

export const emptyDraft: ContentsDraft = { contents: {}, facts: {}, turned: {} }

/** A dish's present statements, whoever made them. */
export function contentsDraftOf({ contents = [], facts = [] }: Stating): ContentsDraft {
  return {
    contents: Object.fromEntries(contents.map(({ what, state }) => [what, state])),
    facts: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
    turned: {},
  }
}

/** The part of a draft that is sent: all that a planner may state. The kitchen's own stays as stored. */
export function statedOfDraft({ contents, facts, turned }: ContentsDraft): {
  contents: Content[]
  facts: Fact[]
} & TakeBackAndRestore {
  const words = (taken: boolean) =>
    Object.entries(turned).flatMap(([of, { at, back }]) => (back === taken ? [{ of, at }] : []))
  const [takeBack, restore] = [words(true), words(false)]
  const rows = Object.entries(contents) as [Ingredient, ContentState][]
  const said = Object.entries(facts) as [FactId, 'yes' | 'no'][]
  return {
    contents: contentsInOrder(rows.map(([what, state]) => ({ what, state })).filter(mayPlannerState)),
    facts: said.map(([fact, value]) => ({ fact, value })).filter(mayPlannerState),
    ...(takeBack.length > 0 && { takeBack }),
    ...(restore.length > 0 && { restore }),
  }
}

/** The facts that a planner may state. */
export const plannersFacts = ['meat', 'pork', 'beef', 'alcohol', 'vegetarian', 'vegan'] as const

/** True if two drafts state the same. */
export function sameDraft(a: ContentsDraft, b: ContentsDraft): boolean {
  const sorted = (one: object) =>
    Object.entries(one)
      .map((entry) => entry.join(' '))
      .toSorted()
      .join()
  const same = (key: 'contents' | 'facts') => sorted(a[key]) === sorted(b[key])
  // A word that is turned and turned again changes what is stated, or nothing.
  return same('contents') && same('facts')
}

/** The draft with one ingredient in another state. Without its group, its kinds mean nothing, and go. */
export function withState(
  draft: ContentsDraft,
  what: Ingredient,
  state: ContentState | undefined,
): ContentsDraft {
  const contents = { ...draft.contents }
  if (state) contents[what] = state
  else {
    delete contents[what]
    for (const kind of kindsIn(what)) if (contents[kind] !== 'without') delete contents[kind]
  }
  return { ...draft, contents }
}

/** The kitchen's word on an ingredient, also one that was taken back. */
export function kitchensContent(
  { contents = [], takenBack }: Stating,
  what: Ingredient,
): SourcedContent | undefined {
  return [...contents, ...(takenBack?.contents ?? [])].find(
    (row) => row.what === what && row.by === 'kitchen',
  )
}

/** The same of a fact. */
export function kitchensFact({ facts = [], takenBack }: Stating, fact: FactId): SourcedFact | undefined {
  return [...facts, ...(takenBack?.facts ?? [])].find((row) => row.fact === fact && row.by === 'kitchen')
}

/** The draft with one ingredient in another state. Nothing in place of the kitchen's word takes it back, the same restores it. */
export function contentChosen(
  draft: ContentsDraft,
  what: Ingredient,
  state: ContentState | undefined,
  word?: SourcedContent,
): ContentsDraft {
  return turnedTo(withState(draft, what, state), what, state, word && { ...word, value: word.state })
}

/** The same for a fact. */
export function factChosen(
  draft: ContentsDraft,
  fact: FactId,
  value: 'yes' | 'no' | undefined,
  word?: SourcedFact,
): ContentsDraft {
  const { [fact]: _before, ...rest } = draft.facts
  return turnedTo({ ...draft, facts: { ...rest, ...(value && { [fact]: value }) } }, fact, value, word)
}

function turnedTo(
  draft: ContentsDraft,
  of: string,
  now: string | undefined,
  word: { at: number; value: string } | undefined,
): ContentsDraft {
  const { [of]: _before, ...turned } = draft.turned
  if (word && (now === undefined || now === word.value)) turned[of] = { at: word.at, back: now === undefined }
  return { ...draft, turned }
}

/** A planner's choices for an ingredient, in their order. */
export function choicesOf(word: SourcedContent | undefined): (ContentState | undefined)[] {
  return [...(word?.state === 'without' ? (['without'] as const) : []), undefined, 'may', 'contains']
}

/** The same of a fact. Of a diet that only the kitchen states there is nothing else to choose. */
export function factChoicesOf(fact: FactId, word: SourcedFact | undefined): ('yes' | 'no' | undefined)[] {
  const own = (['yes', 'no'] as const).filter((value) => mayPlannerState({ fact, value }))
  return [...(word && !own.includes(word.value) ? [word.value] : []), undefined, ...own]
}

/** The choice after this one. */
export function nextOf<One>(choices: readonly One[], now: One): One | undefined {
  return choices[(choices.indexOf(now) + 1) % choices.length]
}

/** The facts of some dishes that a planner goes through: their own, and what the kitchen said besides. */
export function factsOf(items: readonly Stating[]): FactId[] {
  const said = items.flatMap(({ facts = [], takenBack }) => [...facts, ...(takenBack?.facts ?? [])])
  return [...new Set<FactId>([...plannersFacts, ...said.map(({ fact }) => fact)])]
}

/** The ingredients a planner goes through: every allergen, after a stated group its kinds, and the event's own. */
export function ingredientsOf(drafts: readonly ContentsDraft[], ownNeeds: readonly OwnNeed[]): Ingredient[] {
  const stated = (what: Ingredient) => drafts.some(({ contents }) => contents[what] !== undefined)
  const kinds = (what: Ingredient) => (stated(what) || kindsIn(what).some(stated) ? [...kindsIn(what)] : [])
  return [
    ...allergens.flatMap((what) => [what, ...kinds(what)]),
    ...ownNeeds.filter(({ id, archived }) => !archived || stated(id)).map(({ id }) => id),
  ]
}
