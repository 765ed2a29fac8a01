import { useDeferredValue, useMemo } from 'react'
import { figure } from '#core/figures'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { shareStep } from '#events/words/planner-head'
import { countsWithUnlisted } from '#invitations/rules/counts'
import { countsLine } from '#invitations/words/shared'
import type { PlannerDecline } from '#party/shape/decline'
import type { MenuWithRemoved, PlannerResponse, ResponseList } from '#party/shape/responses'
import {
  clearSearch,
  nobodyFound,
  nobodyFoundAbout,
  peopleShown,
  responsesLoaded,
  responsesShown,
  totalLine,
} from '#party/words/planner'
import { Button } from '#ui/button'
import { Editing } from '../shared/event/editing.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { searchTerms } from '../shared/list/find.ts'
import type { OpenResponse } from './actions.tsx'
import { AskForPicks } from './ask-for-picks.tsx'
import { countsOf, filtered, isFiltering, matchesDecline, unfiltered } from './list/filter.ts'
import { openParties } from './list/open-picks.ts'
import { tableOf } from './list/rows.ts'
import { withSameName } from './list/same-name.ts'
import { useSeen } from './list/use-seen.ts'
import { useShown } from './list/use-shown.ts'
import { NotComing } from './not-coming.tsx'
import { PeopleView } from './people-view.tsx'
import { ResponseRow } from './row.tsx'
import { SortBy } from './sort-by.tsx'
import { Toolbar } from './toolbar.tsx'

type List = {
  responses: readonly PlannerResponse[]
  declines: PlannerDecline[]
  moreDeclines: true | undefined
  menu: MenuWithRemoved
  total: ResponseList['total']
  /** All of them have arrived. */
  complete: boolean
}

/** The two views of an event's guests, with one search. */
export function Guests({
  event,
  list: { responses, declines, moreDeclines, menu, total, complete },
  open,
  changed,
}: {
  event: PlannerEvent
  list: List
  open: OpenResponse
  changed: () => Promise<void>
}) {
  const { ownNeeds, at, open: openDialog } = useEvent()
  const [shown, setShown] = useShown()
  const seen = useSeen(event.id, responses, complete)
  // Typing stays quick while two thousand rows follow.
  const { view, filter, sort } = useDeferredValue(shown)
  const { rows, courses } = useMemo(() => tableOf(menu, responses, ownNeeds), [menu, responses, ownNeeds])
  const seated = useMemo(() => rows.some(({ table }) => table !== ''), [rows])
  const found = useMemo(() => filtered(rows, filter, seen), [rows, filter, seen])
  const counts = useMemo(() => countsOf(rows, filter, seen), [rows, filter, seen])
  const terms = useMemo(() => searchTerms(filter.name), [filter.name])
  const parties = useMemo(() => [...new Set(found.map(({ response }) => response))], [found])
  const sameName = useMemo(() => withSameName(responses, declines), [responses, declines])
  const declined = declines.filter((one) => matchesDecline(one, filter, seen))

  return (
    <>
      {responses.length === 0 ? (
        <div className="empty of-guests">
          <h3>No guest responses yet</h3>
          <p>
            Share the event code {event.eventCode} with your guests. Their answers appear here by themselves.
          </p>
          {isOpen(event, at) && <Button onClick={() => openDialog('share')}>{shareStep}</Button>}
        </div>
      ) : (
        <>
          <Toolbar
            shown={shown}
            setShown={setShown}
            menu={menu}
            totals={{ people: total.guests, responses: total.responses }}
            counts={counts}
            offered={{
              needs: true,
              missing: true,
              undelivered: responses.some(({ undelivered }) => undelivered),
              recent: seen > 0,
            }}
            sortBy={
              view === 'people' && (
                <SortBy
                  courses={courses}
                  seated={seated}
                  sort={sort}
                  setSort={(sort) => setShown({ ...shown, sort })}
                />
              )
            }
          />
          <p className="quietly figures guests-found" role="status">
            {!isFiltering(filter) && event.listed && (
              <>
                {totalLine(total.responses, total.guests)}
                <span className="of-list">
                  {' · '}
                  {countsLine(countsWithUnlisted(event.listed, event.registeredGuests))}
                </span>
              </>
            )}
            {isFiltering(filter) &&
              (view === 'people'
                ? peopleShown(figure(found.length), figure(total.guests))
                : responsesShown(figure(parties.length), figure(total.responses)))}{' '}
            {!complete && responsesLoaded(figure(responses.length), figure(total.responses))}
          </p>
          {filter.missing && complete && found.length > 0 && (
            <Editing>
              <AskForPicks parties={openParties(found, courses)} />
            </Editing>
          )}
          {found.length === 0 ? (
            <div className="empty of-search">
              <h3>{nobodyFound}</h3>
              <p>{nobodyFoundAbout}</p>
              <Button onClick={() => setShown({ ...shown, filter: unfiltered })}>{clearSearch}</Button>
            </div>
          ) : view === 'people' ? (
            <PeopleView
              event={event}
              menu={menu}
              courses={courses}
              rows={found}
              seated={seated}
              terms={terms}
              sort={sort}
              setSort={(sort) => setShown({ ...shown, sort })}
              sameName={sameName}
              open={open}
            />
          ) : (
            <ul className="lines responses">
              {parties.map((response) => (
                <ResponseRow
                  key={response.id}
                  response={response}
                  menu={menu}
                  timeZone={event.timeZone}
                  sameName={sameName.has(response.id)}
                  terms={terms}
                  open={open}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <NotComing
        event={event}
        declines={declined}
        sameName={sameName}
        cutAt={moreDeclines && declines.length}
        changed={changed}
      />
    </>
  )
}
