import type { Content, Statements } from './contents.ts'
import { mayPlannerState } from './contents-rules.ts'
import { mergeStates, type StatementClash, type StatementMap, statesOf } from './merge-states.ts'
import { isOwn, type OwnNeed } from './needs.ts'
import type {
  KitchenStatement,
  SentDishStatements,
  Source,
  SourcedContent,
  SourcedFact,
  StoredContents,
  TakeBackAndRestore,
  TakenBack,
} from './stored-contents.ts'

/**
 * Statements of a copied dish: those a planner may make. Those only a kitchen makes stay behind, since another
 * kitchen may cook the copy.
 */
export function copyContents({ contents = [], facts = [] }: SentDishStatements): SentDishStatements {
  const own = {
    contents: contents.filter(mayPlannerState).map(({ what, state }) => ({ what, state })),
    facts: facts.filter(mayPlannerState).map(({ fact, value }) => ({ fact, value })),
  }
  return { ...(own.contents.length > 0 && own), ...(own.facts.length > 0 && own) }
}

/** Statements about needs the event knows: an own need of another event means nothing here. */
export function knownContents<C extends Pick<Content, 'what'>>(
  contents: C[],
  ownNeeds: readonly OwnNeed[],
): C[] {
  return contents.filter(({ what }) => !isOwn(what) || ownNeeds.some(({ id }) => id === what))
}

/**
 * New statements as they are stored; null where nothing is stated. The kitchen's statements stay beside a planner's, unless
 * these state something else about the same or take them back. The kitchen's own are complete, and replace all others.
 */
export function mergeContents(
  before: StoredContents | null,
  stated: Statements & TakeBackAndRestore,
  source: Source,
): StoredContents | null {
  const current = source.by === 'planner' ? applyTakeBacks(before ?? nothing, stated) : (before ?? nothing)
  const contents = mergeRows(current.contents, stated.contents, source, ({ what }) => what, isSameStatement)
  const facts = mergeRows(current.facts, stated.facts, source, ({ fact }) => fact, isSameStatement)
  const takenBack = source.by === 'planner' && {
    contents: supersededRows([...current.contents, ...(current.takenBack?.contents ?? [])], contents),
    facts: supersededRows([...current.facts, ...(current.takenBack?.facts ?? [])], facts),
  }
  const after = { contents, facts, ...(takenBack && count(takenBack) > 0 && { takenBack }) }
  return count(after) > 0 || after.takenBack ? after : null
}

/**
 * Merges statements into those that somebody else has changed since. Changes by either stay, and a clash is what both changed
 * differently. `yours` is what would be stored if nobody else had changed anything.
 * @param base the contents on which the statements were made
 * @param now the stored contents
 */
export function rebaseContents(
  base: StoredContents | null,
  now: StoredContents,
  stated: Statements & TakeBackAndRestore,
  source: Source,
): { yours: StoredContents; after: StoredContents | null; clashes: StatementClash[] } {
  const { takenBack = nothing } = now
  const yours = mergeContents({ ...(base ?? nothing), takenBack }, stated, source) ?? nothing
  const before = statesOf(base ?? nothing)
  const { merged: states, clashes } = mergeStates(before, statesOf(yours), statesOf(now))
  const contents = rowsOf(states, yours.contents, now.contents, source)
  const facts = rowsOf(states, yours.facts, now.facts, source)
  // A kitchen's form repeats what it showed when it was opened: that does not restore what the planner took back since.
  const canTakeBack = <One extends SourcedContent | SourcedFact>(
    live: readonly One[],
    back: readonly One[],
  ) =>
    source.by === 'planner' ? [...live, ...back] : back.filter((one) => before[idOf(one)] === stateIn(one))
  const superseded = {
    contents: supersededRows(canTakeBack(now.contents, takenBack.contents), contents),
    facts: supersededRows(canTakeBack(now.facts, takenBack.facts), facts),
  }
  const after = { contents, facts, ...(count(superseded) > 0 && { takenBack: superseded }) }
  return { yours, after: count(after) > 0 || after.takenBack ? after : null, clashes }
}

