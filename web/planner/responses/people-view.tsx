import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { MenuWithRemoved } from '#party/shape/responses'
import { closePanel } from '#party/words/planner'
import { erased } from '#seating/words/shared'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { PartyPanel } from '../shared/list/party-panel.tsx'
import { useWide } from '../shared/list/use-wide.ts'
import type { OpenResponse } from './actions.tsx'
import type { Course, Row } from './list/rows.ts'
import { keepsParties, type Sort, sorted } from './list/sort.ts'
import { PartyPanelContent } from './panel.tsx'
import { PeopleCards } from './people-cards.tsx'
import { PeopleTable } from './people-table.tsx'

/** Everybody with their dishes: a table, or cards on a phone. A press on a person opens the party. */
export function PeopleView({
  event,
  menu,
  courses,
  rows,
  seated,
  terms,
  sort,
  setSort,
  sameName,
  open,
}: {
  event: PlannerEvent
  menu: MenuWithRemoved
  courses: readonly Course[]
  rows: readonly Row[]
  seated: boolean
  terms: readonly string[]
  sort: Sort
  setSort: (sort: Sort) => void
  sameName: ReadonlySet<string>
  open: OpenResponse
}) {
  const wide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState('')
  // A party that the address asks for opens as soon as its page of the list has come.
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).get('party'))
  const wanted = asked && rows.find(({ response }) => response.id === asked)
  if (wanted) {
    setAsked(null)
    setOpened(wanted.key)
  }
  const inOrder = useMemo(() => sorted(rows, sort, courses), [rows, sort, courses])
  // A row may be filtered away while its party is open; a response that was deleted closes it.
  const { response, index } = rows.find(({ key }) => key === opened) ?? {}
  useEffect(() => {
    if (opened) showPerson(place.current)
  }, [opened])
  const close = useCallback(() => {
    setOpened('')
    place.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(opened)}"]`)?.focus()
  }, [opened])
  const people = {
    rows: inOrder,
    courses,
    seated,
    terms,
    together: keepsParties(sort),
    timeZone: event.timeZone,
    sort,
    setSort,
    opened,
    setOpened,
  }
  const content = response && (
    <PartyPanelContent
      response={response}
      menu={menu}
      timeZone={event.timeZone}
      sameName={sameName.has(response.id)}
      current={index}
      open={open}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a person opened
    <div
      ref={place}
      className={`people-place ${response && wide ? 'with-panel' : ''}`}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && wide && opened) close()
      }}
    >
      {wide ? <PeopleTable {...people} /> : <PeopleCards {...people} />}
      {response &&
        (wide ? (
          <PartyPanel key={response.id} name={response.leadGuestName || erased} onClose={close}>
            {content}
          </PartyPanel>
        ) : (
          <Dialog title={response.leadGuestName || erased} onClose={close} below>
            {content}
            <div className="actions">
              <Button onClick={close}>{closePanel}</Button>
            </div>
          </Dialog>
        ))}
    </div>
  )
}

/** Gives the focus to the person whose party was opened, in sight below the party's name. */
function showPerson(place: HTMLElement | null): void {
  const person = place?.querySelector<HTMLElement>('.party > [aria-current]')
  person?.focus({ preventScroll: true })
  person?.scrollIntoView({ block: 'nearest' })
}
