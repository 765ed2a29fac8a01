import type { Need, Wish } from '../../needs/rules/needs.ts'

/** A person as an edit sends or a page holds them. */
type Mergeable = {
  id?: string | undefined
  name: string
  allergies: string
  selections: Record<string, string>
  needs?: Need[] | undefined
  wishes?: Record<string, Wish> | undefined
  wishNeeds?: Record<string, string[]> | undefined
  age?: string | undefined
  consent?: unknown
  passed?: unknown
}

/** One party's answer: its address, '' for none, and its people. */
export type Mergeables<P> = { email: string; party: readonly P[] }

/**
 * A field both an edit and somebody else changed, to different values. `person` is their id, '' for the address. `part` is a
 * course's id, `name`, `needs`, `age`, `there` (in the party: their name, or null where they were taken out) or `email`.
 */
export type Clash = { person: string; part: string; yours: ClashValue; theirs: ClashValue }

/** A text, a dish with a wish for it, or needs and words; null for nothing. */
export type ClashValue = string | null | { item: string; wish: Wish } | { needs: string[]; allergies: string }

/** A value as it is compared. `true`: a person as the edit found them. */
type Compared = ClashValue | true

/** The side that holds of each clash. */
export type Side = 'yours' | 'theirs'

/**
 * Merges an edit into an answer that was changed meanwhile: by person, and by course. What only one side changed is taken
 * from that side.
 * @param base the answer as it was when the edit began
 * @param side decides each clash; until it is decided, the newer answer's side holds
 * @returns the merged answer, and what both changed; null where people cannot be told apart, or nobody would be left
 */
export function mergeParty<P extends Mergeable>(
  base: Mergeables<P>,
  yours: Mergeables<P>,
  theirs: Mergeables<P>,
  side: (clash: Clash) => Side = () => 'theirs',
): { email: string; party: P[]; clashes: Clash[] } | null {
  if ([...base.party, ...theirs.party].some(({ id }) => id === undefined)) return null
  const clashes: Clash[] = []
  /** The side that a part is taken from. */
  const sideOf = (person: string, part: string, [was, mine, other]: [Compared, Compared, Compared]): Side => {
    if (same(mine, other) || same(mine, was)) return 'theirs'
    if (same(other, was)) return 'yours'
    const clash = { person, part, yours: clashValueOf(mine), theirs: clashValueOf(other) }
    clashes.push(clash)
    return side(clash)
  }
  const added = yours.party.filter(({ id }) => find(base.party, id) === undefined)
  const stayed = theirs.party.flatMap((other) => {
    const id = other.id ?? ''
    const was = find(base.party, id)
    // Both added somebody of one name: it is one person.
    const mine = was ? find(yours.party, id) : takeNamed(added, other.name)
    if (mine) return [mergePerson(id, was ?? blankOf(other), mine, other, sideOf)]
    if (!was) return [other]
    const taken = sideOf(id, 'there', [true, null, samePerson(was, other) ? true : other.name]) === 'yours'
    return taken ? [] : [other]
  })
  const back = yours.party.filter((mine) => {
    const was = find(base.party, mine.id)
    if (!was || find(theirs.party, mine.id)) return false
    return sideOf(mine.id ?? '', 'there', [true, samePerson(was, mine) ? true : mine.name, null]) === 'yours'
  })
  const party = [...stayed, ...back, ...added]
  const email = sideOf('', 'email', [base.email, yours.email, theirs.email]) === 'yours' ? yours : theirs
  return party.length === 0 ? null : { email: email.email, party, clashes }
}

type SideOf = (person: string, part: string, values: [Compared, Compared, Compared]) => Side

function mergePerson<P extends Mergeable>(id: string, was: Mergeable, mine: P, other: P, sideOf: SideOf): P {
  const take = (part: string, of: (person: Mergeable) => Compared) =>
    sideOf(id, part, [of(was), of(mine), of(other)]) === 'yours' ? mine : other
  const { name } = take('name', (person) => person.name)
  const { needs, allergies, consent, passed } = take('needs', needsOf)
  const { age } = take('age', (person) => person.age ?? null)
  const courses = new Set([was, mine, other].flatMap(({ selections }) => Object.keys(selections)))
  const chosen = [...courses].flatMap((course) => {
    const from = take(course, (person) => choiceIn(person, course))
    const item = from.selections[course]
    return item ? [{ course, item, from }] : []
  })
  const kept = <Value>(of: (person: Mergeable) => Record<string, Value> | undefined) =>
    Object.fromEntries(
      chosen.flatMap(({ item, from }) => {
        const value = of(from)?.[item]
        return value === undefined ? [] : [[item, value]]
      }),
    )
  return {
    ...other,
    ...{ name, needs, allergies, age },
    ...(consent === undefined ? {} : { consent }),
    ...(passed === undefined ? {} : { passed }),
    selections: Object.fromEntries(chosen.map(({ course, item }) => [course, item])),
    wishes: kept(({ wishes }) => wishes),
    wishNeeds: kept(({ wishNeeds }) => wishNeeds),
  }
}

function clashValueOf(value: Compared): ClashValue {
  return value === true ? null : value
}

function choiceIn({ selections, wishes }: Mergeable, course: string): ClashValue {
  const item = selections[course]
  if (!item) return null
  const wish = wishes?.[item]
  return wish === undefined ? item : { item, wish }
}

function needsOf({ needs = [], allergies }: Mergeable): ClashValue {
  const ticked = needs.map(({ what, how }) => `${what} ${how}`).sort()
  return { needs: ticked, allergies: allergies.trim() }
}

function samePerson(one: Mergeable, other: Mergeable): boolean {
  const courses = new Set([one, other].flatMap(({ selections }) => Object.keys(selections)))
  const comparable = (person: Mergeable) => [
    person.name,
    needsOf(person),
    person.age ?? null,
    [...courses].map((course) => choiceIn(person, course)),
  ]
  return same(comparable(one), comparable(other))
}

function find<P extends Mergeable>(party: readonly P[], id: string | undefined): P | undefined {
  return party.find((person) => id !== undefined && person.id === id)
}

function takeNamed<P extends Mergeable>(people: P[], name: string): P | undefined {
  const at = people.findIndex((person) => person.name.trim() === name.trim())
  return at < 0 ? undefined : people.splice(at, 1)[0]
}

function blankOf({ name }: Mergeable): Mergeable {
  return { name, allergies: '', selections: {} }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
