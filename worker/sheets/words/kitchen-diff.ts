import { figure, percent } from '../../core/figures.ts'
import {
  needsInText,
  notChosen,
  quoted,
  specialGuestDish,
  tableSeatName,
  withRemovedSuffix,
} from '../../kitchen/words/shared.ts'
import { guaranteedText } from '../../kitchen/words/shared-counts.ts'
import { dayText, whenText } from '../../languages/en/days.ts'
import { upper } from '../../languages/en/forms.ts'
import type { Mark } from '../../menu/rules/dish.ts'
import { noneName } from '../../menu/words/shared.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { inText } from '../../needs/words/shared.ts'
import { specialNumber, tableName } from '../../seating/words/shared.ts'
import type {
  AboutCourse,
  AboutGuests,
  AboutSort,
  AboutSpecialGuest,
  AboutTable,
  DiffLine,
  NamedGuestDish,
  RemovableName,
} from '../../sheets/rules/about.ts'
import type { DiffWords } from '../../sheets/shape/issued.ts'
import type { SheetSpecialGuest } from '../../sheets/shape/sheet.ts'

type Value = DiffWords['from']
type DiffText = Omit<DiffWords, 'section'>

/** The words of a difference. `ownNeeds` are the event's own; instants and days are written for `timeZone`. */
export function diffWords(line: DiffLine, ownNeeds: readonly OwnNeed[], timeZone: string): DiffWords {
  if (line.section === 'allergy') return { section: 'ALLERGY', ...ofSpecial(line.about, ownNeeds) }
  if (line.section === 'table') return { section: 'TABLE', ...ofTable(line.about) }
  if (line.section === 'courses') return { section: 'COURSES', ...ofOrder(line.about) }
  if (line.section === 'guests') return { section: 'GUESTS', ...ofGuests(line.about, timeZone) }
  return { section: upper(line.course.name), ...ofCourse(line.about) }
}

/** "46 → 48 (+2)", with what is counted before it. */
function countFromTo(what: string, from: number, to: number): DiffText {
  const by = to - from
  return {
    words: `${what} ${figure(from)} → ${figure(to)} (${by > 0 ? '+' : '−'}${figure(Math.abs(by))})`,
    from,
    to,
  }
}

function fromTo(what: string, from: Value, to: Value): DiffText {
  const lead = what === '' ? '' : `${what} `
  return {
    words: `${lead}${typeof from === 'number' ? figure(from) : from} → ${typeof to === 'number' ? figure(to) : to}`,
    from,
    to,
  }
}

function withoutValues(text: string): DiffText {
  return { words: text, from: null, to: null }
}

function ofSpecial(about: AboutSpecialGuest, ownNeeds: readonly OwnNeed[]): DiffText {
  const number = specialNumber(about.specialNumber)
  switch (about.kind) {
    case 'new': {
      const what = avoided(about.line, ownNeeds)
      const { table } = about.line
      const parts = [
        number,
        ...(table === null ? [] : [tableSeatName({ table, seat: null })]),
        ...(what === '' ? [] : [what]),
      ]
      return { words: `new ${parts.join(', ')}`, from: null, to: what }
    }
    case 'gone':
      return { words: `no longer ${number}`, from: about.line && avoided(about.line, ownNeeds), to: null }
    case 'needs':
      return fromTo(
        number,
        needsInText(about.from, ownNeeds) || 'no need',
        needsInText(about.to, ownNeeds) || 'no need',
      )
    case 'words':
      return fromTo(number, inQuotes(about.from), inQuotes(about.to))
    case 'name':
      return fromTo(number, about.from, about.to)
    case 'dish':
      return fromTo(
        `${number} ${about.course}:`,
        dishText(about.from, ownNeeds),
        dishText(about.to, ownNeeds),
      )
  }
}

function avoided({ needs, words }: SheetSpecialGuest, ownNeeds: readonly OwnNeed[]): string {
  return [needsInText(needs, ownNeeds), ...(words === '' ? [] : [quoted(words)])].filter(Boolean).join(', ')
}

function inQuotes(note: string): string {
  return note === '' ? 'no words' : quoted(note)
}

function dishText(dish: NamedGuestDish | null, ownNeeds: readonly OwnNeed[]): string {
  return dish ? specialGuestDish(dish, ownNeeds) : notChosen
}

function ofTable(about: AboutTable): DiffText {
  switch (about.kind) {
    case 'moved':
      return fromTo(specialNumber(about.specialNumber), tableSeatName(about.from), tableSeatName(about.to))
    case 'tables':
      return fromTo('tables', about.from, about.to)
    case 'table-new':
      return withoutValues(`new: ${tableName(about.name)}`)
    case 'table-gone':
      return withoutValues(`gone: ${tableName(about.name)}`)
    case 'table-renamed':
      return fromTo('Renamed:', tableName(about.from), tableName(about.to))
    case 'table-plates':
      return countFromTo(`${tableName(about.name)}:`, about.from, about.to)
    case 'table-dish':
      return countFromTo(`${tableName(about.name)}: ${withRemovedSuffix(about.dish)}`, about.from, about.to)
  }
}

