import type { Dish } from './conflicts.ts'
import type { Content } from './contents.ts'
import type { Fact } from './diets.ts'

/**
 * Author and time (milliseconds) of a statement about a dish. `saidBy` is the name of the person in the kitchen, `linkLabel`
 * the label of the link by which they stated it: sheets and links show both, a guest's page never does.
 */
export type Source = {
  by: 'planner' | 'kitchen'
  saidBy?: string | undefined
  linkLabel?: string | undefined
  at: number
}

export type SourcedContent = Content & Source
export type SourcedFact = Fact & Source

/**
 * Everything stated of a dish, as it is stored: each ingredient and each fact once.
 * `takenBack` holds the kitchen's statements that the planner took back, until the kitchen states anew: a planner can restore
 * them, but never make them.
 */
export type StoredContents = {
  contents: SourcedContent[]
  facts: SourcedFact[]
  takenBack?: TakenBack | undefined
}

export type TakenBack = { contents: SourcedContent[]; facts: SourcedFact[] }

/** Identifies a statement of the kitchen's by its subject and time. */
export type KitchenStatement = { of: string; at: number }

/** The kitchen's statements that a planner takes back, and those they restore. */
export type TakeBackAndRestore = {
  takeBack?: KitchenStatement[] | undefined
  restore?: KitchenStatement[] | undefined
}

/** The `contentsVersion` on which a statement was made; left out, the present one. */
export type BaseVersion = { version?: number | undefined }

/** A dish's statements as its planner and its kitchen read them. A key is absent where it would be empty. */
export type DishStatements = {
  contents?: SourcedContent[] | undefined
  facts?: SourcedFact[] | undefined
  takenBack?: TakenBack | undefined
  /** The menu version in which the statements last changed. */
  contentsVersion?: number | undefined
}

/** A dish's statements as guests read them: with the time of the kitchen's, and without names. */
export type GuestDishStatements = {
  contents?: (Content & KitchenAt)[] | undefined
  facts?: (Fact & KitchenAt)[] | undefined
  contentsVersion?: number | undefined
}
type KitchenAt = { kitchenAt?: number | undefined }

/** A dish's statements as a planner's page sends them. */
export type SentDishStatements = { contents?: Content[] | undefined; facts?: Fact[] | undefined }

/** A dish's statements for its planner and its kitchen. */
export function dishStatements(stored: StoredContents | null, version: number): DishStatements {
  return {
    ...withoutEmpty(stored?.contents ?? [], stored?.facts ?? [], version),
    ...(stored?.takenBack && { takenBack: stored.takenBack }),
  }
}

/** A dish's statements for its guests. */
export function guestDishStatements({
  contents = [],
  facts = [],
  contentsVersion = 0,
}: DishStatements): GuestDishStatements {
  return withoutEmpty(
    contents.map(({ what, state, ...source }) => ({ what, state, ...kitchenAt(source) })),
    facts.map(({ fact, value, ...source }) => ({ fact, value, ...kitchenAt(source) })),
    contentsVersion,
  )
}

function kitchenAt({ by, at }: Source): KitchenAt {
  return by === 'kitchen' ? { kitchenAt: at } : {}
}

function withoutEmpty<C, F>(contents: C[], facts: F[], version: number) {
  return {
    ...(contents.length > 0 && { contents }),
    ...(facts.length > 0 && { facts }),
    ...(version > 0 && { contentsVersion: version }),
  }
}

/** A dish as `conflicts.ts` compares it, without who stated what. */
export function statementsOfItem({
  contents = [],
  facts = [],
  contentsVersion = 0,
}: GuestDishStatements | DishStatements): Dish {
  return { contents, facts, version: contentsVersion }
}

/** Every dish of a menu by its id, as conflicts are computed from it. */
export function dishesOf(
  categories: readonly { items: readonly ({ id: string } & (GuestDishStatements | DishStatements))[] }[],
): Map<string, Dish> {
  return new Map(
    categories.flatMap(({ items }) => items.map((item) => [item.id, statementsOfItem(item)] as const)),
  )
}
