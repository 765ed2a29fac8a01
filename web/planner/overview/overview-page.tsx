import { Editing } from '../shared/event/editing.tsx'
import './overview.css'
import { useLoaderData } from 'react-router'
import { site } from '#core/site'
import { isOpen } from '#events/rules/closing'
import { mayEdit } from '#events/rules/roles'
import { overviewTab } from '#events/words/planner-head'
import type { Overview } from '#overview/rules'
import { everybodyKnown, firstResponse } from '#overview/words/planner'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { useDoneHere } from '../shared/event/done-here.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { ListCounts } from '../shared/event/list-counts.tsx'
import { SheetBand, sheetDue, useIssue } from '../shared/issue-sheet.tsx'
import { Checklist } from './checklist.tsx'
import { NextMail } from './next-mail.tsx'
import { useOnce } from './once.ts'
import { Pulse } from './pulse.tsx'
import { stepsDone } from './steps.ts'

export { loadOverview as loader } from './data.ts'

// After more answers than these the first is no news.
const firstFew = 3

/** An event at a glance: what to do until the first guest has answered, then how the answers come in. */
export function Component() {
  const place = useEvent()
  const overview = useLoaderData<Overview>()
  const { event, at, open } = place
  const done = stepsDone(event, useDoneHere(event.id))
  const isClosed = !isOpen(event, at)
  const { responses, last, sheet, kitchen } = overview
  const changes = sheet?.changes ?? 0
  const due = sheetDue({ newest: sheet, changes, guests: event.registeredGuests, closed: isClosed })
  const next = useIssue(sheet, { ...kitchen, missing: overview.missing })
  const first = last.findLast(({ coming }) => coming)
  const isFirst = useOnce(event.id, 'first', !isClosed && responses > 0 && responses <= firstFew)
  const isKnown = isClosed && event.registeredGuests > 0 && overview.missing === 0
  const isOver = useOnce(event.id, 'closed', isKnown)
  useTitle(`${overviewTab} · ${event.title} · ${site.name}`)
  return (
    <>
      {isFirst && first && <Notice>{firstResponse(first.name, first.people - 1)}</Notice>}
      {due && mayEdit(event) && (
        <SheetBand due={due} changes={changes} open={kitchen.notChosen} next={next} />
      )}
      {isOver && <Notice>{everybodyKnown(event.registeredGuests)}</Notice>}
      {last.length > 0 || isClosed ? (
        <Pulse place={place} overview={overview} banded={due !== null} />
      ) : (
        <>
          <ListCounts event={event} />
          <Editing>
            <NextMail event={event} />
            <Checklist event={event} done={done} share={() => open('share')} />
          </Editing>
        </>
      )}
    </>
  )
}
