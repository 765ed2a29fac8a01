import { canonicalEmail } from '#core/email'
import { undisarmed } from '#core/files/csv-text'
import { personNameMax } from '#core/limits'
import { clean, cleanLine } from '#core/text'
import { latinDigits } from '#core/typed-number'
import { labelMax, tableLabelMax } from '#invitations/rules/limits'
import type { Kind } from '#invitations/shape/invitation'
import { dietNote, statusNote } from '#invitations/words/planner-import'
import { agedName, fullName, listsIn, namesIn } from '../people-in.ts'
import { type Column, companionsIn, type Field, isNoAnswer, kindIn, tableName } from './fields.ts'
import { householdIn } from './household.ts'

export type Person = { name: string; kind: Kind }

/** A row of a list. `seats` without a name are places for somebody; `plus` is undefined where no column tells; `marked` is the one person whom a column marks as a child or an infant. */
export type Read = {
  rowNo: number
  party: string
  seats: Person[]
  marked: string | undefined
  size: number
  plus: number | undefined
  email: string
  phone: string
  language: string
  table: string
  notes: string[]
}

/** Reads one row, by the meanings of its columns. */
export function readRow(cells: readonly string[], columns: readonly Column[], rowNo: number): Read {
  const row = cells.map((cell) => undisarmed(cell.trim()).trim())
  const all = (field: Field) =>
    columns.flatMap((column, at) => (column.field === field && row[at] ? [row[at]] : []))
  // Pairs of columns keep their empty cells, so that a child's names stay together.
  const each = (field: Field) =>
    columns.flatMap((column, at) => (column.field === field ? [row[at] ?? ''] : []))
  const one = (field: Field) => cleanLine(all(field)[0] ?? '')
  const own = fullName(one('first'), one('last'))
  const hasOwn = one('first') !== '' || one('last') !== ''
  const partner = fullName(one('partnerFirst'), one('partnerLast'))
  const hasPartner = one('partnerFirst') !== '' || one('partnerLast') !== ''
  const childLast = each('childLast')
  const children = each('childFirst')
    .map((first, at) => fullName(first, childLast[at] ?? ''))
    .filter(Boolean)
  const adults = [
    ...(hasOwn ? [own] : []),
    ...all('name').flatMap(namesIn),
    ...(hasPartner ? [partner] : []),
    ...listsIn(all('people')),
  ]
  const household = householdIn(row, columns, adults.length + children.length)
  const kind = household.marked ?? kindIn(one('kind'))
  const seats = [
    ...adults.map((name) => personOf(name, kind)),
    ...children.map((name) => ({ name: cut(name, personNameMax), kind: 'child' as const })),
  ]
  const plus = all('plus')
  const tags = all('tags').flatMap((text) => text.split(/[,;|]/).map(clean))
  const whose = agedName(adults.find(Boolean) ?? '').name
  return {
    rowNo,
    party: cut(one('party'), labelMax),
    seats,
    marked: household.marked && seats[0]?.name,
    size: household.size,
    plus:
      household.besides === 0 && !columns.some(({ field }) => field === 'plus')
        ? undefined
        : companionsIn(plus[0] ?? '') + household.besides,
    email: canonicalEmail(one('email')),
    phone: latinDigits(one('phone')),
    language: one('language'),
    table: cut(
      latinDigits(tableName(one('table')) || one('table') || tags.map(tableName).find(Boolean) || ''),
      tableLabelMax,
    ),
    notes: [
      ...all('note').map(clean),
      tags.filter((tag) => tableName(tag) === '').join(', '),
      ...all('diet').map((text) => dietNote(whose, cleanLine(text))),
      ...all('status')
        .filter((text) => !isNoAnswer(text))
        .map((text) => statusNote(whose, cleanLine(text))),
    ].filter(Boolean),
  }
}

/** A person by a name, behind which our own file says who is no adult: "Mia Lee (Child)". */
function personOf(text: string, kind: Kind): Person {
  const [, name = text, said = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text) ?? []
  const written = kindIn(said)
  return written === 'adult'
    ? { name: cut(text, personNameMax), kind }
    : { name: cut(name, personNameMax), kind: written }
}

/** A text of at most so many letters. */
export function cut(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('')
}
