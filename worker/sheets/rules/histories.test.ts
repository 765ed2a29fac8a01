import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kitchen as words } from '#languages/en/kitchen'
import { diffWords } from '#sheets/words/kitchen-diff'
import { kitchenFigures } from '../../kitchen/rules/figures.ts'
import { fallbackNamesIn } from '../../kitchen/rules/parties.ts'
import type { KitchenInput, KitchenPerson, Placement, Substitute } from '../../kitchen/shape/kitchen-input.ts'
import type { Dish } from '../../needs/rules/conflicts.ts'
import type { ContentState } from '../../needs/rules/contents.ts'
import type { Need, Wish } from '../../needs/rules/needs.ts'
import { applyChanges } from '../../testing/factories/apply-changes.ts'
import { erasedLines } from '../../testing/factories/erased-lines.ts'
import { type Sheet, type SheetDish, sheetOf } from '../shape/sheet.ts'
import { canonical, isSameContent } from './canonical.ts'
import { diff, withoutErased } from './diff.ts'
import { diffLines } from './lines.ts'
import { scopedSheet } from './scope.ts'

// An event as it goes on: parties answer, change their minds, withdraw and come back; the planner changes menu,
// contents, tables and extras; people are erased; now and then a sheet is issued. Everything has a name that stands
// nowhere else, so that a name in the wrong place is found.
const courseIds = ['Qc1', 'Qc2']
const itemIds = ['Qi1', 'Qi2', 'Qi3']
const tableIds = ['Qt1', 'Qt2']
const parties = ['Qr1', 'Qr2', 'Qr3']
const persons = ['Qp1', 'Qp2']

const needs: (Need[] | undefined)[] = [
  undefined,
  [{ what: 'milk', how: 'allergy', by: 'guest' }],
  [{ what: 'vegan', by: 'guest' }],
  [
    { what: 'almonds', how: 'intolerance', by: 'guest' },
    { what: 'own:k', how: 'choice', by: 'planner' },
  ],
]

const who = fc.record({ party: fc.constantFrom(...parties), person: fc.constantFrom(...persons) })
const course = fc.constantFrom(...courseIds)
const item = fc.constantFrom(...itemIds)
const small = fc.nat(3)