const ofMenu: Record<
  'dish-new' | 'dish-gone' | 'dish-removed' | 'dish-back',
  (dish: RemovableName) => string
> = {
  'dish-new': ({ name }) => `${name} new on the menu`,
  'dish-gone': ({ name }) => `${name} no longer on the menu`,
  'dish-removed': ({ name }) => `${name} taken off the menu`,
  'dish-back': ({ name }) => `${name} back on the menu`,
}
const ofMark: Record<Mark, (set: boolean) => string> = {
  forChildren: (set) => (set ? 'now for children' : 'no longer for children'),
}
const ofCourses = {
  'course-new': 'new course',
  'course-gone': 'no longer on the menu',
  'course-removed': 'taken off the menu',
  'course-back': 'back on the menu',
}

function ofOrder({ from, to }: AboutSort): DiffText {
  const [was, is] = [from.join(', '), to.join(', ')]
  return { words: `new order: ${is}`, from: was, to: is }
}

function ofCourse(about: AboutCourse): DiffText {
  switch (about.kind) {
    case 'course-new':
    case 'course-gone':
    case 'course-removed':
    case 'course-back':
      return withoutValues(ofCourses[about.kind])
    case 'dish-new':
    case 'dish-gone':
    case 'dish-removed':
    case 'dish-back':
      return withoutValues(ofMenu[about.kind](about.dish))
    case 'dish-mark':
      return withoutValues(`${about.dish.name} ${ofMark[about.mark](about.set)}`)
    case 'course-renamed':
    case 'dish-renamed':
      return fromTo('Renamed:', about.from, about.to)
    case 'course-time':
      return fromTo('', about.from ?? 'no time', about.to ?? 'no time')
    case 'default-dish':
      return fromTo('guests who have not chosen get:', about.from ?? 'nothing', about.to ?? 'nothing')
    case 'dish-total':
      return countFromTo(withRemovedSuffix(about.dish), about.from, about.to)
    case 'dish-young':
      return countFromTo(`${withRemovedSuffix(about.dish)}, ${countNames[about.of]}`, about.from, about.to)
    case 'dish-changed-for':
      return changedWords(withRemovedSuffix(about.dish), about.from, about.to)
    case 'none':
      return countFromTo(noneName, about.from, about.to)
    case 'not-chosen':
      return countFromTo(notChosen, about.from, about.to)
  }
}

/** "Beef fillet changed 0 → 2 (S7, S9)"; where as many are changed as before: "Beef fillet changed S7 → S9". */
function changedWords(dish: string, from: readonly number[], to: readonly number[]): DiffText {
  const list = (numbers: readonly number[]) => numbers.map(specialNumber).join(', ')
  if (from.length === to.length) return fromTo(`${dish} changed`, list(from), list(to))
  const now = to.length === 0 ? '' : ` (${list(to)})`
  return { words: `${dish} changed ${from.length} → ${to.length}${now}`, from: from.length, to: to.length }
}

const countNames = {
  guests: '',
  plates: 'plates',
  children: 'children',
  infants: 'infants',
  infantsWithoutPlate: 'infants without',
  notComing: 'not coming',
  wordsNotSorted: 'words not sorted',
}
const factNames = {
  title: 'title:',
  serviceDay: 'day:',
  serviceTime: 'time:',
  venue: 'place:',
  timeZone: 'time zone:',
  closesAt: 'answers close:',
}

function ofGuests(about: AboutGuests, timeZone: string): DiffText {
  switch (about.kind) {
    case 'count':
      return fromTo(countNames[about.of], about.from, about.to)
    case 'diet':
      return fromTo(inText(about.what), about.from, about.to)
    case 'extra':
      return fromTo(about.label, about.from, about.to)
    case 'spare':
      return fromTo('spare', percent(about.from / 100), percent(about.to / 100))
    case 'guaranteed': {
      const toText = (given: typeof about.from) => (given ? guaranteedText(given, timeZone) : 'nothing')
      return fromTo('guaranteed', toText(about.from), toText(about.to))
    }
    case 'fact': {
      const toText = (value: Value) => {
        // The last moment of the day, as the deadline is said elsewhere: at midnight it is another day.
        if (typeof value === 'number') return whenText(value - 1, timeZone)
        return value !== null && about.of === 'serviceDay' ? dayText(value) : (value ?? 'none')
      }
      return fromTo(factNames[about.of], toText(about.from), toText(about.to))
    }
  }
}
