import type { Content, Stated } from './contents.ts'
import { plannerMaySay } from './contents-rules.ts'
import { type Clash, mergeStates, type States, statesOf } from './merge-states.ts'
import { isOwn, type OwnNeed } from './needs.ts'
import type {
  KitchensWord,
  SentDishStatements,
  Source,
  SourcedContent,
  SourcedFact,
  StoredContents,
  TakenBack,
  Turning,
} from './stored-contents.ts'

/**
 * Statements of a copied dish: those a planner may make. Those only a kitchen makes stay behind, since another
 * kitchen may cook the copy.
 */
export function copyContents({ contents = [], facts = [] }: SentDishStatements): SentDishStatements {
  const own = {
    contents: contents.filter(plannerMaySay).map(({ what, state }) => ({ what, state })),
    facts: facts.filter(plannerMaySay).map(({ fact, value }) => ({ fact, value })),
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
  stated: Stated & Turning,
  source: Source,
): StoredContents | null {
  const kept = source.by === 'planner' ? applyTurning(before ?? nothing, stated) : (before ?? nothing)
  const contents = mergeRows(kept.contents, stated.contents, source, ({ what }) => what, alike)
  const facts = mergeRows(kept.facts, stated.facts, source, ({ fact }) => fact, alike)
  const takenBack = source.by === 'planner' && {
    contents: supersededRows([...kept.contents, ...(kept.takenBack?.contents ?? [])], contents),
    facts: supersededRows([...kept.facts, ...(kept.takenBack?.facts ?? [])], facts),
  }
  const after = { contents, facts, ...(takenBack && count(takenBack) > 0 && { takenBack }) }
  return count(after) > 0 || after.takenBack ? after : null
}

/**
 * Merges statements into those that somebody else has changed since. Changes by either stay, and a clash is what both changed
 * differently. `alone` is what would be stored if nobody else had changed anything.
 * @param base the contents on which the statements were made
 * @param now the stored contents
 */
export function rebaseContents(
  base: StoredContents | null,
  now: StoredContents,
  stated: Stated & Turning,
  source: Source,
): { alone: StoredContents; after: StoredContents | null; clashes: Clash[] } {
  const { takenBack = nothing } = now
  const alone = mergeContents({ ...(base ?? nothing), takenBack }, stated, source) ?? nothing
  const before = statesOf(base ?? nothing)
  const { merged: states, clashes } = mergeStates(before, statesOf(alone), statesOf(now))
  const contents = rowsOf(states, alone.contents, now.contents, source)
  const facts = rowsOf(states, alone.facts, now.facts, source)
  // What a planner took back since the kitchen's form was opened stays taken back: the form does not state it anew.
  const turnedSince = <One extends SourcedContent | SourcedFact>(
    live: readonly One[],
    back: readonly One[],
  ) =>
    source.by === 'planner' ? [...live, ...back] : back.filter((one) => before[idOf(one)] === stateIn(one))
  const words = {
    contents: supersededRows(turnedSince(now.contents, takenBack.contents), contents),
    facts: supersededRows(turnedSince(now.facts, takenBack.facts), facts),
  }
  const after = { contents, facts, ...(count(words) > 0 && { takenBack: words }) }
  return { alone, after: count(after) > 0 || after.takenBack ? after : null, clashes }
}

/** The rows of merged statements: the stored one where both sides state the same, unless the kitchen repeats a planner's. */
function rowsOf<One extends SourcedContent | SourcedFact>(
  states: States,
  alone: readonly One[],
  now: readonly One[],
  { by }: Source,
): One[] {
  const ids = [...new Set([...alone, ...now].map(idOf))]
  return ids.flatMap((id) => {
    const [yours, theirs] = [alone, now].map((rows) =>
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
  const said = all.filter((one) => one.by === 'kitchen' && !now.includes(one))
  return said.filter((one, at) => said.findIndex((other) => idOf(other) === idOf(one)) === at)
}

/** Takes back some of the kitchen's statements and restores others, each identified by its subject and time. */
function applyTurning(
  { contents, facts, takenBack = nothing }: StoredContents,
  { takeBack = [], restore = [] }: Turning,
): StoredContents {
  const meant = (one: SourcedContent | SourcedFact, words: readonly KitchensWord[]) =>
    one.by === 'kitchen' && words.some(({ of, at }) => of === idOf(one) && at === one.at)
  const split = <One extends SourcedContent | SourcedFact>(live: readonly One[], back: readonly One[]) => {
    const again = back.filter((one) => meant(one, restore))
    const of = new Set(again.map(idOf))
    return {
      live: [...live.filter((one) => !meant(one, takeBack) && !of.has(idOf(one))), ...again],
      back: [...live.filter((one) => meant(one, takeBack)), ...back.filter((one) => !meant(one, restore))],
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
  alike: (a: object, b: object) => boolean,
): (One & Source)[] {
  const known = new Map(before.map((one) => [of(one), one]))
  const now = stated.map((one) => {
    const old = known.get(of(one))
    // A repeated statement keeps its time, and one of the kitchen's stays the kitchen's when a planner repeats it.
    return old && alike(old, one) && (old.by === source.by || source.by === 'planner')
      ? old
      : { ...one, ...source }
  })
  if (source.by === 'kitchen') return now
  const spoken = new Set(stated.map(of))
  const rest = before.filter((one) => one.by === 'kitchen' && !spoken.has(of(one)))
  return [...now, ...rest]
}

const alike = (a: object, b: object) => stateIn(a) === stateIn(b)

function stateIn(one: { state?: unknown; value?: unknown }): unknown {
  return one.state ?? one.value
}

/** True if two lists have the same statements, whoever made them. */
export function statesSame(a: StoredContents | null, b: StoredContents | null): boolean {
  return plain(a) === plain(b)
}

function plain(stored: StoredContents | null): string {
  const { contents, facts } = stored ?? { contents: [], facts: [] }
  return JSON.stringify([
    contents.map(({ what, state }) => `${what} ${state}`).sort(),
    facts.map(({ fact, value }) => `${fact} ${value}`).sort(),
  ])
}
