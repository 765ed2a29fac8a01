import { seesNeeds } from '#events/rules/roles'
import './sheets.css'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { figure } from '#core/figures'
import { whenText } from '#languages/en/days'
import { printPath } from '#print/shape/documents'
import type { Sheets as Read, SheetSummary } from '#sheets/shape/issued'
import * as words from '#sheets/words/planner-list'
import { changes, nothingChanged, seenBy, sinceSheet } from '#sheets/words/shared'
import { Button } from '#ui/button'
import { ApiError } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { IssueButton, type Issuing } from '../shared/issue-sheet.tsx'
import { CompareSheets } from './compare-sheets.tsx'
import { DiffList } from './diff-list.tsx'

// More are shown on demand: the newest are what one looks for.
const atOnce = 5
// As many changes of a sheet stand open.
const unfolded = 3
// The server tells the changes of as many.
const withChanges = 30

type Props = {
  read: Read | ApiError
  next: Issuing
  /** The band above the page has the button already. */
  banded: boolean
}

/** The event's numbered sheets: the next one, what it would tell, and those that were issued. */
export function Sheets({ read, next, banded }: Props) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const failed = read instanceof ApiError
  return (
    <section className="kitchen-part sheets" aria-labelledby="sheets">
      <h2 id="sheets">
        {words.sheetsTitle}{' '}
        {!failed && read.sheets.length > 0 && <span className="number">{figure(read.sheets.length)}</span>}
      </h2>
      <p className="quietly">{words.sheetsAbout}</p>
      {failed ? (
        <FailureNotice failure={read} again={() => void revalidate()} />
      ) : (
        <>
          {(seesNeeds(event) || read.sheets.length === 0) && (
            <Since read={read} next={next} banded={banded} />
          )}
          {read.sheets.length > 0 && <Issued sheets={read.sheets} />}
        </>
      )}
    </section>
  )
}

/** Changes since the newest sheet, and the button that issues the next. */
function Since({ read: { sheets, since, changed }, next, banded }: Omit<Props, 'read'> & { read: Read }) {
  const { event } = useEvent()
  const [newest] = sheets
  const button = !banded && <IssueButton next={next} quiet={newest !== undefined && !changed} />
  if (!newest)
    return (
      <div className="empty of-sheets">
        <h3>{words.noSheets}</h3>
        <p>{words.noSheetsAbout}</p>
        {button}
      </div>
    )
  return (
    <div className="since">
      {changed ? (
        <div>
          <p>{sinceSheet(newest.number, newest.at, event.timeZone)}</p>
          <DiffList lines={since} />
        </div>
      ) : (
        <p>{nothingChanged(newest.number)}</p>
      )}
      {button}
    </div>
  )
}

/** The sheets that were issued, the newest first. */
function Issued({ sheets }: { sheets: SheetSummary[] }) {
  const { event } = useEvent()
  const [all, setAll] = useState(false)
  const [compared, setCompared] = useState<SheetSummary | null>(null)
  const shown = all ? sheets : sheets.slice(0, atOnce)
  return (
    <>
      <ul>
        {shown.map((sheet, index) => (
          <One
            key={sheet.number}
            sheet={sheet}
            changes={index < withChanges && seesNeeds(event) && <Changes sheet={sheet} />}
            compare={() => setCompared(sheet)}
          />
        ))}
      </ul>
      {shown.length < sheets.length && (
        <div className="row">
          <Button small onClick={() => setAll(true)}>
            {words.olderSheets(sheets.length - shown.length)}
          </Button>
        </div>
      )}
      {compared && <CompareSheets sheets={sheets} to={compared} onClose={() => setCompared(null)} />}
    </>
  )
}

type OneProps = { sheet: SheetSummary; changes: ReactNode; compare: () => void }

function One({ sheet, changes: changed, compare }: OneProps) {
  const { event } = useEvent()
  const { number, kind, at, by, seen } = sheet
  const when = (instant: number) => whenText(instant, event.timeZone)
  const paper = printPath(event.id, 'kitchen', { sheet: String(number) })
  const named = <span className="visually-hidden"> {words.ofSheet(number)}</span>
  return (
    <li>
      <div>
        <h3>
          {words.sheetName(number)} <span className={`badge ${kind}`}>{words.sheetKinds[kind]}</span>
        </h3>
        <p className="quietly">{words.issuedAt(by, when(at))}</p>
        {changed}
        {seen.length === 0 && <p className="quietly">{words.notSeen}</p>}
        {seen.map(({ linkLabel, name, at: instant }) => (
          <p key={`${linkLabel} ${instant}`} className="seen">
            {name === null
              ? words.seenThrough(linkLabel, when(instant))
              : seenBy(name, linkLabel, instant, event.timeZone)}
          </p>
        ))}
      </div>
      {seesNeeds(event) && (
        <div className="row">
          <a className="button plain small" href={paper} target="_blank" rel="noopener">
            {words.openSheet}
            {named}
          </a>
          <a className="button plain small" href={`${paper}#now`} target="_blank" rel="noopener">
            {words.printSheet}
            {named}
          </a>
          <Button small onClick={compare}>
            {words.compareSheet}
            {named}
          </Button>
        </div>
      )}
    </li>
  )
}

/** A sheet's changes from the one before, folded if long. */
function Changes({ sheet: { number, changes: lines } }: { sheet: SheetSummary }) {
  if (number === 1) return <p className="quietly">{words.firstSheet}</p>
  if (lines.length === 0) return <p className="quietly">{words.sameAs(number - 1)}</p>
  const head = words.againstSheet(changes(lines.length), number - 1)
  if (lines.length > unfolded)
    return (
      <details>
        <summary>{head}</summary>
        <DiffList lines={lines} />
      </details>
    )
  return (
    <>
      <p className="quietly">{head}</p>
      <DiffList lines={lines} />
    </>
  )
}
