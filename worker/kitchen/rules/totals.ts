import type { needsInText } from '#kitchen/words/shared'
import type { shownName } from '#menu/words/shared'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { agreedAlone, noneForMe } from '../../party/rules/choices.ts'
import type { Person } from '../../party/shape/person.ts'
import type { KnownMenu, Totals } from '../../party/shape/responses.ts'
import type { Kitchen, KitchenPerson, Special, Unlisted } from '../shape/kitchen.ts'
import { getsPlate } from './plate.ts'
import { kitchenSheet } from './sheet.ts'

/** A live response: `name` is its lead guest's. */
export type KitchenParty = { id: string; name: string; people: readonly Person[] }

type GuestOf = { responseId: string; personId: string }

type UnlistedWords = {
  kitchen: { agreedAloneName: string }
  menu: { unknownCategory: string; unknownItem: string }
}
/** The sentences of totals. */
export type TotalsWords = UnlistedWords & {
  kitchen: { needsInText: typeof needsInText }
  menu: { shownName: typeof shownName }
}

type StatesNeed = (words: string) => boolean

/**
 * An event's figures for the kitchen: the counts of each course, who has not chosen where, and every need with what its
 * person eats. Contents of dishes and agreements are left out of account.
 * @param parties in order of arrival
 * @param statesNeed tells whether words state a need, in the language they are read in
 */
export function kitchenTotals(
  parties: readonly KitchenParty[],
  menu: KnownMenu,
  notComing: number,
  statesNeed: StatesNeed,
  words: TotalsWords,
): Totals {
  const kitchen = kitchenSheet(
    {
      ...{ people: parties.flatMap(peopleOf), menu, notComing },
      ...{ dishes: new Map(), alternatives: [], tables: [], placements: [], extras: [] },
      ...{ spare: 0, guaranteed: null, version: 0, unlisted: unlistedIn(words) },
    },
    statesNeed,
  )
  return totalsFrom(kitchen, parties, menu, words)
}

/**
 * The kitchen's figures as totals.
 * @param own the event's own needs
 */
export function totalsFrom(
  kitchen: Kitchen,
  parties: readonly KitchenParty[],
  menu: KnownMenu,
  words: TotalsWords,
  own: readonly OwnNeed[] = [],
): Totals {
  const leads = new Map(parties.map(({ id, name }) => [id, name]))
  return {
    categories: categoriesOf(kitchen, words),
    guests: kitchen.guests,
    notComing: kitchen.notComing,
    missing: missingOf(parties, menu),
    allergies: kitchen.specials.map(({ name, responseId, needs, words: written, dishes }) => ({
      name,
      party: leads.get(responseId) ?? name,
      text: [words.kitchen.needsInText(needs, own), written].filter(Boolean).join(' · '),
      dishes: dishes.map(({ categoryId, itemId }) => ({ categoryId, itemId })),
    })),
  }
}

/** The names of what the menu does not list, in a language. */
export function unlistedIn({ kitchen, menu }: UnlistedWords): Unlisted {
  return { course: menu.unknownCategory, dish: menu.unknownItem, agreed: kitchen.agreedAloneName }
}

/** A person's needs, ticked and in their own words; empty where neither states one. */
export function needText(
  { needs = [], allergies }: Pick<Person, 'needs' | 'allergies'>,
  statesNeed: StatesNeed,
  words: { kitchen: Pick<TotalsWords['kitchen'], 'needsInText'> },
  own: readonly OwnNeed[] = [],
): string {
  return [words.kitchen.needsInText(needs, own), statesNeed(allergies) ? allergies : '']
    .filter(Boolean)
    .join(' · ')
}

/** The people of a response as the kitchen counts them. */
export function peopleOf({ id, people }: KitchenParty): KitchenPerson[] {
  return people.map((person, index) => {
    const { name, allergies, selections, special, matched, age, needs, wishes, decided, shown } = person
    return {
      responseId: id,
      // Parties of before people had ids are counted by position.
      personId: person.id ?? String(index),
      name,
      words: allergies,
      special: special ?? null,
      selections,
      ...(matched && { matched }),
      ...(age && { age }),
      ...(needs && { needs }),
      ...(wishes && { wishes }),
      ...(decided && { decided }),
      ...(shown && { shown }),
    }
  })
}

function categoriesOf({ courses, specials }: Kitchen, { menu }: TotalsWords): Totals['categories'] {
  const needing = eatenBy(specials)
  return courses.map(({ categoryId, name, removed, items, noneForMe, notChosen }) => ({
    id: categoryId,
    name: menu.shownName({ name, removed }),
    items: items.map((item) => ({
      id: item.id,
      name: menu.shownName(item),
      count: item.total,
      withNeed: needing.get(item.id) ?? 0,
    })),
    noneForMe,
    none: notChosen,
  }))
}

function eatenBy(specials: readonly Special[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { itemId } of specials.flatMap(({ dishes }) => dishes))
    if (itemId !== null) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
  return counts
}

/**
 * People with courses they have not chosen in. Removed courses and those without dishes ask nobody; a removed dish has to be
 * chosen again; an infant without a dish misses none.
 */
export function missingOf(
  parties: readonly KitchenParty[],
  menu: KnownMenu,
  tableOf: (guest: GuestOf) => string | undefined = () => undefined,
): Totals['missing'] {
  const asking = menu.filter(({ removed, items }) => !removed && items.some((item) => !item.removed))
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
        categoryIds: asking.filter((course) => isOpen(course, selections[course.id])).map(({ id }) => id),
      }))
      .filter(({ categoryIds }) => categoryIds.length > 0)
      .map((one) => ({ ...one, all: one.categoryIds.length === asking.length })),
  )
}

function isOpen({ items }: KnownMenu[number], choice: string | undefined): boolean {
  return (
    choice !== noneForMe &&
    choice !== agreedAlone &&
    !items.some(({ id, removed }) => !removed && id === choice)
  )
}
