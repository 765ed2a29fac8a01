import type { InOtherWords as InAnyLanguage } from '#languages/in-other-words'
import type * as conflictWords from '#needs/words/guest-conflicts'
import type * as needWords from '#needs/words/shared'
import type { Category } from '../../menu/shape/menu.ts'
import { isServed } from '../../party/rules/choices.ts'
import type { Person } from '../../party/shape/person.ts'
import {
  type ChosenDish,
  compareChosenDishes,
  type Dish,
  mustAskKitchen,
  unconfirmedNeeds,
  warnings,
  warningsSinceChoice,
} from './conflicts.ts'
import { type State, stateOf } from './contents.ts'
import { type Refutation, refutationsOf } from './diets.ts'
import { hasStatedNeed } from './has-need.ts'
import { isDiet, type OwnNeed, type What } from './needs.ts'
import { statesNeed } from './note/states-need.ts'
import { dishesOf } from './stored-contents.ts'

/** Notices about a party's needs on the review and the receipt, as sentences: for each person, and for the party. */
export type NeedsNotices = {
  people: string[][]
  party: string[]
  /** Changes since the party responded, each with the course to look at; absent where nothing changed. */
  toReview?: DishToReview[] | undefined
}

/** A headline about a person's dish. `person` is their index. */
export type DishToReview = { sentence: string; person: number; categoryId: string }

/** A person's substitute for a dish, named in `words`. `by` wrote it down, and `agreedBy` agreed. */
export type GuestSubstitute = {
  personId: string
  categoryId: string
  itemId: string
  words: string
  agreedBy: string
  by: 'planner' | 'kitchen'
}

/** A substitute that ended. */
export type EndedGuestSubstitute = Omit<GuestSubstitute, 'itemId' | 'agreedBy'>

/** The sentences of these notices, in the reader's language. */
export type NoticeWords = InAnyLanguage<{
  conflicts: typeof conflictWords
  needs: Pick<typeof needWords, 'ageSaid' | 'needsAre' | 'needsSaid'>
}>

type NoticeContext = {
  words: NoticeWords
  ownNeeds?: readonly OwnNeed[] | undefined
  /** The organizer who asks. */
  organizer: string
  substitutes?: readonly GuestSubstitute[]
  /** Ended substitutes, where nothing is agreed since. */
  ended?: readonly EndedGuestSubstitute[]
  /** Sentences for a person whose note names something a dish contains. */
  noteSentences?: (person: Person) => string[]
  /** Answers are closed: guests have to ring about whatever is not agreed. */
  closed?: boolean
}

/** Statements of a dish that refute a diet; empty for any other need. */
export function statementsAgainstDiet(dish: Dish, what: What): Refutation[] {
  const contains = (one: What): boolean => (stateOf(dish, one) satisfies State) === 'contains'
  return isDiet(what) ? refutationsOf(dish.facts, contains, what) : []
}

