import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import './kitchen.css'
import './special-guests.css'
import { Printer } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { figure } from '#core/figures'
import { site } from '#core/site'
import { closingDay, isOpen } from '#events/rules/closing'
import { mayEdit, seesNeeds } from '#events/rules/roles'
import { closedOnDay, closesOnDay } from '#events/words/planner-head'
import { mayStillCome } from '#invitations/words/shared'
import { platesCount, printForKitchen } from '#kitchen/words/planner'
import { guaranteedLine, guestsLine, notComingCount } from '#kitchen/words/shared-counts'
import { longDay, zoneName } from '#languages/en/days'
import { notChosenIn } from '#overview/rules'
import { printPath } from '#print/shape/documents'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { ApiError } from '../../client/calls/api.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { NeedsHidden } from '../shared/event/needs-hidden.tsx'
import { PrintLink } from '../shared/event/print-link.tsx'
import { SheetBand, sheetDue, useIssue } from '../shared/issue-sheet.tsx'
import { ChooseAgainNotice } from '../shared/notify/choose-again.tsx'
import { Courses } from './courses.tsx'
import type { KitchenPage } from './data.ts'
import { Diets } from './diets.tsx'
import { Links } from './links.tsx'
import { Missing } from './missing.tsx'
import { NotesToSort } from './notes-to-sort.tsx'
import { Parts } from './parts.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Sheets } from './sheets.tsx'
import { SpecialGuests } from './special-guests.tsx'

export { loadKitchen as loader } from './data.ts'

/**
 * The kitchen's sheet, live: how many of each dish, then who has not chosen, then everybody who needs something else with
 * what they eat.
 */
export function Component() {
  const { event, at } = useEvent()
  const { kitchen, sheets } = useLoaderData<KitchenPage>()
  const read = sheets instanceof ApiError ? null : sheets
  const newest = read?.sheets[0] ?? null
  const { plates, guests, notComing, listed, guaranteed, courses, missing, attention } = kitchen
  const next = useIssue(newest, { ...attention, missing: missing.length })
  const closed = !isOpen(event, at)
  const awaited = listed ? mayStillCome(listed, closed) : ''
  const changes = read?.since.length ?? 0
  const due = read && sheetDue({ newest, changes, guests, closed })
  useTitle(`Totals · ${event.title} · ${site.name}`)
  return (
    <div className="totals stack loose">
      <PageHead
        title="Totals"
        part
        about={
          <p className="figures" role="status">
            <strong>{platesCount(plates)}</strong> {guestsLine(kitchen)}
            {guaranteed && `\u00a0· ${guaranteedLine(guaranteed, plates, event.timeZone)}`}
            {notComing > 0 && `\u00a0· ${notComingCount(figure(notComing))}`}
            {awaited && `\u00a0· ${awaited}`}
            <span className="until">
              {'\u00a0· '}
              {(closed ? closedOnDay : closesOnDay)(longDay(closingDay(event)), zoneName(event.timeZone))}
            </span>
          </p>
        }
        next={
          seesNeeds(event) && (
            <>
              <a
                className="button"
                href={`${printPath(event.id, 'kitchen')}#now`}
                target="_blank"
                rel="noopener"
              >
                <Printer className="icon" aria-hidden="true" />
                {printForKitchen}
              </a>
              <PrintLink />
            </>
          )
        }
      />
      {due && mayEdit(event) && (
        <SheetBand due={due} changes={changes} open={notChosenIn(courses)} next={next} />
      )}
      <ChooseAgainNotice event={event} fresh={missing} />
      <Parts kitchen={kitchen} />
      <div id="counts">
        <Courses kitchen={kitchen} />
      </div>
      <Sheets read={sheets} next={next} banded={due !== null} />
      <NeedsHidden />
      <Diets kitchen={kitchen} needs={seesNeeds(event)} />
      {guests > 0 && courses.length > 0 && <Missing missing={missing} categories={courses} />}
      {seesNeeds(event) && <SpecialGuests kitchen={kitchen} />}
      <Editing>
        <NotesToSort kitchen={kitchen} />
        <SettingsForm settings={kitchen.settings} />
        <Links />
      </Editing>
    </div>
  )
}
