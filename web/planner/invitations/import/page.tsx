import '../../../ui/planner.css'
import './import.css'
import { useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import {
  addingParties,
  backToList,
  goOnAdding,
  importAbout,
  importDone,
  importStopped,
  importTitle,
  lineOfFile,
  notAddedLine,
  toTheList,
  undoImport,
  undoingImport,
} from '#invitations/words/planner-import'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useEvent } from '../../shared/event-place.ts'
import { usePages } from '../../shared/use-pages.ts'
import { type ListPage, paged } from '../data.ts'
import { Preview } from './preview.tsx'
import type { ReadFile } from './read-file.ts'
import { TakeList } from './take-list.tsx'
import { useAdding } from './use-adding.ts'

export { loadList as loader } from '../data.ts'

/** Takes a guest list from a file or a paste, shows what it holds, and adds it once the planner says so. */
export function Component() {
  const { event } = useEvent()
  const { items } = usePages(event.id, useLoaderData<ListPage>(), paged)
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState<ReadFile>()
  const adding = useAdding(event.id, revalidate)
  useTitle(`${importTitle} · ${event.title} · ${site.name}`)
  const list = generatePath(pages.guestList.path, { id: event.id })
  return (
    <>
      <PageHead title={importTitle} back={<Link to={list}>{backToList}</Link>} about={<p>{importAbout}</p>} />
      {adding.all > 0 ? (
        <Adding adding={adding} list={list} />
      ) : read ? (
        <Preview read={read} list={items} add={adding.start} again={() => setRead(undefined)} />
      ) : (
        <TakeList taken={setRead} />
      )}
    </>
  )
}

/** Progress of the adding, and the ways on once it has ended. */
function Adding({
  adding: { all, done, refused, busy, failure, goOn, undo, undoing },
  list,
}: {
  adding: ReturnType<typeof useAdding>
  list: string
}) {
  const ended = done === all && !busy
  return (
    <div className="stack">
      <p role="status" className="figures">
        {busy
          ? addingParties(done, all)
          : ended
            ? importDone(done - refused.length)
            : importStopped(done - refused.length, all)}
      </p>
      <progress className="import-progress" aria-hidden="true" value={done} max={all} />
      <FailureNotice failure={failure} />
      {refused.length > 0 && (
        <>
          <p>{notAddedLine(refused.length)}</p>
          <ul className="import-rows">
            {refused.map(({ rowNo, label, reason }) => (
              <li key={rowNo}>
                {lineOfFile(rowNo, label)}. {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {!busy && (
        <div className="row">
          {ended ? (
            <Link className="button primary" to={list}>
              {toTheList}
            </Link>
          ) : (
            <Button look="primary" onClick={goOn}>
              {goOnAdding}
            </Button>
          )}
          <Button disabled={undoing} onClick={undo}>
            {undoing ? undoingImport : undoImport}
          </Button>
        </div>
      )}
    </div>
  )
}
