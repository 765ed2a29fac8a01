import { isServed, noDishButSubstitute } from '../../party/rules/choices.ts'
import { type State, type Statements, stateOf } from './contents.ts'
import { isDiet, type Need, type Wish } from './needs.ts'

/** Everything stated of a dish, with the menu version in which it last changed. */
export type Dish = Statements & { version: number }

/** The statements about an event's dishes, by the dish's id. A dish without statements is missing. */
export type Dishes = ReadonlyMap<string, Dish>

/** The parts of a person that decide conflicts. `shownVersions` maps a dish to the version of the contents they were shown. */
export type PersonChoices = {
  selections: Readonly<Record<string, string>>
  needs?: readonly Need[] | undefined
  wishes?: Readonly<Record<string, Wish>> | undefined
  shownVersions?: Readonly<Record<string, number>> | undefined
  /** The needs that “as it is” was said for, as `needKey` writes them, by the dish's id. */
  wishNeeds?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A need with a dish's state for it. */
export type NeedOnDish = Pick<Need, 'what' | 'how'> & { state: State }

/** A dish that a person chose, compared with their needs. */
export type ChosenDish = {
  categoryId: string
  itemId: string
  /** Every need of the person, the worst first. */
  needs: NeedOnDish[]
  /** The worst of them; null for a person without needs. */
  state: State | null
  /** True if it contains what the person avoids, so that they are asked for their wish. */
  needsWarning: boolean
  /** The wish that counts. 'ask' if they are warned and have not answered, or answered for other contents. */
  wish: Wish | null
  /** False if they are warned of contents they have not been shown. */
  wasShown: boolean
}

const nothing: Dish = { contents: [], facts: [], version: 0 }

/** Result for a substitute agreed where no dish was chosen: nothing is left to ask. */
const emptyOnDish = { needs: [], state: null, needsWarning: false, wish: null, wasShown: true }

/** Severity of a dish for a need: from 3 on the person is warned, from 2 on the kitchen must be asked. */
function conflictLevel(need: NeedOnDish): number {
  if (need.state === 'contains') return 4
  if (need.state === 'may') return warnsOfTraces(need) ? 3 : 1
  return need.state === 'not_confirmed' ? 2 : 0
}

/** "May contain" warns of allergies only. A need without a severity counts as an allergy. */
function warnsOfTraces({ how, what }: Pick<Need, 'what' | 'how'>): boolean {
  return !isDiet(what) && (how ?? 'allergy') === 'allergy'
}

/** The dishes a person chose, in the order of their choices, without "None for me". */
export function compareChosenDishes(person: PersonChoices, dishes: Dishes): ChosenDish[] {
  return Object.entries(person.selections)
    .filter(([, itemId]) => isServed(itemId))
    .map(([categoryId, itemId]) => ({
      categoryId,
      itemId,
      ...(itemId === noDishButSubstitute
        ? emptyOnDish
        : compareWithNeeds(person, itemId, dishes.get(itemId) ?? nothing)),
    }))
}

function compareWithNeeds(
  person: PersonChoices,
  itemId: string,
  dish: Dish,
): Omit<ChosenDish, 'categoryId' | 'itemId'> {
  const needs = needsOnDish(person.needs ?? [], dish)
  const [worst] = needs
  const needsWarning = worst !== undefined && conflictLevel(worst) >= 3
  const wasShown = !needsWarning || person.shownVersions?.[itemId] === dish.version
  const storedWish = person.wishes?.[itemId] ?? null
  // "As it is" applies to the contents shown at that time. Newer contents are asked about again.
  const validWish =
    wasShown && !(storedWish === 'as_is' && hasWarningsSinceWish(person.wishNeeds?.[itemId], needs))
      ? storedWish
      : null
  const wish = needsWarning ? (validWish ?? 'ask') : wishForAnother(storedWish, worst)
  return { needs, state: worst?.state ?? null, needsWarning, wish, wasShown }
}

/** True if a person is warned of a need that they did not have when they wished the dish “as it is”. */
function hasWarningsSinceWish(
  wishNeeds: readonly string[] | undefined,
  needs: readonly NeedOnDish[],
): boolean {
  return wishNeeds !== undefined && warnings(needs).some((need) => !wishNeeds.includes(needKey(need)))
}

/** The key of a need among the needs of a wish. With another severity it is another need. */
export function needKey({ what, how }: Pick<Need, 'what' | 'how'>): string {
  return how ? `${what} ${how}` : what
}

/** A wish for another dish holds while the person has a need that the kitchen has not ruled out. */
function wishForAnother(wish: Wish | null, worst: NeedOnDish | undefined): Wish | null {
  return wish === 'ask' && worst !== undefined && conflictLevel(worst) > 0 ? 'ask' : null
}

/** Needs with a dish's state for each, the worst first, else in their own order. */
function needsOnDish(needs: readonly Need[], dish: Statements): NeedOnDish[] {
  return needs
    .map(({ what, how }): NeedOnDish => ({ what, ...(how && { how }), state: stateOf(dish, what) }))
    .sort((a, b) => conflictLevel(b) - conflictLevel(a))
}

/** The needs that a dish conflicts with, or of which it is not confirmed: the kitchen reads them beside it. */
export function needsToRead(needs: readonly NeedOnDish[]): NeedOnDish[] {
  return needs.filter((one) => conflictLevel(one) > 0)
}

/** The needs a person is warned of. */
export function warnings(needs: readonly NeedOnDish[]): NeedOnDish[] {
  return needs.filter((one) => conflictLevel(one) >= 3)
}

/**
 * The warnings that are new since a person chose the dish; null where its contents have not changed since. A change without a
 * new warning raises `shownVersions`, so an unseen change has at least one: a single warning is it. Of several, `wishNeeds`
 * tells which are new, and without it the result is empty.
 */
export function warningsSinceChoice(person: PersonChoices, dish: ChosenDish): NeedOnDish[] | null {
  if (dish.wasShown || person.shownVersions?.[dish.itemId] === undefined) return null
  const found = warnings(dish.needs)
  const wishNeeds = person.wishNeeds?.[dish.itemId]
  if (found.length === 1) return found
  return wishNeeds ? found.filter((need) => !wishNeeds.includes(needKey(need))) : []
}

/**
 * True if the kitchen must be asked about a chosen dish: the person wants another, or a need is not confirmed, and there is
 * no substitute. "As it is" settles what the person was warned of, and nothing that is not confirmed.
 */
export function mustAskKitchen(dish: ChosenDish, { hasSubstitute }: { hasSubstitute: boolean }): boolean {
  return !hasSubstitute && (dish.wish === 'ask' || unconfirmedNeeds(dish).length > 0)
}

/** The needs of which a chosen dish is not confirmed. */
export function unconfirmedNeeds({ needs }: Pick<ChosenDish, 'needs'>): NeedOnDish[] {
  return needs.filter(({ state }) => state === 'not_confirmed')
}

/**
 * The needs of which new contents warn and the old ones did not, or less severely. If there are none, the person has read of
 * all warnings, and `shownVersions` may be raised to the new version.
 */
export function addedWarnings(needs: readonly Need[], before: Statements, after: Statements): NeedOnDish[] {
  const severityBefore = new Map(needsOnDish(needs, before).map((one) => [one.what, conflictLevel(one)]))
  return warnings(needsOnDish(needs, after)).filter(
    (one) => conflictLevel(one) > (severityBefore.get(one.what) ?? 0),
  )
}

/**
 * True for a special guest: they have an allergy or intolerance, a note that states a need, a wish for another
 * dish or a substitute, or a diet in conflict. A diet that is not confirmed counts on a menu that states anything.
 * @param dishes result of `compareChosenDishes` for the person
 */
export function needsSpecialMeal(
  person: Pick<PersonChoices, 'needs'>,
  dishes: readonly ChosenDish[],
  context: { note: boolean; substitute: boolean; menuStatesContents: boolean },
): boolean {
  return (
    context.note ||
    context.substitute ||
    (person.needs ?? []).some(({ what, how }) => !isDiet(what) && how !== 'choice') ||
    dishes.some(({ wish }) => wish === 'ask') ||
    dishes.some(({ needs }) =>
      needs.some((one) => isDiet(one.what) && inConflict(one, context.menuStatesContents)),
    )
  )
}

function inConflict({ state }: NeedOnDish, menuStatesContents: boolean): boolean {
  return state === 'contains' || (state === 'not_confirmed' && menuStatesContents)
}