/** The sentences of a party with its chosen dishes; undefined where nobody has needs, a note that states one, or an age. */
export function needsNotices(
  party: readonly Person[],
  categories: readonly Category[],
  context: NoticeContext,
): NeedsNotices | undefined {
  const { conflicts: words, needs: needsWords } = context.words
  const dishes = dishesOf(categories)
  const withNeeds = party.filter(hasStatedNeed)
  if (withNeeds.length === 0 && !context.ended?.length && !party.some(({ age }) => age)) return undefined
  let dishesToAsk = 0
  const toReview: DishToReview[] = []
  const people = party.map((person, index) => {
    const { needs = [], id, age } = person
    const noteSentences = context.noteSentences?.(person) ?? []
    const ageLines = age ? [needsWords.ageSaid(age, Object.values(person.selections).some(isServed))] : []
    const chosen = new Map(compareChosenDishes(person, dishes).map((dish) => [dish.categoryId, dish]))
    const ended = endedSubstitutes(person, categories, chosen, context)
    toReview.push(...ended.map(({ categoryId, sentence }) => ({ sentence, person: index, categoryId })))
    const substituteOf = (course: Category) => {
      const choice = person.selections[course.id] ?? ''
      const item = course.items.find((one) => one.id === chosen.get(course.id)?.itemId)
      return (context.substitutes ?? []).find(
        (one) =>
          one.personId === id &&
          one.categoryId === course.id &&
          (item ? one.itemId === item.id : !isServed(choice) && one.itemId === choice),
      )
    }
    if (needs.length === 0) {
      const agreed = categories.flatMap((course) => {
        const instead = substituteOf(course)
        return instead ? [substituteLine(course.name, instead, words)] : []
      })
      return [...ageLines, ...ended.map((one) => one.sentence), ...agreed, ...noteSentences]
    }
    // One line for all dishes of which the same needs are not confirmed.
    const unconfirmedDishes = new Map<string, string[]>()
    const lines = categories.flatMap((course) => {
      const dish = chosen.get(course.id)
      const item = course.items.find((one) => one.id === dish?.itemId)
      const instead = substituteOf(course)
      if (instead && !item) return [substituteLine(course.name, instead, words)]
      if (!dish || !item) return []
      if (warningsSinceChoice(person, dish)) {
        const sentence = words.dishChangedSince(item.name, index === 0 ? undefined : person.name)
        toReview.push({ sentence, person: index, categoryId: course.id })
      }
      if (mustAskKitchen(dish, { hasSubstitute: instead !== undefined })) {
        dishesToAsk++
        const needs = unconfirmedNeeds(dish)
        const sentence = words.notConfirmedHere(needs, {
          ownNeeds: context.ownNeeds ?? [],
          organizer: context.organizer,
        })
        if (needs.length > 0)
          unconfirmedDishes.set(sentence, [...(unconfirmedDishes.get(sentence) ?? []), item.name])
      }
      if (instead) return [substituteLine(course.name, instead, words)]
      return dish.needsWarning ? [warning(item.name, dish, dishes.get(item.id), person, context)] : []
    })
    const unconfirmedLines = [...unconfirmedDishes].map(([sentence, names]) =>
      words.ofDishes(names, sentence),
    )
    return [
      ...ageLines,
      needsWords.needsAre(needsWords.needsSaid(needs, context.ownNeeds)),
      ...ended.map((one) => one.sentence),
      ...lines,
      ...unconfirmedLines,
      ...noteSentences,
    ]
  })
  const askLine = context.closed
    ? words.noAnswerYet(context.organizer)
    : words.mustAskAbout(dishesToAsk, context.organizer)
  return {
    people,
    party: [...(dishesToAsk > 0 ? [askLine] : []), ...(withNeeds.length > 0 ? [words.tellTheStaff] : [])],
    ...(toReview.length > 0 && { toReview }),
  }
}

function substituteLine(
  course: string,
  { words: instead, agreedBy, by }: GuestSubstitute,
  words: NoticeWords['conflicts'],
): string {
  return words.agreedFor(course, instead, agreedBy, by === 'kitchen')
}

/** Substitutes a person was notified of that no longer hold. */
function endedSubstitutes(
  { id, allergies }: Person,
  categories: readonly Category[],
  chosen: ReadonlyMap<string, ChosenDish>,
  { ended = [], words }: NoticeContext,
): Omit<DishToReview, 'person'>[] {
  return categories.flatMap((course) => {
    const before = ended.find((one) => one.personId === id && one.categoryId === course.id)
    const dish = chosen.get(course.id)
    const item = course.items.find((one) => one.id === dish?.itemId)
    if (!before || !dish || !item) return []
    const again =
      mustAskKitchen(dish, { hasSubstitute: false }) || (statesNeed(allergies) && dish.wish !== 'as_is')
    const by = before.by === 'kitchen'
    const sentence = words.conflicts.noLongerHolds(
      course.name,
      before.words,
      by,
      again ? undefined : item.name,
    )
    return [{ sentence, categoryId: course.id }]
  })
}

const nothing: Dish = { contents: [], facts: [], version: 0 }

/**
 * Contents of a dish that its person must avoid, with their wish in their own words. Where they have not seen these contents,
 * the sentence says who asks the kitchen.
 */
function warning(
  name: string,
  dish: ChosenDish,
  stated: Dish = nothing,
  person: Person,
  { ownNeeds = [], organizer, words: { conflicts: words } }: NoticeContext,
): string {
  const found = warnings(dish.needs)
  const clauses = found
    .map((need) => words.atDish(need, statementsAgainstDiet(stated, need.what), { ownNeeds }))
    .join(' ')
  if (dish.wish === 'as_is') return words.wished(name, clauses, words.wishAsItIs)
  const wasAsItIs = person.wishes?.[dish.itemId] === 'as_is'
  if (wasAsItIs || !dish.wasShown) return words.notWished(name, clauses, organizer, wasAsItIs)
  return words.wished(name, clauses, words.wishToAsk(found, ownNeeds))
}
