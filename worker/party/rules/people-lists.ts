import { byName } from '#core/natural'
import {
  type CourseNames,
  type ListWords as CourseWords,
  type KitchenParty,
  namedCourses,
  needText,
} from '../../kitchen/rules/parties.ts'
import { getsPlate } from '../../kitchen/rules/plate.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { MenuWithRemoved } from '../shape/responses.ts'
import { noneForMe } from './choices.ts'

/** A person in a list. `text` is their needs and note; empty without a need. */
export type ListedPerson = { name: string; party: string; text: string }

/** A person with what they eat: a dish, "None for me", or null for no choice. */
type PersonWithDishes = ListedPerson & { dishes: { categoryId: string; itemId: string | null }[] }

/** People by dish: each dish of a course with its people by name, and those without one. */
export type CourseList = { id: string; name: string; dishes: { name: string; people: ListedPerson[] }[] }[]

/** Parties by the name of their lead guest, with what each person eats. */
export type PartyList = {
  categories: CourseNames[]
  parties: { lead: string; people: PersonWithDishes[] }[]
}

/** The sentences of these lists. */
export type ListWords = CourseWords & { menu: Record<'noChoice' | 'noneName' | 'noPlate', string> }

type StatesNeed = (words: string) => boolean

/** Lists people by course and dish. "None for me", no choice and no plate are left out if nobody is in them. */
export function byCourse(
  parties: readonly KitchenParty[],
  menu: MenuWithRemoved,
  statesNeed: StatesNeed,
  words: ListWords,
  ownNeeds: readonly OwnNeed[] = [],
): CourseList {
  const people = parties
    .flatMap(({ name: party, people: all }) =>
      all.map((person) => ({
        listed: { name: person.name, party, text: needText(person, statesNeed, words, ownNeeds) },
        selections: person.selections,
        hasPlate: getsPlate(person),
      })),
    )
    .sort((a, b) => byName(a.listed.name, b.listed.name))
  return namedCourses(parties, menu, statesNeed, words).map(({ id, name, items }) => {
    const peopleWith = (itemId: string) =>
      people
        .filter(({ selections, hasPlate }) => hasPlate && (selections[id] ?? '') === itemId)
        .map(({ listed }) => listed)
    const others = [
      { name: words.menu.noneName, people: peopleWith(noneForMe) },
      { name: words.menu.noChoice, people: peopleWith('') },
      {
        name: words.menu.noPlate,
        people: people.filter(({ hasPlate }) => !hasPlate).map(({ listed }) => listed),
      },
    ].filter((group) => group.people.length > 0)
    return {
      id,
      name,
      dishes: [...items.map((item) => ({ name: item.name, people: peopleWith(item.id) })), ...others],
    }
  })
}

/** Lists people by party; without dishes if they get no plate. A course that left the menu is listed for those who chose in it. */
export function byParty(
  parties: readonly KitchenParty[],
  menu: MenuWithRemoved,
  statesNeed: StatesNeed,
  words: ListWords,
  ownNeeds: readonly OwnNeed[] = [],
): PartyList {
  const categories = namedCourses(parties, menu, statesNeed, words)
  const liveCategories = new Set(menu.filter(({ removed }) => !removed).map(({ id }) => id))
  return {
    categories,
    parties: parties
      .toSorted((a, b) => byName(a.name, b.name))
      .map(({ name: lead, people }) => ({
        lead,
        people: people.map((person) => ({
          name: person.name,
          party: lead,
          text: needText(person, statesNeed, words, ownNeeds),
          dishes: getsPlate(person)
            ? categories
                .map(({ id }) => ({ categoryId: id, itemId: person.selections[id] || null }))
                .filter(({ categoryId, itemId }) => itemId !== null || liveCategories.has(categoryId))
            : [],
        })),
      })),
  }
}
