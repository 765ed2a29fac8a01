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
import { iso } from '../isolate.ts'
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

type Value = DiffWords['from']
type Said = Omit<DiffWords, 'section'>

/** The section of what special guests must avoid and get. */
export const allergySection = 'حساسية'

/** The words of a difference. `own` are the event's own needs; instants and days are written for `timeZone`. */
export function diffWords(line: DiffLine, ownNeeds: readonly OwnNeed[], timeZone: string): DiffWords {
  if (line.section === 'allergy') return { section: allergySection, ...ofSpecial(line.about, ownNeeds) }
  if (line.section === 'table') return { section: 'الطاولات', ...ofTable(line.about) }
  if (line.section === 'courses') return { section: 'أقسام القائمة', ...ofOrder(line.about) }
  if (line.section === 'guests') return { section: 'الضيوف', ...ofGuests(line.about, timeZone) }
  return { section: iso(line.course.name), ...ofCourse(line.about) }
}

/** From right to left, as it is read: what was, an arrow, what is. Each side keeps its own direction. */
function arrow(from: string | number, to: string | number): string {
  return `${iso(from)} ← ${iso(to)}`
}

/** "46 ← 48 (+2)", with what is counted before it. */
function counted(what: string, from: number, to: number): Said {
  const by = to - from
  const more = iso(`${by > 0 ? '+' : '−'}${figure(Math.abs(by))}`)
  return { words: `${what} ${arrow(figure(from), figure(to))} (${more})`, from, to }
}

function turned(what: string, from: Value, to: Value): Said {
  const lead = what === '' ? '' : `${what} `
  const shown = (value: Value) => (typeof value === 'number' ? figure(value) : String(value))
  return { words: `${lead}${arrow(shown(from), shown(to))}`, from, to }
}

function said(text: string): Said {
  return { words: text, from: null, to: null }
}

function ofSpecial(about: AboutSpecialGuest, ownNeeds: readonly OwnNeed[]): Said {
  const number = iso(specialNumber(about.specialNumber))
  switch (about.kind) {
    case 'new': {
      const what = avoided(about.line, ownNeeds)
      const { table } = about.line
      const parts = [
        number,
        ...(table === null ? [] : [iso(tableSeatName({ table, seat: null }))]),
        ...(what === '' ? [] : [what]),
      ]
      return { words: `جديد ${parts.join('، ')}`, from: null, to: what }
    }
    case 'gone':
      return { words: `لم يعد قائمًا ${number}`, from: about.line && avoided(about.line, ownNeeds), to: null }
    case 'needs':
      return turned(
        number,
        needsInText(about.from, ownNeeds) || 'بلا حساسية أو قيود',
        needsInText(about.to, ownNeeds) || 'بلا حساسية أو قيود',
      )
    case 'words':
      return turned(number, inQuotes(about.from), inQuotes(about.to))
    case 'name':
      return turned(number, about.from, about.to)
    case 'dish':
      return turned(
        `${number} ${iso(about.course)}:`,
        dishThen(about.from, ownNeeds),
        dishThen(about.to, ownNeeds),
      )
  }
}

function avoided({ needs, words }: SheetSpecialGuest, ownNeeds: readonly OwnNeed[]): string {
  return [needsInText(needs, ownNeeds), ...(words === '' ? [] : [quoted(words)])].filter(Boolean).join('، ')
}

function inQuotes(note: string): string {
  return note === '' ? 'بلا كلام' : quoted(note)
}

function dishThen(then: NamedGuestDish | null, ownNeeds: readonly OwnNeed[]): string {
  return then ? specialGuestDish(then, ownNeeds) : notChosen
}

function ofTable(about: AboutTable): Said {
  switch (about.kind) {
    case 'moved':
      return turned(
        iso(specialNumber(about.specialNumber)),
        tableSeatName(about.from),
        tableSeatName(about.to),
      )
    case 'tables':
      return turned('عدد الطاولات', about.from, about.to)
    case 'table-new':
      return said(`جديدة: ${iso(tableName(about.name))}`)
    case 'table-gone':
      return said(`أُزيلت: ${iso(tableName(about.name))}`)
    case 'table-renamed':
      return turned('تغيّر الاسم:', tableName(about.from), tableName(about.to))
    case 'table-plates':
      return counted(`${iso(tableName(about.name))}:`, about.from, about.to)
    case 'table-dish':
      return counted(
        `${iso(tableName(about.name))}: ${iso(withRemovedSuffix(about.dish))}`,
        about.from,
        about.to,
      )
  }
}

