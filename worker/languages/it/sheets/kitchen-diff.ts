import type { Mark } from '../../../menu/rules/dish.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type {
  AboutCourse,
  AboutGuests,
  AboutSort,
  AboutSpecialGuest,
  AboutTable,
  DiffLine,
  NamedGuestDish,
  RemovableName,
} from '../../../sheets/rules/about.ts'
import type { DiffWords } from '../../../sheets/shape/issued.ts'
import type { SheetSpecialGuest } from '../../../sheets/shape/sheet.ts'
import { upper } from '../forms.ts'
import {
  needsInText,
  notChosen,
  quoted,
  specialGuestDish,
  tableSeatName,
  withRemovedSuffix,
} from '../kitchen/shared.ts'
import { guaranteedText } from '../kitchen/shared-counts.ts'
import { noneName } from '../menu/shared.ts'
import { inText } from '../needs/shared.ts'
import { specialNumber, tableName } from '../seating/shared.ts'
import { dayText, figure, percent, whenText } from '../writing.ts'
import { allergySection } from './shared.ts'

type Value = DiffWords['from']
type Said = Omit<DiffWords, 'section'>

/** The words of a difference. `own` are the event's own needs; instants and days are written for `timeZone`. */
export function diffWords(line: DiffLine, ownNeeds: readonly OwnNeed[], timeZone: string): DiffWords {
  if (line.section === 'allergy') return { section: allergySection, ...ofSpecial(line.about, ownNeeds) }
  if (line.section === 'table') return { section: 'TAVOLO', ...ofTable(line.about) }
  if (line.section === 'courses') return { section: 'PORTATE', ...ofOrder(line.about) }
  if (line.section === 'guests') return { section: 'OSPITI', ...ofGuests(line.about, timeZone) }
  return { section: upper(line.course.name), ...ofCourse(line.about) }
}

/** «Risotto 46 → 48 (+2)» */
function counted(what: string, from: number, to: number): Said {
  const by = to - from
  return {
    words: `${what} ${figure(from)} → ${figure(to)} (${by > 0 ? '+' : '−'}${figure(Math.abs(by))})`,
    from,
    to,
  }
}

function turned(what: string, from: Value, to: Value): Said {
  const lead = what === '' ? '' : `${what} `
  return {
    words: `${lead}${typeof from === 'number' ? figure(from) : from} → ${typeof to === 'number' ? figure(to) : to}`,
    from,
    to,
  }
}

function said(text: string): Said {
  return { words: text, from: null, to: null }
}

function ofSpecial(about: AboutSpecialGuest, ownNeeds: readonly OwnNeed[]): Said {
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
      return { words: `nuovo: ${parts.join(', ')}`, from: null, to: what }
    }
    case 'gone':
      return {
        words: `non più in elenco: ${number}`,
        from: about.line && avoided(about.line, ownNeeds),
        to: null,
      }
    case 'needs':
      return turned(
        number,
        needsInText(about.from, ownNeeds) || 'nessuna esigenza',
        needsInText(about.to, ownNeeds) || 'nessuna esigenza',
      )
    case 'words':
      return turned(number, inQuotes(about.from), inQuotes(about.to))
    case 'name':
      return turned(number, about.from, about.to)
    case 'dish':
      return turned(
        `${number} ${about.course}:`,
        dishThen(about.from, ownNeeds),
        dishThen(about.to, ownNeeds),
      )
  }
}

function avoided({ needs, words }: SheetSpecialGuest, ownNeeds: readonly OwnNeed[]): string {
  return [needsInText(needs, ownNeeds), ...(words === '' ? [] : [quoted(words)])].filter(Boolean).join(', ')
}

function inQuotes(note: string): string {
  return note === '' ? 'nessuna parola' : quoted(note)
}

function dishThen(then: NamedGuestDish | null, ownNeeds: readonly OwnNeed[]): string {
  return then ? specialGuestDish(then, ownNeeds) : notChosen
}

function ofTable(about: AboutTable): Said {
  switch (about.kind) {
    case 'moved':
      return turned(specialNumber(about.specialNumber), tableSeatName(about.from), tableSeatName(about.to))
    case 'tables':
      return turned('tavoli:', about.from, about.to)
    case 'table-new':
      return said(`nuovo: ${tableName(about.name)}`)
    case 'table-gone':
      return said(`tolto: ${tableName(about.name)}`)
    case 'table-renamed':
      return turned('nuovo nome:', tableName(about.from), tableName(about.to))
    case 'table-plates':
      return counted(`${tableName(about.name)}:`, about.from, about.to)
    case 'table-dish':
      return counted(`${tableName(about.name)}: ${withRemovedSuffix(about.dish)}`, about.from, about.to)
  }
}

