import type { needsInText } from '#kitchen/words/shared'
import type { shownName } from '#menu/words/shared'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { noDishButSubstitute, noneForMe } from '../../party/rules/choices.ts'
import type { Person } from '../../party/shape/person.ts'
import type { MenuWithRemoved } from '../../party/shape/responses.ts'
import type { FallbackNames, KitchenPerson } from '../shape/kitchen-input.ts'
import type { Missing } from '../shape/planner-kitchen.ts'
import { kitchenFigures } from './figures.ts'
import { getsPlate } from './plate.ts'

/** A live response: `name` is its lead guest's. */
export type KitchenParty = { id: string; name: string; people: readonly Person[] }

type GuestId = { responseId: string; personId: string }

type FallbackNameWords = {
  kitchen: { noDishButSubstituteName: string }
  menu: { unknownCategory: string; unknownItem: string }
}
/** A course and its dishes with their names. */
export type CourseNames = { id: string; name: string; items: { id: string; name: string }[] }

/** The sentences of lists of people. */
export type ListWords = FallbackNameWords & {
  kitchen: { needsInText: typeof needsInText }
  menu: { shownName: typeof shownName }
}

type StatesNeed = (note: string) => boolean

/**
 * The courses of an event's figures as lists of people name them: with "(removed)" behind those off the menu, and without
 * removed ones that nobody chose.
 * @param statesNeed tells whether a note states a need, in the language it is read in
 */
export function namedCourses(
  parties: readonly KitchenParty[],
  menu: MenuWithRemoved,
  statesNeed: StatesNeed,
  words: ListWords,
): CourseNames[] {
  const { courses } = kitchenFigures(
    {
      people: parties.flatMap(peopleOf),
      menu,
      notComing: 0,
      dishes: new Map(),
      substitutes: [],
      tables: [],
      placements: [],
      extras: [],
      sparePercent: 0,
      guaranteed: null,
      version: 0,
      fallbackNames: fallbackNamesIn(words),
    },
    statesNeed,
  )
  const { shownName } = words.menu
  return courses.map(({ categoryId, items, ...course }) => ({
    id: categoryId,
    name: shownName(course),
    items: items.map((item) => ({ id: item.id, name: shownName(item) })),
  }))
}

/** The names of what the menu does not list, in a language. */
export function fallbackNamesIn({ kitchen, menu }: FallbackNameWords): FallbackNames {
  return { course: menu.unknownCategory, dish: menu.unknownItem, substitute: kitchen.noDishButSubstituteName }
}

/** A person's needs, ticked and in their note; empty where neither states one. */
export function needText(
  { needs = [], allergies }: Pick<Person, 'needs' | 'allergies'>,
  statesNeed: StatesNeed,
  words: { kitchen: Pick<ListWords['kitchen'], 'needsInText'> },
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return [words.kitchen.needsInText(needs, ownNeeds), statesNeed(allergies) ? allergies : '']
    .filter(Boolean)
    .join(' · ')
}

/** The people of a response as the kitchen counts them. */
export function peopleOf({ id, people }: KitchenParty): KitchenPerson[] {
  return people.map((person, index) => {
    const { name, allergies, selections, special, noteSorted, age, needs, wishes, wishNeeds, shownVersions } =
      person
    return {
      responseId: id,
      // People stored without an id are identified by their position.
      personId: person.id ?? String(index),
      name,
      note: allergies,
      special: special ?? null,
      selections,
      ...(noteSorted && { noteSorted }),
      ...(age && { age }),
      ...(needs && { needs }),
      ...(wishes && { wishes }),
      ...(wishNeeds && { wishNeeds }),
      ...(shownVersions && { shownVersions }),
    }
  })
}

/**
 * People who have yet to choose in some course. Nobody has to choose in a removed course or one without dishes, nor an infant
 * anywhere; who chose a removed dish has to choose again.
 */
export function peopleMissingChoices(
  parties: readonly KitchenParty[],
  menu: MenuWithRemoved,
  tableOf: (guest: GuestId) => string | undefined = () => undefined,
): Missing[] {
  const askedCourses = menu.filter(({ removed, items }) => !removed && items.some((item) => !item.removed))
  return parties.flatMap(({ id, name: party, people }) =>
    people
      .map((person, index) => ({
        ...person,
        table: tableOf({ responseId: id, personId: person.id ?? String(index) }),
      }))
      .filter(getsPlate)
      .map(({ name, selections, table }) => ({
        name,
        party,
        ...(table !== undefined && { table }),
        categoryIds: askedCourses
          .filter((course) => lacksChoice(course, selections[course.id]))
          .map(({ id }) => id),
      }))
      .filter(({ categoryIds }) => categoryIds.length > 0)
      .map((one) => ({ ...one, all: one.categoryIds.length === askedCourses.length })),
  )
}

function lacksChoice({ items }: MenuWithRemoved[number], choice: string | undefined): boolean {
  return (
    choice !== noneForMe &&
    choice !== noDishButSubstitute &&
    !items.some(({ id, removed }) => !removed && id === choice)
  )
}
