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
  consented?: unknown
}

/** A response to merge: its address, '' for none, and its people. */
export type MergeableParty<P> = { email: string; party: readonly P[] }

/**
 * A field that both an edit and somebody else changed, to different values. `person` is their id, '' for the address. `part` is a
 * course's id, `name`, `needs`, `age`, `email`, or `inParty`: whether the person is in the party, by their name, or null if they
 * were removed.
 */
export type PartyClash = { person: string; part: string; yours: ClashValue; theirs: ClashValue }

/** A text, a dish with a wish for it, or needs and note; null for nothing. */
export type ClashValue = string | null | { item: string; wish: Wish } | { needs: string[]; allergies: string }

/** A value as it is compared. `true` means that the person is unchanged since the edit began; only `inParty` uses it. */
type Compared = ClashValue | true

/** The side that wins a clash: the edit, or the response stored since. */
export type Side = 'yours' | 'theirs'

/**
 * Merges an edit into a response that was changed meanwhile, by person and by course. Fields that only one side changed are taken
 * from that side.
 * @param base the response when the edit began
 * @param yours the edit
 * @param theirs the response stored since
 * @param side decides each clash
 * @returns the merged response, and the clashes; null if people have no ids to match them by, or nobody would be left
 */
export function mergeThreeWay<P extends Mergeable>(
  base: MergeableParty<P>,
  yours: MergeableParty<P>,
  theirs: MergeableParty<P>,
  side: (clash: PartyClash) => Side = () => 'theirs',
): { email: string; party: P[]; clashes: PartyClash[] } | null {
  if ([...base.party, ...theirs.party].some(({ id }) => id === undefined)) return null
  const clashes: PartyClash[] = []
  /** The side from which a part is taken. */
  const sideOf = (
    person: string,
    part: string,
    [baseValue, yourValue, theirValue]: [Compared, Compared, Compared],
  ): Side => {
    if (isEqual(yourValue, theirValue) || isEqual(yourValue, baseValue)) return 'theirs'
    if (isEqual(theirValue, baseValue)) return 'yours'
    const clash = { person, part, yours: clashValueOf(yourValue), theirs: clashValueOf(theirValue) }
    clashes.push(clash)
    return side(clash)
  }
  const added = yours.party.filter(({ id }) => findPerson(base.party, id) === undefined)
  const merged = theirs.party.flatMap((theirPerson) => {
    const id = theirPerson.id ?? ''
    const basePerson = findPerson(base.party, id)
    // If both added somebody of the same name, it is the same person.
    const yourPerson = basePerson ? findPerson(yours.party, id) : takeNamed(added, theirPerson.name)
    if (yourPerson)
      return [mergePerson(id, basePerson ?? blankOf(theirPerson), yourPerson, theirPerson, sideOf)]
    if (!basePerson) return [theirPerson]
    const isRemoved =
      sideOf(id, 'inParty', [true, null, isSamePerson(basePerson, theirPerson) ? true : theirPerson.name]) ===
      'yours'
    return isRemoved ? [] : [theirPerson]
  })
  const restored = yours.party.filter((yourPerson) => {
    const basePerson = findPerson(base.party, yourPerson.id)
    if (!basePerson || findPerson(theirs.party, yourPerson.id)) return false
    return (
      sideOf(yourPerson.id ?? '', 'inParty', [
        true,
        isSamePerson(basePerson, yourPerson) ? true : yourPerson.name,
        null,
      ]) === 'yours'
    )
  })
  const party = [...merged, ...restored, ...added]
  const { email } = sideOf('', 'email', [base.email, yours.email, theirs.email]) === 'yours' ? yours : theirs
  return party.length === 0 ? null : { email, party, clashes }
}

type SideOf = (person: string, part: string, values: [Compared, Compared, Compared]) => Side

function mergePerson<P extends Mergeable>(
  id: string,
  basePerson: Mergeable,
  yourPerson: P,
  theirPerson: P,
  sideOf: SideOf,
): P {
  /** The person, yours or theirs, from whom a part is taken. */
  const take = (part: string, partOf: (person: Mergeable) => Compared) =>
    sideOf(id, part, [partOf(basePerson), partOf(yourPerson), partOf(theirPerson)]) === 'yours'
      ? yourPerson
      : theirPerson
  const { name } = take('name', (person) => person.name)
  const { needs, allergies, consent, consented } = take('needs', comparableNeeds)
  const { age } = take('age', (person) => person.age ?? null)
  const courses = new Set(
    [basePerson, yourPerson, theirPerson].flatMap(({ selections }) => Object.keys(selections)),
  )
  const chosen = [...courses].flatMap((course) => {
    const from = take(course, (person) => choiceIn(person, course))
    const item = from.selections[course]
    return item ? [{ course, item, from }] : []
  })
  /** Values by dish, of each chosen dish from the person whose choice it is. */
  const takeOfChosen = <Value>(valuesOf: (person: Mergeable) => Record<string, Value> | undefined) =>
    Object.fromEntries(
      chosen.flatMap(({ item, from }) => {
        const value = valuesOf(from)?.[item]
        return value === undefined ? [] : [[item, value]]
      }),
    )
  return {
    ...theirPerson,
    name,
    needs,
    allergies,
    age,
    ...(consent === undefined ? {} : { consent }),
    ...(consented === undefined ? {} : { consented }),
    selections: Object.fromEntries(chosen.map(({ course, item }) => [course, item])),
    wishes: takeOfChosen(({ wishes }) => wishes),
    wishNeeds: takeOfChosen(({ wishNeeds }) => wishNeeds),
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

function comparableNeeds({ needs = [], allergies }: Mergeable): ClashValue {
  const ticked = needs.map(({ what, how }) => `${what} ${how}`).sort()
  return { needs: ticked, allergies: allergies.trim() }
}

function isSamePerson(one: Mergeable, other: Mergeable): boolean {
  const courses = new Set([one, other].flatMap(({ selections }) => Object.keys(selections)))
  const comparable = (person: Mergeable) => [
    person.name,
    comparableNeeds(person),
    person.age ?? null,
    [...courses].map((course) => choiceIn(person, course)),
  ]
  return isEqual(comparable(one), comparable(other))
}

function findPerson<P extends Mergeable>(party: readonly P[], id: string | undefined): P | undefined {
  return party.find((person) => id !== undefined && person.id === id)
}

/** Removes the person of a name from a list, and returns them. */
function takeNamed<P extends Mergeable>(people: P[], name: string): P | undefined {
  const index = people.findIndex((person) => person.name.trim() === name.trim())
  return index < 0 ? undefined : people.splice(index, 1)[0]
}

function blankOf({ name }: Mergeable): Mergeable {
  return { name, allergies: '', selections: {} }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
