import { useMemo, useState } from 'react'
import type { Encoding } from '#core/files/csv-text'
import type { Invitation } from '#invitations/shape/invitation'
import {
  addParties,
  belowLabel,
  belowMakes,
  belowNames,
  companionsLabel,
  companionsNames,
  encodingLabel,
  encodings,
  knownLabel,
  knownNames,
  oddNames,
  otherList,
  sameAddressLabel,
  sameAddressNames,
  sheetLabel,
  sources,
  statusesAreNotes,
  upgradeToAdd,
} from '#invitations/words/planner-import'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { ImportRow, SentRow } from '../import-draft.ts'
import { type Below, likelyBelow } from './below.ts'
import { ChoiceOf } from './choice.tsx'
import { recognised } from './columns.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { Column } from './fields.ts'
import { knownRows } from './known.ts'
import { partiesIn } from './parties.ts'
import { type ReadFile, readText } from './read-file.ts'
import { Summary } from './summary.tsx'

const oddShown = 5
const madeShown = 3

/** The parties that would be added, and the decisions about them. */
export function Preview({
  read,
  sheet,
  setSheet,
  list,
  tooLarge,
  add,
  upgrade,
  again,
}: {
  read: ReadFile
  /** The index of the sheet that is shown. */
  sheet: number
  setSheet: (sheet: number) => void
  list: readonly Invitation[]
  /** @param again adds parties, too, that are on the list already */
  add: (rows: SentRow[], again: boolean) => void
  /** Why the event is too small for these rows; null where it is not. */
  tooLarge: (rows: readonly SentRow[]) => string | null
  /** Keeps the rows until the event was upgraded. */
  upgrade: (rows: SentRow[], again: boolean) => void
  again: () => void
}) {
  const [encoding, setEncoding] = useState<keyof typeof encodings>('auto')
  const [companions, setCompanions] = useState<0 | 1>(0)
  const [sameAddress, setSameAddress] = useState<'apart' | 'together'>('apart')
  const [chosenBelow, setBelow] = useState<Below>()
  const [known, setKnown] = useState<keyof typeof knownNames>('skip')
  const [meanings, setMeanings] = useState<Record<number, Column['field']>>({})

  const rows = useMemo(() => rowsIn(read, sheet, encoding), [read, sheet, encoding])
  const found = useMemo(() => recognised(rows), [rows])
  const columns = useMemo(
    () => found.columns.map((column, at) => (at in meanings ? { ...column, field: meanings[at] } : column)),
    [found, meanings],
  )
  const { start, source } = found
  const likely = useMemo(() => likelyBelow(rows, columns, start), [rows, columns, start])
  const below = chosenBelow ?? likely
  const parties = useMemo(
    () => partiesIn(rows, columns, start, { companions, sameAddress, below }),
    [rows, columns, start, companions, sameAddress, below],
  )
  const there = useMemo(() => knownRows(parties.parties, list), [parties, list])
  const sent = parties.parties.flatMap((party): SentRow[] => {
    const listed = there.get(party.rowNo)
    if (listed === undefined || known === 'add') return [party]
    return known === 'fill' ? [{ ...party, fill: listed }] : []
  })
  const filling = sent.filter((row) => row.fill !== undefined).length
  const why = tooLarge(sent)
  const odd = useMemo(() => oddIn(parties.parties), [parties])
  const has = (field: Column['field']) => columns.some((column) => column.field === field)
  return (
    <div className="stack">
      {source && (
        <p>
          {sources[source]} {has('status') && statusesAreNotes}
        </p>
      )}
      <div className="import-choices">
        {read.sheets.length > 1 && (
          <ChoiceOf
            label={sheetLabel}
            names={Object.fromEntries(read.sheets.map(({ name }, at) => [String(at), name]))}
            value={String(sheet)}
            onChange={(value) => setSheet(Number(value))}
          />
        )}
        {read.text && odd.length > 0 && (
          <div>
            <ChoiceOf label={encodingLabel} names={encodings} value={encoding} onChange={setEncoding} />
            <p className="quietly small">{oddNames(odd)}</p>
          </div>
        )}
        {!has('plus') && (
          <ChoiceOf
            label={companionsLabel}
            names={companionsNames}
            value={companions === 1 ? '1' : '0'}
            onChange={(value) => setCompanions(value === '1' ? 1 : 0)}
          />
        )}
        {(parties.sameAddress.length > 0 || sameAddress === 'together') && (
          <ChoiceOf
            label={sameAddressLabel}
            names={sameAddressNames}
            value={sameAddress}
            onChange={setSameAddress}
          />
        )}
        {parties.below.length > 0 && (
          <div>
            <ChoiceOf label={belowLabel} names={belowNames} value={below} onChange={setBelow} />
            <ul className="import-rows quietly small">
              {parties.below.slice(0, madeShown).map(({ rowNo, label, people }) => (
                <li key={rowNo}>
                  {belowMakes(
                    label,
                    people.map(({ name }) => name),
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {there.size > 0 && (
          <ChoiceOf label={knownLabel} names={knownNames} value={known} onChange={setKnown} />
        )}
      </div>
      <Summary
        found={parties}
        known={parties.parties
          .filter(({ rowNo }) => there.has(rowNo))
          .map(({ rowNo, label }) => ({ rowNo, text: label }))}
      />
      {why && <Notice kind="warning">{why}</Notice>}
      <div className="row">
        <Button onClick={again}>{otherList}</Button>
        <Button
          look="primary"
          disabled={sent.length === 0}
          onClick={() => (why ? upgrade : add)(sent, known === 'add')}
        >
          {why ? upgradeToAdd : addParties(sent.length - filling, filling)}
        </Button>
      </div>
      <ColumnsForm
        columns={columns}
        change={(at, field) => setMeanings((before) => ({ ...before, [at]: field }))}
      />
    </div>
  )
}

/** The rows of a sheet, in the encoding that was chosen. */
function rowsIn({ sheets, text }: ReadFile, sheet: number, encoding: Encoding | 'auto'): string[][] {
  const asFound = sheets[sheet]?.rows ?? []
  if (encoding === 'auto' || !text) return asFound
  const again = readText(text, encoding)
  return 'error' in again ? asFound : (again.sheets[0]?.rows ?? [])
}

/** Some names with letters that a wrong encoding would spoil. */
function oddIn(parties: readonly ImportRow[]): string[] {
  const names = parties.flatMap(({ label, people }) => [label, ...people.map(({ name }) => name)])
  return [...new Set(names.filter((name) => /[^ -~]/.test(name)))].slice(0, oddShown)
}
