import { type SQL, sql } from 'drizzle-orm'
import { hasStatedNeed } from '#needs/rules/has-need'
import type { Person } from '#party/shape/person'

/**
 * A party for `numberedParty`: a person who needs a special number gets a negative placeholder, -1 for the event's next
 * number, -2 for the one after it.
 * @param placeholders the number of placeholders that the same statement holds before
 */
export function withNumberPlaceholders(
  party: readonly Person[],
  placeholders = 0,
): { party: Person[]; placeholders: number } {
  let last = placeholders
  const people = party.map((person) =>
    person.special === undefined && hasStatedNeed(person) ? { ...person, special: -++last } : person,
  )
  return { party: people, placeholders: last }
}

/**
 * SQL for a party in which everybody has their number. Numbers come from the event's own row, so two
 * running instances of its desk never give the same.
 * @param party result of `withNumberPlaceholders`, as JSON
 * @param next the event's next number, which triggers raise above every number that is stored
 */
export function numberedParty(party: SQL, next: SQL): SQL {
  return sql`(select json_group_array(case when person.value ->> 'special' < 0
    then json_set(person.value, '$.special', ${next} - 1 - (person.value ->> 'special'))
    else json(person.value) end) from json_each(${party}) person)`
}

/** Condition on a response: its party has all of these people, and nobody in it has a need or ever had a number. */
export function isStoredWithoutNeedsSql(people: readonly Person[]): SQL {
  const ids = JSON.stringify(people.map(({ id }) => id))
  return sql`not exists (select 1 from json_each(selections) p
      where p.value -> 'special' is not null or p.value -> 'needs' is not null)
    and not exists (select 1 from json_each(${ids}) one
      where one.value not in (select p.value ->> 'id' from json_each(selections) p where p.value -> 'id' is not null))`
}

/** SQL for one party with the special numbers it still lacks, in a statement on a response of the event of a code. */
export function storedParty(party: readonly Person[], code: string): SQL {
  const { party: people, placeholders } = withNumberPlaceholders(party)
  const json = sql`${JSON.stringify(people)}`
  return placeholders === 0
    ? json
    : numberedParty(json, sql`(select next_special from events where event_code = ${code})`)
}
