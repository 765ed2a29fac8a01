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
 * New statements as they are stored; null where nothing is stated. What the kitchen said stays beside a planner's words,
 * unless these say something else of the same or take it back. The kitchen's own words are complete: they take the place
 * of all.
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
 * The same where somebody else stated something since: what either changed is kept, and what both changed differently is a
 * clash. `alone` is what would be stored if nobody else had.
 * @param base what the statements were made on
 * @param now what is stored
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
  // The kitchen has not spoken again of what was taken back since.
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

/** The rows of merged statements: as stored where they say the same, unless the kitchen now says what a planner said. */
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

/** The kitchen's words that stand no longer, the newest of each. */
function supersededRows<One extends SourcedContent | SourcedFact>(
  all: readonly One[],
  now: readonly One[],
): One[] {
  const said = all.filter((one) => one.by === 'kitchen' && !now.includes(one))
  return said.filter((one, at) => said.findIndex((other) => idOf(other) === idOf(one)) === at)
}

/** Contents once some of the kitchen's words are taken back, and others restored. Words of another moment are not meant. */
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
    // The same again is as old as it was, and the kitchen's word is not lost to a planner who agrees.
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

/** True if two lists of statements say the same, whoever said them. */
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
