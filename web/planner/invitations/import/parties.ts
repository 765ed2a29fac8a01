import { fold } from '#core/folded'
import { partyMax } from '#core/limits'
import { labelOf } from '#invitations/rules/label'
import { labelMax, noteMax } from '#invitations/rules/limits'
import { isPhone } from '#invitations/rules/phone'
import { isEmail } from '#party/shape/person'
import type { ImportRow } from '../import-draft.ts'
import type { Below } from './below.ts'
import type { Column } from './fields.ts'
import { cut, type Person, type Read, readRow } from './read-row.ts'
import { withoutSums } from './sums.ts'

/**
 * Choices about a list: companions of those for whom no column tells, parties that share an address, and people without a
 * household below one.
 */
export type Choices = { companions: 0 | 1; sameAddress: 'apart' | 'together'; below: Below }

/** A line of the file, and what is said of it. */
export type Line = { rowNo: number; text: string }

/** The parties of a list, and the lines to look at. Those of `over` are not among the parties. */
export type Found = {
  parties: ImportRow[]
  /** Places of all parties. */
  people: number
  /** The same person in the same party, and a household without names once more: left out. */
  twice: Line[]
  /** No address and no phone number can be written like this: left out, and the party stays. */
  emails: Line[]
  phones: Line[]
  /** More people than a party may have: left out. */
  over: Line[]
  /** A name that another party has, too. */
  sameName: Line[]
  /** Parties that share their address with another. */
  sameAddress: Line[]
  /** People whom a column marks as children or infants. */
  marked: Line[]
  /** Parties of the people whose row has no household and stands below one that has. */
  below: ImportRow[]
}

/** Reads a list's rows as parties. @param start the index of the first row below the heading */
export function partiesIn(
  rows: readonly string[][],
  columns: readonly Column[],
  start: number,
  choices: Choices,
): Found {
  const twice: Line[] = []
  const emails: Line[] = []
  const phones: Line[] = []
  const marked: Line[] = []
  const groups = new Map<string, Group>()
  const below = new Set<string>()
  let above = ''
  for (const [at, row] of withoutSums(rows).entries()) {
    if (at < start) continue
    const read = readRow(row, columns, at + 1)
    // A row without anybody ends a household.
    const isBelow = read.party === '' && read.seats.length > 0 && above !== ''
    above = read.party || (isBelow ? above : '')
    if (read.seats.length === 0 && read.party === '') continue
    if (isBelow && choices.below === 'above') read.party = above
    const { rowNo } = read
    if (read.email && !isEmail(read.email)) emails.push({ rowNo, text: read.email })
    if (read.marked) marked.push({ rowNo, text: read.marked })
    if (read.phone && !isPhone(read.phone)) phones.push({ rowNo, text: read.phone })
    const email = isEmail(read.email) ? read.email : ''
    const phone = isPhone(read.phone) ? read.phone : ''
    const key = keyOf(read, email, choices)
    if (isBelow) below.add(key)
    const known = groups.get(key)
    if (known && isNameless(known) && read.seats.length === 0) twice.push({ rowNo, text: read.party })
    const group = known ?? newGroup(read)
    groups.set(key, group)
    join(group, { ...read, email, phone }, twice)
  }
  const byKey = new Map([...groups].map(([key, group]) => [key, partyOf(group, choices)] as const))
  const all = [...byKey.values()]
  const over = all.filter(({ maxSize }) => maxSize > partyMax)
  const parties = all.filter(({ maxSize }) => maxSize <= partyMax)
  return {
    parties,
    people: parties.reduce((sum, { maxSize }) => sum + maxSize, 0),
    twice,
    emails,
    phones,
    over: over.map(({ rowNo, label }) => ({ rowNo, text: label })),
    sameName: repeated(parties, ({ people }) => people.map(({ name }) => name)),
    sameAddress: repeated(parties, ({ email }) => (email ? [email] : [])),
    marked,
    below: [...below].flatMap((key) => byKey.get(key) ?? []),
  }
}

/** Rows of one key are one party: by the file's own column, by the address where asked for, else by names and address. */
function keyOf({ party, seats }: Read, email: string, { sameAddress }: Choices): string {
  if (party) return `party ${fold(party)}`
  if (sameAddress === 'together' && email) return `email ${email}`
  return `names ${seats.map(({ name }) => fold(name)).join('|')} ${email}`
}

type Group = Omit<Read, 'seats' | 'plus' | 'marked'> & {
  named: Person[]
  unnamed: number
  plus: number | undefined
}

function newGroup({ rowNo, party }: Read): Group {
  const none = { email: '', phone: '', language: '', table: '', notes: [] }
  return { ...none, rowNo, party, size: 0, named: [], unnamed: 0, plus: undefined }
}

/** A household of which no row has named anybody yet. */
const isNameless = ({ named, unnamed }: Group) => named.length + unnamed === 0

/** Adds a row to its party. The first value of a field stays; a person who is there already is left out. */
function join(group: Group, read: Read, twice: Line[]): void {
  let added = read.seats.length === 0
  for (const person of read.seats) {
    const isThere = group.named.some(({ name }) => fold(name) === fold(person.name))
    if (person.name && isThere) twice.push({ rowNo: read.rowNo, text: person.name })
    else if (person.name) group.named.push(person)
    else group.unnamed++
    added ||= !(person.name && isThere)
  }
  for (const field of ['email', 'phone', 'language', 'table'] as const) group[field] ||= read[field]
  group.size = Math.max(group.size, read.size)
  if (!added) return
  if (read.plus !== undefined)
    group.plus =
      read.seats.length === 0 ? Math.max(group.plus ?? 0, read.plus) : (group.plus ?? 0) + read.plus
  group.notes.push(...read.notes.filter((note) => !group.notes.includes(note)))
}

function partyOf(group: Group, { companions }: Choices): ImportRow {
  const { rowNo, party, named, unnamed, size, email, phone, language, table, notes } = group
  const adults = named.filter(({ kind }) => kind === 'adult').length
  const plus = group.plus ?? (unnamed === 0 && size === 0 ? companions * adults : 0)
  const label = party || labelOf(named) || email
  return {
    rowNo,
    label: cut(label, labelMax),
    people: named,
    maxSize: Math.max(1, size, named.length + unnamed + plus),
    email,
    phone,
    language: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) ? language : '',
    tableLabel: table,
    note: cut(notes.join('\n'), noteMax),
  }
}

/** The parties that share a value with another. */
function repeated(parties: readonly ImportRow[], values: (party: ImportRow) => string[]): Line[] {
  const found = new Map<string, number>()
  const of = (party: ImportRow) => [...new Set(values(party).map(fold))].filter(Boolean)
  for (const party of parties) for (const value of of(party)) found.set(value, (found.get(value) ?? 0) + 1)
  return parties.flatMap((party) => {
    const value = values(party).find((one) => (found.get(fold(one)) ?? 0) > 1)
    return value === undefined ? [] : [{ rowNo: party.rowNo, text: value }]
  })
}