/**
 * The rows of merged statements. Where both sides state the same, the stored row keeps its author and time; a planner's row
 * that the kitchen repeats becomes the kitchen's.
 */
function rowsOf<One extends SourcedContent | SourcedFact>(
  states: StatementMap,
  own: readonly One[],
  now: readonly One[],
  { by }: Source,
): One[] {
  const ids = [...new Set([...own, ...now].map(idOf))]
  return ids.flatMap((id) => {
    const [yours, theirs] = [own, now].map((rows) =>
      rows.find((one) => idOf(one) === id && stateIn(one) === states[id]),
    )
    const row = by === 'planner' || theirs?.by === 'kitchen' ? (theirs ?? yours) : (yours ?? theirs)
    return row ? [row] : []
  })
}

const nothing: StoredContents = { contents: [], facts: [] }

const count = ({ contents, facts }: TakenBack) => contents.length + facts.length

const idOf = (one: SourcedContent | SourcedFact): string => ('what' in one ? one.what : one.fact)

/** The kitchen's statements that no longer apply, the newest about each subject. */
function supersededRows<One extends SourcedContent | SourcedFact>(
  all: readonly One[],
  now: readonly One[],
): One[] {
  const superseded = all.filter((one) => one.by === 'kitchen' && !now.includes(one))
  return superseded.filter(
    (one, index) => superseded.findIndex((other) => idOf(other) === idOf(one)) === index,
  )
}

/** Takes back some of the kitchen's statements and restores others, each identified by its subject and time. */
function applyTakeBacks(
  { contents, facts, takenBack = nothing }: StoredContents,
  { takeBack = [], restore = [] }: TakeBackAndRestore,
): StoredContents {
  const isMeant = (one: SourcedContent | SourcedFact, keys: readonly KitchenStatement[]) =>
    one.by === 'kitchen' && keys.some(({ of, at }) => of === idOf(one) && at === one.at)
  const split = <One extends SourcedContent | SourcedFact>(live: readonly One[], back: readonly One[]) => {
    const restored = back.filter((one) => isMeant(one, restore))
    const restoredIds = new Set(restored.map(idOf))
    return {
      live: [...live.filter((one) => !isMeant(one, takeBack) && !restoredIds.has(idOf(one))), ...restored],
      back: [
        ...live.filter((one) => isMeant(one, takeBack)),
        ...back.filter((one) => !isMeant(one, restore)),
      ],
    }
  }
  const what = split(contents, takenBack.contents)
  const fact = split(facts, takenBack.facts)
  return { contents: what.live, facts: fact.live, takenBack: { contents: what.back, facts: fact.back } }
}

function mergeRows<One extends object>(
  before: readonly (One & Source)[],
  stated: readonly One[],
  source: Source,
  of: (one: One) => string,
  isSame: (a: object, b: object) => boolean,
): (One & Source)[] {
  const known = new Map(before.map((one) => [of(one), one]))
  const now = stated.map((one) => {
    const old = known.get(of(one))
    // A repeated statement keeps its time, and one of the kitchen's stays the kitchen's when a planner repeats it.
    return old && isSame(old, one) && (old.by === source.by || source.by === 'planner')
      ? old
      : { ...one, ...source }
  })
  if (source.by === 'kitchen') return now
  const restated = new Set(stated.map(of))
  const rest = before.filter((one) => one.by === 'kitchen' && !restated.has(of(one)))
  return [...now, ...rest]
}

const isSameStatement = (a: object, b: object) => stateIn(a) === stateIn(b)

function stateIn(one: { state?: unknown; value?: unknown }): unknown {
  return one.state ?? one.value
}

/** True if two lists have the same statements, whoever made them. */
export function hasSameStatements(a: StoredContents | null, b: StoredContents | null): boolean {
  return textToCompare(a) === textToCompare(b)
}

function textToCompare(stored: StoredContents | null): string {
  const { contents, facts } = stored ?? { contents: [], facts: [] }
  return JSON.stringify([
    contents.map(({ what, state }) => `${what} ${state}`).sort(),
    facts.map(({ fact, value }) => `${fact} ${value}`).sort(),
  ])
}
