import '../../ui/planner.css'
import '../shared/guests.css'
import './invitations.css'
import { useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import type { Invitation } from '#invitations/shape/invitation'
import {
  guestListTitle,
  importList,
  listLoading,
  listNotAllLoaded,
  loadListAgain,
  noListAbout,
  noListYet,
} from '#invitations/words/planner-list'
import { countsLine } from '#invitations/words/shared'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { useEvent } from '../shared/event-place.ts'
import { GuestViews } from '../shared/guest-views.tsx'
import { usePages } from '../shared/use-pages.ts'
import { AddLine } from './add-line.tsx'
import { type ListPage, paged } from './data.ts'
import { GuestList } from './list.tsx'
import { ListFile } from './list-file.tsx'
import { PartyForm } from './party-form.tsx'
import { useRemoveParty } from './use-remove-party.ts'

export { onlySearched as shouldRevalidate } from '../shared/only-searched.ts'
export { loadList as loader } from './data.ts'

type Open = { party: Invitation } | { typed: string } | null

/** Everybody who was invited, party by party, with what they answered. */
export function Component() {
  const { event } = useEvent()
  const first = useLoaderData<ListPage>()
  const { counts } = first
  const { items, complete, failure, again } = usePages(event.id, first, paged)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  const remove = useRemoveParty(event.id, revalidate)
  useTitle(`${guestListTitle} · ${event.title} · ${site.name}`)
  const isEmpty = items.length === 0 && complete
  return (
    <>
      <PageHead
        title={guestListTitle}
        part
        about={
          !isEmpty && (
            <p className="figures" role="status">
              {countsLine(counts)}
            </p>
          )
        }
        next={
          <>
            {!isEmpty && <ListFile eventId={event.id} />}
            <Link className="button plain" to={generatePath(pages.guestImport.path, { id: event.id })}>
              {importList}
            </Link>
          </>
        }
      />
      <GuestViews event={event} invited={counts.invited} />
      <AddLine eventId={event.id} added={revalidate} more={(typed) => setOpen({ typed })} />
      {failure && (
        <Notice kind="error">
          {listNotAllLoaded} {failure.message}
          <div>
            <Button small onClick={again}>
              {loadListAgain}
            </Button>
          </div>
        </Notice>
      )}
      {!complete && !failure && <p className="quietly">{listLoading}</p>}
      {isEmpty ? (
        <div className="empty of-guests">
          <h3>{noListYet}</h3>
          <p>{noListAbout}</p>
        </div>
      ) : (
        <GuestList
          list={items}
          counts={counts}
          edit={(party) => setOpen({ party })}
          remove={(party) => void remove(party)}
        />
      )}
      {open && <PartyForm eventId={event.id} {...open} saved={revalidate} onClose={() => setOpen(null)} />}
    </>
  )
}