const ofMenu: Record<
  'dish-new' | 'dish-gone' | 'dish-removed' | 'dish-back',
  (dish: RemovableName) => string
> = {
  'dish-new': ({ name }) => `${name}: nuovo nel menu`,
  'dish-gone': ({ name }) => `${name}: non più nel menu`,
  'dish-removed': ({ name }) => `${name}: tolto dal menu`,
  'dish-back': ({ name }) => `${name}: di nuovo nel menu`,
}
const ofMark: Record<Mark, (set: boolean) => string> = {
  forChildren: (set) => (set ? 'ora per bambini' : 'non più per bambini'),
}
const ofCourses = {
  'course-new': 'nuova portata',
  'course-gone': 'non più nel menu',
  'course-removed': 'tolta dal menu',
  'course-back': 'di nuovo nel menu',
}

function ofOrder({ from, to }: AboutSort): Said {
  const [was, is] = [from.join(', '), to.join(', ')]
  return { words: `nuovo ordine: ${is}`, from: was, to: is }
}

function ofCourse(about: AboutCourse): Said {
  switch (about.kind) {
    case 'course-new':
    case 'course-gone':
    case 'course-removed':
    case 'course-back':
      return said(ofCourses[about.kind])
    case 'dish-new':
    case 'dish-gone':
    case 'dish-removed':
    case 'dish-back':
      return said(ofMenu[about.kind](about.dish))
    case 'dish-mark':
      return said(`${about.dish.name}: ${ofMark[about.mark](about.set)}`)
    case 'course-renamed':
    case 'dish-renamed':
      return turned('nuovo nome:', about.from, about.to)
    case 'course-time':
      return turned('', about.from ?? 'senza orario', about.to ?? 'senza orario')
    case 'default-dish':
      return turned('a chi non ha scelto si serve:', about.from ?? 'niente', about.to ?? 'niente')
    case 'dish-total':
      return counted(withRemovedSuffix(about.dish), about.from, about.to)
    case 'dish-young':
      return counted(`${withRemovedSuffix(about.dish)}, ${countNames[about.of]}`, about.from, about.to)
    case 'dish-changed-for':
      return changedWords(withRemovedSuffix(about.dish), about.from, about.to)
    case 'none':
      return counted(noneName, about.from, about.to)
    case 'not-chosen':
      return counted(notChosen, about.from, about.to)
  }
}

/** «Filetto, con variazione: 0 → 2 (S7, S9)»; where as many are changed as before: «…: S7 → S9». */
function changedWords(dish: string, from: readonly number[], to: readonly number[]): Said {
  const list = (numbers: readonly number[]) => numbers.map(specialNumber).join(', ')
  if (from.length === to.length) return turned(`${dish}, con variazione:`, list(from), list(to))
  const now = to.length === 0 ? '' : ` (${list(to)})`
  return {
    words: `${dish}, con variazione: ${from.length} → ${to.length}${now}`,
    from: from.length,
    to: to.length,
  }
}

const countNames = {
  guests: '',
  plates: 'porzioni:',
  children: 'bambini:',
  infants: 'bebè:',
  infantsWithoutPlate: 'bebè senza piatto:',
  notComing: 'assenze:',
  wordsNotSorted: 'parole non classificate:',
}
const factNames = {
  title: 'titolo:',
  serviceDay: 'giorno:',
  serviceTime: 'ora:',
  venue: 'luogo:',
  timeZone: 'fuso orario:',
  closesAt: 'chiusura delle risposte:',
}

function ofGuests(about: AboutGuests, timeZone: string): Said {
  switch (about.kind) {
    case 'count':
      return turned(countNames[about.of], about.from, about.to)
    case 'diet':
      return turned(inText(about.what), about.from, about.to)
    case 'extra':
      return turned(about.label, about.from, about.to)
    case 'spare':
      return turned('riserva:', percent(about.from / 100), percent(about.to / 100))
    case 'guaranteed': {
      const toText = (given: typeof about.from) => (given ? guaranteedText(given, timeZone) : 'niente')
      return turned('numero garantito:', toText(about.from), toText(about.to))
    }
    case 'fact': {
      const toText = (value: Value) => {
        if (typeof value === 'number') return whenText(value - 1, timeZone)
        return value !== null && about.of === 'serviceDay' ? dayText(value) : (value ?? 'non indicato')
      }
      return turned(factNames[about.of], toText(about.from), toText(about.to))
    }
  }
}
