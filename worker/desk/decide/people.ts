import type { Actor } from '#core/actor'
import { personIdLength, randomId } from '#core/ids'
import { needKey } from '#needs/rules/conflicts'
import { consentVersion } from '#needs/rules/consent'
import { hasStatedNeed } from '#needs/rules/has-need'
import type { Need } from '#needs/rules/needs'
import { statesNeed } from '#needs/rules/note/states-need'
import type { Person, SentPerson } from '#party/shape/person'
import { onlyChosenDishes } from '#party/shape/submission'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'

/** The edit that a person's changes belong to: its author, time, language and menu. */
export type EditContext = {
  actor: Actor
  at: number
  language?: string | null | undefined
  menu: MenuChoices
  menuVersion?: number | undefined
}

/**
 * Matches each sent person with a stored one by id; of two with the same id, only the first. If nobody sends an id, by position.
 */
export function matchPeople(sent: readonly SentPerson[], stored: readonly Person[]): (Person | undefined)[] {
  if (!identifiesPeople(sent)) return sent.map((_, index) => stored[index])
  return sent.map(({ id }, index) =>
    id !== undefined && sent.findIndex((other) => other.id === id) === index
      ? stored.find((person) => person.id === id)
      : undefined,
  )
}

/** True if a sent party identifies its people by ids. */
export function identifiesPeople(sent: readonly SentPerson[]): boolean {
  return sent.some(({ id }) => id !== undefined)
}

/** A sent party as it is stored in place of another. New people get an id; special numbers are given later. */
export function storedFromSent(
  sent: readonly SentPerson[],
  stored: readonly Person[],
  context: EditContext,
): Person[] {
  const matched = matchPeople(sent, stored)
  const usedIds = new Set(stored.map(({ id }) => id))
  const drawNewId = () => {
    let id = randomId(personIdLength)
    while (usedIds.has(id)) id = randomId(personIdLength)
    usedIds.add(id)
    return id
  }
  return sent.map((person, index) => {
    const storedPerson = matched[index] ?? { name: '', allergies: '', selections: {} }
    return mergePerson(person, { ...storedPerson, id: storedPerson.id ?? drawNewId() }, context)
  })
}

/** A sent person as stored. Values that the server adds stay while they are still valid. */
export function mergePerson(sent: SentPerson, stored: Person, context: EditContext): Person {
  const { name, allergies, selections, age } = sent
  const isPlanner = context.actor.kind !== 'guest'
  const needs = sent.needs && keepAuthors(sent.needs, stored.needs)
  const wishes =
    needs && undefinedIfEmpty(onlyChosenDishes(isPlanner ? stored.wishes : sent.wishes, selections))
  const wishNeeds =
    wishes &&
    undefinedIfEmpty(wishNeedsOf({ ...sent, needs, wishes, ...(isPlanner && { wishNeeds: {} }) }, stored))
  const shownVersions =
    needs &&
    undefinedIfEmpty(
      isPlanner ? onlyChosenDishes(stored.shownVersions, selections) : shownVersionsOf(selections, context),
    )
  const consent = consentOf({ ...sent, needs }, stored, context)
  const noteBecameNeeds =
    isPlanner && needs?.some((need) => need.by === 'planner' && !stored.needs?.includes(need))
  const noteSorted =
    (noteBecameNeeds || (stored.noteSorted && allergies === stored.allergies)) && statesNeed(allergies)
  return {
    name,
    allergies,
    selections,
    ...(stored.id !== undefined && { id: stored.id }),
    ...(needs && { needs }),
    ...(wishes && { wishes }),
    ...(wishNeeds && { wishNeeds }),
    ...(age && { age }),
    ...(shownVersions && { shownVersions }),
    ...(consent && { consent }),
    ...(noteSorted && { noteSorted: true as const }),
    ...(stored.special !== undefined && { special: stored.special }),
  }
}

/**
 * The needs that each wish "as it is" covers: those the page sent, else those of the stored wish, else (for a new wish) all
 * current needs. A need added later is therefore not covered.
 */
function wishNeedsOf(
  { needs = [], wishes = {}, wishNeeds = {} }: SentPerson,
  stored: Person,
): Record<string, string[]> {
  const keys = needs.map(needKey)
  const asItIs = Object.keys(wishes).filter((item) => wishes[item] === 'as_is')
  return Object.fromEntries(
    asItIs.map((item) => {
      const isOldWish = stored.wishes?.[item] === 'as_is'
      const coveredBefore = isOldWish ? (stored.wishNeeds?.[item] ?? (stored.needs ?? []).map(needKey)) : keys
      const covered = wishNeeds[item] ?? coveredBefore
      return [item, keys.filter((key) => covered.includes(key))]
    }),
  )
}

/** Needs with their authors: an unchanged need keeps its author. */
function keepAuthors(needs: readonly Need[], stored: readonly Need[] = []): Need[] {
  return needs.map((need) => stored.find((one) => isSame(one, need)) ?? need)
}

function isSame(a: Need, b: Need): boolean {
  return a.what === b.what && a.how === b.how
}

/** A guest's consent covers the needs that came with it. A planner neither gives nor withdraws one. */
function consentOf(
  sent: SentPerson,
  stored: Person,
  { actor, at, language }: EditContext,
): Person['consent'] {
  if (!hasStatedNeed(sent)) return undefined
  const { needs = [] } = sent
  const isUnchanged =
    sent.allergies === stored.allergies &&
    needs.length === (stored.needs?.length ?? 0) &&
    needs.every((need) => stored.needs?.some((one) => isSame(one, need)))
  if (actor.kind !== 'guest') return stored.consent
  if (isUnchanged && stored.consent) return stored.consent
  return sent.consent ? { at, version: consentVersion, ...(language && { language }) } : undefined
}

/** Versions of contents that the page's menu showed, by chosen dish. A page that names no menu version saw all of them. */
function shownVersionsOf(
  selections: Record<string, string>,
  { menu, menuVersion = Number.POSITIVE_INFINITY }: EditContext,
): Record<string, number> {
  const versions = Object.entries(selections).flatMap(([category, item]) => {
    const { items, contentsChangedIn } = menu.get(category) ?? {}
    return items?.has(item) ? [[item, contentsChangedIn?.get(item) ?? 0] as const] : []
  })
  return Object.fromEntries(versions.filter(([, version]) => version <= menuVersion))
}

function undefinedIfEmpty<Value>(map: Record<string, Value>): Record<string, Value> | undefined {
  return Object.keys(map).length > 0 ? map : undefined
}
