import { ArrowLeft } from 'lucide-react'
import '../../../ui/planner.css'
import './import.css'
import { useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { listedPlacesMax } from '#invitations/rules/limits'
import {
  addingParties,
  backToList,
  goOnAdding,
  importAbout,
  importDone,
  importFilled,
  importStopped,
  importTitle,
  lineOfFile,
  listTooLarge,
  moreLines,
  notAddedLine,
  onListLine,
  otherList,
  toTheList,
  undoImport,
  undoingImport,
  undoLeavesFilled,
  upgradeToAdd,
} from '#invitations/words/planner-import'
import { plansAbove } from '#purchases/rules/plans'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { cardPaymentsOn } from '../../shared/event/card-payments.ts'
import { useEvent } from '../../shared/event/event-place.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { type ListPage, paged } from '../data.ts'
import { type Import, type ListedRow, placesOf, type SentRow } from '../import-draft.ts'
import { Preview } from './preview.tsx'
import type { ReadFile } from './read-file.ts'
import { RecentImports } from './recent.tsx'
import { TakeList } from './take-list.tsx'
import { useAdding } from './use-adding.ts'

export { loadList as loader } from '../data.ts'

const rowsShown = 50

/** Takes a guest list from a file or a paste, shows what it holds, and adds it once the planner says so. */
export function Component() {
  const { event, open } = useEvent()
  const first = useLoaderData<ListPage>()
  const { items } = usePages(event.id, first, paged)
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState<ReadFile>()
  const [sheet, setSheet] = useState(0)
  const adding = useAdding(event.id, revalidate)
  useTitle(`${importTitle} · ${event.title} · ${site.name}`)
  const list = generatePath(pages.guestList.path, { id: event.id })
  const largerPlan = cardPaymentsOn() && plansAbove(event.guestLimit).length > 0
  const tooLarge = (rows: readonly SentRow[]) => {
    const invited = first.counts.invited + placesOf(rows)
    if (!largerPlan || placesOf(rows) === 0 || invited <= listedPlacesMax(event.guestLimit)) return null
    return listTooLarge(invited, event.guestLimit)
  }
  const upgrade = () => open('upgrade')
  return (
    <>
      <PageHead
        below
        title={importTitle}
        back={
          <Link to={list}>
            <ArrowLeft className="icon" aria-hidden="true" /> {backToList}
          </Link>
        }
        about={<p>{importAbout}</p>}
      />
      {adding.one ? (
        <Adding
          adding={adding}
          one={adding.one}
          tooLarge={adding.one.done === 0 ? tooLarge(adding.one.rows) : null}
          upgrade={upgrade}
          list={list}
        />
      ) : read ? (
        <Preview
          key={sheet}
          read={read}
          sheet={sheet}
          setSheet={setSheet}
          list={items}
          tooLarge={tooLarge}
          add={adding.start}
          upgrade={(rows, anew) => {
            adding.hold(rows, anew)
            upgrade()
          }}
          again={() => setRead(undefined)}
        />
      ) : (
        <>
          <TakeList
            taken={(next) => {
              setSheet(0)
              setRead(next)
            }}
          />
          <RecentImports changed={revalidate} />
        </>
      )}
    </>
  )
}

/** Progress of the adding, and the ways on once it has ended. */
function Adding({
  adding: { busy, failure, goOn, undo, undoing, drop },
  one: { rows, done, added, filled, doubled, refused },
  tooLarge,
  upgrade,
  list,
}: {
  adding: ReturnType<typeof useAdding>
  one: Import
  /** Why nothing is added yet. */
  tooLarge: string | null
  upgrade: () => void
  list: string
}) {
  const all = rows.length
  const ended = done === all && !busy
  return (
    <div className="stack">
      <p role="status" className="figures">
        {busy ? addingParties(done, all) : ended ? importDone(added) : importStopped(added, all)}
      </p>
      {!ended && <progress className="import-progress" aria-hidden="true" value={done} max={all} />}
      <FailureNotice failure={failure} />
      {tooLarge && !busy && <Notice kind="warning">{tooLarge}</Notice>}
      {filled > 0 && <p className="figures">{importFilled(filled)}</p>}
      <Rows title={notAddedLine(refused.length)} rows={refused} />
      <Rows title={onListLine(doubled.length)} rows={doubled} />
      {!busy && (
        <>
          {filled > 0 && added > 0 && <p className="quietly">{undoLeavesFilled}</p>}
          <div className="row">
            {ended ? (
              <Link className="button primary" to={list}>
                {toTheList}
              </Link>
            ) : (
              <Button look="primary" onClick={tooLarge ? upgrade : goOn}>
                {tooLarge ? upgradeToAdd : goOnAdding}
              </Button>
            )}
            {/* A chunk whose answer was lost may have been added. */}
            {(added > 0 || (!ended && failure)) && (
              <Button disabled={undoing} onClick={undo}>
                {undoing ? undoingImport : undoImport}
              </Button>
            )}
            <Button look="quiet" disabled={undoing} onClick={drop}>
              {otherList}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Rows of the file with what became of them. Nothing is shown where there are none. */
function Rows({ title, rows }: { title: string; rows: readonly ListedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="stack">
      <p>{title}</p>
      <ul className="import-rows">
        {rows.slice(0, rowsShown).map(({ rowNo, label, reason }) => (
          <li key={rowNo}>
            {lineOfFile(rowNo, label)}
            {reason && `. ${reason}`}
          </li>
        ))}
      </ul>
      {rows.length > rowsShown && <p>{moreLines(rows.length - rowsShown)}</p>}
    </section>
  )
}