const ofMenu: Record<
  'dish-new' | 'dish-gone' | 'dish-removed' | 'dish-back',
  (dish: RemovableName) => string
> = {
  'dish-new': ({ name }) => `طبق جديد في القائمة: ${iso(name)}`,
  'dish-gone': ({ name }) => `لم يعد في القائمة: ${iso(name)}`,
  'dish-removed': ({ name }) => `أُزيل من القائمة: ${iso(name)}`,
  'dish-back': ({ name }) => `عاد إلى القائمة: ${iso(name)}`,
}
const ofMark: Record<Mark, (set: boolean) => string> = {
  forChildren: (set) => (set ? 'أصبح للأطفال' : 'لم يعد للأطفال'),
}
const ofCourses = {
  'course-new': 'قسم جديد',
  'course-gone': 'لم يعد في القائمة',
  'course-removed': 'أُزيل من القائمة',
  'course-back': 'عاد إلى القائمة',
}

function ofOrder({ from, to }: AboutSort): Said {
  const [was, is] = [from.map(iso).join('، '), to.map(iso).join('، ')]
  return { words: `الترتيب الجديد: ${is}`, from: was, to: is }
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
      return said(`طبق ${iso(about.dish.name)} ${ofMark[about.mark](about.set)}`)
    case 'course-renamed':
    case 'dish-renamed':
      return turned('تغيّر الاسم:', about.from, about.to)
    case 'course-time':
      return turned('', about.from ?? 'بلا ساعة', about.to ?? 'بلا ساعة')
    case 'default-dish':
      return turned('يُقدَّم لمن لم يختاروا:', about.from ?? 'لا شيء', about.to ?? 'لا شيء')
    case 'dish-total':
      return counted(iso(withRemovedSuffix(about.dish)), about.from, about.to)
    case 'dish-young':
      return counted(`${iso(withRemovedSuffix(about.dish))}، ${countNames[about.of]}`, about.from, about.to)
    case 'dish-changed-for':
      return changedWords(iso(withRemovedSuffix(about.dish)), about.from, about.to)
    case 'none':
      return counted(noneName, about.from, about.to)
    case 'not-chosen':
      return counted(notChosen, about.from, about.to)
  }
}

/** "Beef fillet changed 0 ← 2 (S7, S9)"; where as many are changed as before: "Beef fillet changed S7 ← S9". */
function changedWords(dish: string, from: readonly number[], to: readonly number[]): Said {
  const list = (numbers: readonly number[]) => numbers.map((number) => iso(specialNumber(number))).join('، ')
  if (from.length === to.length) return turned(`${dish}، معدّل`, list(from), list(to))
  const now = to.length === 0 ? '' : ` (${list(to)})`
  return {
    words: `${dish}، معدّل ${arrow(figure(from.length), figure(to.length))}${now}`,
    from: from.length,
    to: to.length,
  }
}

const countNames = {
  guests: '',
  plates: 'الوجبات',
  children: 'الأطفال',
  infants: 'الرضّع',
  infantsWithoutPlate: 'رضّع بلا وجبة',
  notComing: 'اعتذار',
  wordsNotSorted: 'كلام غير مصنّف',
}
const factNames = {
  title: 'اسم المناسبة:',
  serviceDay: 'اليوم:',
  serviceTime: 'الساعة:',
  venue: 'المكان:',
  timeZone: 'المنطقة الزمنية:',
  closesAt: 'إغلاق باب الردود:',
}

function ofGuests(about: AboutGuests, timeZone: string): Said {
  switch (about.kind) {
    case 'count':
      return turned(countNames[about.of], about.from, about.to)
    case 'diet':
      return turned(inText(about.what), about.from, about.to)
    case 'extra':
      return turned(iso(about.label), about.from, about.to)
    case 'spare':
      return turned('احتياطي', percent(about.from / 100), percent(about.to / 100))
    case 'guaranteed': {
      const toText = (given: typeof about.from) => (given ? guaranteedText(given, timeZone) : 'لا شيء')
      return turned('العدد المضمون', toText(about.from), toText(about.to))
    }
    case 'fact': {
      const toText = (value: Value) => {
        if (typeof value === 'number') return whenText(value - 1, timeZone)
        return value !== null && about.of === 'serviceDay' ? dayText(value) : (value ?? 'لا شيء')
      }
      return turned(factNames[about.of], toText(about.from), toText(about.to))
    }
  }
}