const step = fc.oneof(
  fc.record({
    does: fc.constant('choose' as const),
    who,
    course,
    choice: fc.constantFrom('', 'none', ...itemIds),
  }),
  fc.record({ does: fc.constant('need' as const), who, at: small }),
  fc.record({ does: fc.constant('wish' as const), who, item, wish: fc.constantFrom<Wish>('ask', 'as_is') }),
  fc.record({ does: fc.constant('words' as const), who, words: fc.constantFrom('', 'Qw none', 'Qw some') }),
  fc.record({
    does: fc.constant('age' as const),
    who,
    age: fc.constantFrom(undefined, 'child' as const, 'infant' as const),
  }),
  fc.record({ does: fc.constantFrom('come' as const, 'leave' as const, 'erase' as const), who }),
  fc.record({ does: fc.constantFrom('rename' as const, 'remove' as const), course, item }),
  fc.record({ does: fc.constant('remove course' as const), course }),
  fc.record({
    does: fc.constant('state' as const),
    item,
    what: fc.constantFrom('milk' as const, 'nuts' as const, 'own:k' as const),
    state: fc.constantFrom<ContentState>('contains', 'may', 'without'),
  }),
  fc.record({ does: fc.constant('agree' as const), who, course, item }),
  fc.record({
    does: fc.constant('place' as const),
    who,
    table: fc.constantFrom(...tableIds),
    seat: fc.constantFrom(null, 1, 2),
  }),
  fc.record({
    does: fc.constantFrom('table' as const, 'extra' as const, 'time' as const, 'turn' as const),
    at: small,
  }),
  fc.record({ does: fc.constant('issue' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

class Event {
  people: KitchenPerson[] = []
  menu = courseIds.map((id) => ({
    id,
    name: `${id} name`,
    removed: false,
    time: null as string | null,
    defaultItemId: null as string | null,
    items: itemIds.map((itemId) => ({ id: itemId, name: `${itemId} name`, removed: false })),
  }))
  dishes = new Map<string, Dish>()
  substitutes: Substitute[] = []
  tables: { id: string; name: string }[] = []
  placements: Placement[] = []
  extras: { label: string; count: number }[] = []
  sheets: Sheet[] = []
  #next = 1

  find({ party, person }: { party: string; person: string }): KitchenPerson {
    const found = this.people.find(({ responseId, personId }) => responseId === party && personId === person)
    if (found) return found
    const made: KitchenPerson = {
      responseId: party,
      personId: person,
      name: `Qn ${party} ${person}`,
      note: '',
      special: null,
      selections: {},
    }
    this.people.push(made)
    return made
  }

  change(who: { party: string; person: string }, more: Partial<KitchenPerson>): void {
    const before = this.find(who)
    const special = before.special ?? (more.needs || more.note ? this.#next++ : null)
    this.people[this.people.indexOf(before)] = { ...before, ...more, special }
  }

  take(one: Step): void {
    const inMenu = (id: string) => this.menu.find((each) => each.id === id)
    const inCourse = (id: string, itemId: string) => inMenu(id)?.items.find((each) => each.id === itemId)
    switch (one.does) {
      case 'choose':
        this.change(one.who, {
          selections: { ...this.find(one.who).selections, [one.course]: one.choice },
        })
        return
      case 'need':
        this.change(one.who, { needs: needs[one.at] })
        return
      case 'wish': {
        const told = {
          ...this.find(one.who).shownVersions,
          [one.item]: this.dishes.get(one.item)?.version ?? 0,
        }
        this.change(one.who, {
          wishes: { ...this.find(one.who).wishes, [one.item]: one.wish },
          shownVersions: told,
        })
        return
      }
      case 'words':
        this.change(one.who, { note: one.words })
        return
      case 'age':
        this.change(one.who, { age: one.age })
        return
      case 'come':
        this.change(one.who, {})
        return
      case 'leave':
        this.people = this.people.filter((each) => each !== this.find(one.who))
        return
      case 'erase':
        this.change(one.who, {
          name: '',
          note: '',
          needs: undefined,
          wishes: undefined,
          shownVersions: undefined,
        })
        this.sheets = this.sheets.map(({ body, lines }) => ({
          body,
          lines: erasedLines(lines, one.who.party, one.who.person),
        }))
        return
      case 'rename': {
        const found = inCourse(one.course, one.item)
        if (found) found.name += '+'
        return
      }
      case 'remove': {
        const found = inCourse(one.course, one.item)
        if (found) found.removed = !found.removed
        return
      }
      case 'remove course': {
        const found = inMenu(one.course)
        if (found) found.removed = !found.removed
        return
      }
      case 'state': {
        const was = this.dishes.get(one.item)
        const contents = [
          ...(was?.contents ?? []).filter(({ what }) => what !== one.what),
          { what: one.what, state: one.state },
        ]
        this.dishes.set(one.item, { contents, facts: [], version: (was?.version ?? 0) + 1 })
        return
      }
      case 'agree':
        // It is agreed for a number, which only who has had a need or words has.
        if (this.find(one.who).special === null) return
        this.substitutes.push({
          responseId: one.who.party,
          personId: one.who.person,
          categoryId: one.course,
          itemId: one.item,
          words: `Qa ${one.course}`,
          agreedBy: 'Qm',
          at: this.substitutes.length,
        })
        return
      case 'place':
        this.placements.push({
          responseId: one.who.party,
          personId: one.who.person,
          tableId: one.table,
          seat: one.seat,
        })
        return
      case 'table':
        this.tables = tableIds.slice(0, one.at).map((id) => ({ id, name: `${id} name${one.at}` }))
        return
      case 'extra':
        this.extras = [{ label: 'crew', count: one.at }].filter(({ count }) => count > 0)
        return
      case 'time': {
        const found = inMenu('Qc1')
        if (found) Object.assign(found, { time: `19:0${one.at}`, defaultItemId: itemIds[one.at] ?? null })
        return
      }
      case 'turn':
        this.menu = this.menu.toReversed().map((each) => ({ ...each, items: each.items.toReversed() }))
        return
      case 'issue':
        this.issue()
    }
  }

  issue(): void {
    const { people, menu, dishes, substitutes, tables, placements, extras } = this
    const input: KitchenInput = {
      ...{ people, menu, dishes, substitutes, tables, placements, extras },
      ...{ notComing: 0, sparePercent: extras.length, guaranteed: null, version: this.sheets.length },
      fallbackNames: fallbackNamesIn(words),
    }
    const event = {
      title: 'T',
      serviceDay: null,
      serviceTime: null,
      venue: null,
      timeZone: 'UTC',
      closesAt: 0,
    }
    const kitchen = kitchenFigures(input, (words) => words !== '' && words !== 'Qw none')
    this.sheets.push(sheetOf(kitchen, event, [{ id: 'own:k', name: 'Kiwi', archived: false }]))
  }
}

const sections = (section: string) =>
  ['ALLERGY', 'TABLE'].includes(section) ? section : section === 'GUESTS' ? 'Z' : 'course'
const order = ['ALLERGY', 'TABLE', 'course', 'Z']

function check(from: Sheet, to: Sheet, changes = diff(from, to)): void {
  const gone = from.lines.filter(
    ({ line, personId, responseId }) =>
      line === null && !to.lines.some((one) => one.personId === personId && one.responseId === responseId),
  )
  const same = isSameContent(withoutErased(from), withoutErased(to)) && gone.length === 0
  if (!isSameContent(applyChanges(changes, from), withoutErased(to)))
    throw new Error('the changes do not lead there')
  if (same && changes.length > 0) throw new Error('changes between equal sheets')
  const lines = diffLines(from, to).map((line) => diffWords(line, to.body.head.ownNeeds, 'UTC'))
  for (const { section, words, from: was, to: is } of lines) {
    if (/[+−]0\)|undefined|null|NaN|\[object/.test(words)) throw new Error(`said “${words}”`)
    if (words.includes('→') && was === is) throw new Error(`said “${section} ${words}” of what is the same`)
  }
  const ranks = lines.map(({ section }) => order.indexOf(sections(section)))
  if (ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0)))
    throw new Error(`out of order: ${lines.map(({ section }) => section).join(', ')}`)
  const said = lines.map(({ section, words }) => `${section} ${words}`)
  if (new Set(said).size < said.length) throw new Error(`said twice: ${said.join('; ')}`)
  for (const { special } of gone)
    if (special !== null && !said.includes(`ALLERGY no longer S${special}`))
      throw new Error(`S${special} is gone, and nobody reads it`)
  if (lines.length === 0 && cooked(from) !== cooked(to)) throw new Error('a change that is told to nobody')
}

function eaten(dishes: SheetDish[]): string[] {
  const chosen = dishes.filter(({ itemId }) => itemId !== null)
  return chosen
    .map(({ categoryId, itemId, alternative }) => canonical([categoryId, itemId, alternative?.words]))
    .sort()
}

/** Dishes and their diners, by id and in order: none may change without a line. */
function cooked({ body, lines }: Sheet): string {
  const courses = body.courses.filter(({ removed }) => !removed).map(({ categoryId }) => categoryId)
  const items = body.courses.flatMap(({ categoryId, items: all, noneForMe, notChosen }) => [
    ...all
      .filter(({ total }) => total > 0)
      .map(({ id, total, changedFor }) => [categoryId, id, total, changedFor]),
    [categoryId, noneForMe, notChosen],
  ])
  const specials = lines.flatMap(({ special, line }) =>
    line ? [[special, line.needs.map(({ what }) => what), line.words, line.table, eaten(line.dishes)]] : [],
  )
  const eating = specials.map((one) => canonical(one)).sort()
  return canonical([body.head.guests, courses, items.map(String).sort(), eating])
}

function checkOne(sheet: Sheet): void {
  if (/Qn|Qr|Qp|Qw|Qa|Qm/.test(JSON.stringify(sheet.body))) throw new Error('a person in the body')
  for (const { total } of sheet.body.courses)
    if (total !== sheet.body.head.plates) throw new Error('a course does not add up')
  const dessert = scopedSheet(sheet, { courses: ['Qc2'], names: 'none', tables: false })
  if (/Qc1|Qn|Qt|Qa Qc1/.test(JSON.stringify(dessert))) throw new Error('more than the scope allows')
}

const runs = 10_000

it(`says what changed, all of it and nothing else, through ${runs} random histories`, () => {
  const history = fc.array(step, { minLength: 1, maxLength: 24 })
  let compared = 0
  fc.assert(
    fc.property(history, (steps) => {
      const event = new Event()
      event.issue()
      for (const one of steps) event.take(one)
      event.issue()
      for (const sheet of event.sheets) checkOne(sheet)
      for (const [index, to] of event.sheets.entries())
        for (const from of event.sheets.slice(Math.max(0, index - 2), index)) {
          check(from, to)
          compared++
        }
      const [last] = event.sheets.slice(-1)
      if (last) check(last, JSON.parse(canonical(last)))
    }),
    { numRuns: runs },
  )
  expect(compared).toBeGreaterThan(runs)
})

it('goes wrong once the changes leave a part out', () => {
  const { failed, errorInstance } = fc.check(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const event = new Event()
      event.issue()
      for (const one of steps) event.take(one)
      event.issue()
      const [from, to] = [event.sheets[0], event.sheets.at(-1)]
      if (from && to)
        check(
          from,
          to,
          diff(from, to).filter(({ of }) => of !== 'head'),
        )
    }),
    { numRuns: 500 },
  )
  expect({ failed, because: String(errorInstance) }).toEqual({
    failed: true,
    because: 'Error: the changes do not lead there',
  })
})
