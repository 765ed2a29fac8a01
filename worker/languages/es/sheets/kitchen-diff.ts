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
import { needInText } from '../needs/shared.ts'
import { specialNumber, tableName } from '../seating/shared.ts'
import { dayText, figure, percent, whenText } from '../writing.ts'

type Value = DiffWords['from']
type Said = Omit<DiffWords, 'section'>

/** The words of a difference. `own` are the event's own needs; instants and days are written for `timeZone`. */
export function diffWords(line: DiffLine, ownNeeds: readonly OwnNeed[], timeZone: string): DiffWords {
  if (line.section === 'allergy') return { section: 'ALERGIA', ...ofSpecial(line.about, ownNeeds) }
  if (line.section === 'table') return { section: 'MESA', ...ofTable(line.about) }
  if (line.section === 'courses') return { section: 'APARTADOS', ...ofOrder(line.about) }
  if (line.section === 'guests') return { section: 'INVITADOS', ...ofGuests(line.about, timeZone) }
  return { section: upper(line.course.name), ...ofCourse(line.about) }
}

/** "46 → 48 (+2)", with what is counted before it. */
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
      return { words: `nuevo ${parts.join(', ')}`, from: null, to: what }
    }
    case 'gone':
      return { words: `ya no: ${number}`, from: about.line && avoided(about.line, ownNeeds), to: null }
    case 'needs':
      return turned(
        number,
        needsInText(about.from, ownNeeds) || 'ni alergias ni dietas',
        needsInText(about.to, ownNeeds) || 'ni alergias ni dietas',
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
  return note === '' ? 'sin texto' : quoted(note)
}

function dishThen(then: NamedGuestDish | null, ownNeeds: readonly OwnNeed[]): string {
  return then ? specialGuestDish(then, ownNeeds) : notChosen
}

function ofTable(about: AboutTable): Said {
  switch (about.kind) {
    case 'moved':
      return turned(specialNumber(about.specialNumber), tableSeatName(about.from), tableSeatName(about.to))
    case 'tables':
      return turned('mesas', about.from, about.to)
    case 'table-new':
      return said(`nueva: ${tableName(about.name)}`)
    case 'table-gone':
      return said(`eliminada: ${tableName(about.name)}`)
    case 'table-renamed':
      return turned('Nombre nuevo:', tableName(about.from), tableName(about.to))
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
  'dish-new': ({ name }) => `${name} nuevo en el menú`,
  'dish-gone': ({ name }) => `${name} ya no está en el menú`,
  'dish-removed': ({ name }) => `${name} retirado del menú`,
  'dish-back': ({ name }) => `${name} de nuevo en el menú`,
}
const ofMark: Record<Mark, (set: boolean) => string> = {
  forChildren: (set) => (set ? 'ahora para niños' : 'ya no para niños'),
}
const ofCourses = {
  'course-new': 'apartado nuevo',
  'course-gone': 'ya no está en el menú',
  'course-removed': 'retirado del menú',
  'course-back': 'de nuevo en el menú',
}

function ofOrder({ from, to }: AboutSort): Said {
  const [was, is] = [from.join(', '), to.join(', ')]
  return { words: `orden nuevo: ${is}`, from: was, to: is }
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
      return said(`${about.dish.name} ${ofMark[about.mark](about.set)}`)
    case 'course-renamed':
    case 'dish-renamed':
      return turned('Nombre nuevo:', about.from, about.to)
    case 'course-time':
      return turned('', about.from ?? 'sin hora', about.to ?? 'sin hora')
    case 'default-dish':
      return turned('a quienes no han elegido se les sirve:', about.from ?? 'nada', about.to ?? 'nada')
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

/** "Solomillo con cambio 0 → 2 (S7, S9)"; where as many are changed as before: "Solomillo con cambio S7 → S9". */
function changedWords(dish: string, from: readonly number[], to: readonly number[]): Said {
  const list = (numbers: readonly number[]) => numbers.map(specialNumber).join(', ')
  if (from.length === to.length) return turned(`${dish} con cambio`, list(from), list(to))
  const now = to.length === 0 ? '' : ` (${list(to)})`
  return { words: `${dish} con cambio ${from.length} → ${to.length}${now}`, from: from.length, to: to.length }
}

const countNames = {
  guests: '',
  plates: 'cubiertos',
  children: 'niños',
  infants: 'bebés',
  infantsWithoutPlate: 'bebés sin plato',
  notComing: 'no asisten',
  wordsNotSorted: 'textos sin clasificar',
}
const factNames = {
  title: 'título:',
  serviceDay: 'día:',
  serviceTime: 'hora:',
  venue: 'lugar:',
  timeZone: 'zona horaria:',
  closesAt: 'cierre de las respuestas:',
}

function ofGuests(about: AboutGuests, timeZone: string): Said {
  switch (about.kind) {
    case 'count':
      return turned(countNames[about.of], about.from, about.to)
    case 'diet':
      return turned(needInText(about), about.from, about.to)
    case 'extra':
      return turned(about.label, about.from, about.to)
    case 'spare':
      return turned('reserva', percent(about.from / 100), percent(about.to / 100))
    case 'guaranteed': {
      const toText = (given: typeof about.from) => (given ? guaranteedText(given, timeZone) : 'nada')
      return turned('garantizado', toText(about.from), toText(about.to))
    }
    case 'fact': {
      const toText = (value: Value) => {
        if (typeof value === 'number') return whenText(value - 1, timeZone)
        return value !== null && about.of === 'serviceDay' ? dayText(value) : (value ?? 'sin indicar')
      }
      return turned(factNames[about.of], toText(about.from), toText(about.to))
    }
  }
}
