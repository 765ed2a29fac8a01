import {
  comingAndNot,
  loadAgain,
  notAllLoaded,
  notDeliveredLine,
  seatGuests,
  totalLine,
} from '#party/words/planner'
import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import './responses.css'
import '../shared/list/guests.css'
import { useState } from 'react'
import { generatePath, Link, useLoaderData, useRevalidator } from 'react-router'
import { figure } from '#core/figures'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { seesNeeds } from '#events/rules/roles'
import type { ResponseView } from '#party/shape/guest'
import { printPath } from '#print/shape/documents'
import { printLists } from '#print/words/kitchen'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { useEvent } from '../shared/event/event-place.ts'
import { NeedsHidden } from '../shared/event/needs-hidden.tsx'
import { GuestViews } from '../shared/list/guest-views.tsx'
import { ResponseForm } from '../shared/response/form.tsx'
import type { ResponsesPage } from './data.ts'
import { ExportButton } from './export.tsx'
import { Guests } from './guests.tsx'
import { DeleteResponse } from './remove.tsx'
import { StartList } from './start-list.tsx'
import { useResponses } from './use-responses.ts'

export { onlySearched as shouldRevalidate } from '../shared/list/only-searched.ts'
export { loadResponses as loader } from './data.ts'

type Open = { form: ResponseView | null } | { remove: ResponseView } | null

/** Everybody who answered for an event, by response and by person. */
export function Component() {
  const { event } = useEvent()
  const first = useLoaderData<ResponsesPage>()
  const { declines, moreDeclines, menu, total } = first
  const { responses, complete, failure, again } = useResponses(event.id, first)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  useTitle(`Guest Responses · ${event.title} · ${site.name}`)
  const undelivered = [...responses, ...declines].filter((one) => one.undelivered).length
  const close = () => setOpen(null)
  // It stands first while there is nothing else to see.
  const nobodyYet = total.responses + total.notComing === 0
  const startList = !event.listed && (
    <Editing>
      <StartList eventId={event.id} />
    </Editing>
  )

  return (
    <>
      <PageHead
        title="Guest Responses"
        part
        about={
          event.listed ? (
            <GuestViews event={event} invited={event.listed.invited} />
          ) : (
            <p className="figures" role="status">
              {totalLine(total.responses, total.guests)}
              {total.notComing > 0 && (
                <>
                  {' · '}
                  <span>{comingAndNot(figure(total.guests), figure(total.notComing))}</span>
                </>
              )}
            </p>
          )
        }
        next={
          <>
            {total.responses > 0 && seesNeeds(event) && (
              <a className="button quiet" href={printPath(event.id, 'people')} target="_blank" rel="noopener">
                {printLists}
              </a>
            )}
            {!event.tablesOn && total.responses > 0 && (
              <Link className="button quiet" to={generatePath(pages.tables.path, { id: event.id })}>
                {seatGuests}
              </Link>
            )}
            <Editing>
              <ExportButton event={event} responses={total.responses} />
              <Button look="primary" onClick={() => setOpen({ form: null })}>
                Add Response
              </Button>
            </Editing>
          </>
        }
      />
      {failure && (
        <Notice kind="error">
          {notAllLoaded} {failure.message}
          <div>
            <Button small onClick={again}>
              {loadAgain}
            </Button>
          </div>
        </Notice>
      )}
      {undelivered > 0 && <Notice kind="warning">{notDeliveredLine(undelivered)}</Notice>}
      <NeedsHidden />
      {nobodyYet && startList}
      <Guests
        event={event}
        list={{ responses, declines, moreDeclines, menu, total, complete }}
        open={setOpen}
        changed={revalidate}
      />
      {!nobodyYet && startList}
      {open && 'form' in open && (
        <ResponseForm event={event} menu={menu} response={open.form} saved={revalidate} onClose={close} />
      )}
      {open && 'remove' in open && (
        <DeleteResponse
          eventId={event.id}
          response={open.remove}
          changed={() => void revalidate()}
          onClose={close}
        />
      )}
    </>
  )
}
