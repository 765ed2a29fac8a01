import {
  Armchair,
  Braces,
  CopyPlus,
  Download,
  Ellipsis,
  FileSpreadsheet,
  Lock,
  LockOpen,
  Pencil,
  Rocket,
  Trash2,
  Users,
} from 'lucide-react'
import { generatePath, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { isOpen } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { closeNow, duplicateEvent, reopen, reopened } from '#events/words/planner'
import {
  deleteEvent,
  downloadCsv,
  editEvent,
  moreActions,
  peopleOfEvent,
  upgradeEvent,
} from '#events/words/planner-head'
import { downloadExcel, downloadJson } from '#exports/words/planner'
import { csvNeedsUpgrade, seatGuests } from '#party/words/planner'
import { pastDeadline } from '#purchases/words/planner'
import { toast } from '#ui/toast'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import type { EventPlace } from '../shared/event/event-place.ts'
import { useExport } from '../shared/event/use-export.ts'
import { MenuButton } from '../shared/menu-button.tsx'
import { reopenEvent } from './calls.ts'
import { deadlineOf } from './deadline-of.ts'

/** The menu of what is rarely done with an event. */
export function EventActions({
  place: { event, at, open },
  upgradable,
}: {
  place: EventPlace
  upgradable: boolean
}) {
  const { download } = useExport(event.id)
  const { revalidate } = useRevalidator()
  const reopening = useAction(async () => {
    await reopenEvent(event.id)
    await revalidate()
    toast(reopened(deadlineOf(event)))
  }, toastFailure)
  const state = deadlineStateOf(event, at)
  const refused = event.premium ? undefined : csvNeedsUpgrade
  const upgrade = {
    name: upgradeEvent,
    icon: Rocket,
    refused: isOpen(event, at) ? undefined : pastDeadline,
    run: () => open('upgrade'),
  }
  const people = {
    name: peopleOfEvent,
    icon: Users,
    to: generatePath(pages.members.path, { id: event.id }),
  }
  const may = event.member?.role
  if (may === 'viewer') return <MenuButton label={moreActions} icon={Ellipsis} choices={[people]} />
  const owns = may === undefined
  return (
    <MenuButton
      label={moreActions}
      icon={Ellipsis}
      choices={[
        { name: editEvent, icon: Pencil, run: () => open('edit') },
        ...(state === 'open' ? [{ name: closeNow, icon: Lock, run: () => open('close') }] : []),
        ...(state === 'closed_early'
          ? [{ name: reopen, icon: LockOpen, run: () => void reopening.run() }]
          : []),
        people,
        ...(event.tablesOn
          ? []
          : [{ name: seatGuests, icon: Armchair, to: generatePath(pages.tables.path, { id: event.id }) }]),
        ...(owns ? [{ name: duplicateEvent, icon: CopyPlus, run: () => open('duplicate') }] : []),
        ...(owns && upgradable ? [upgrade] : []),
        {
          name: downloadCsv,
          icon: Download,
          refused,
          run: () => download('responses.csv'),
        },
        { name: downloadExcel, icon: FileSpreadsheet, refused, run: () => download('export.xlsx') },
        { name: downloadJson, icon: Braces, run: () => download('export.json') },
        ...(owns ? [{ name: deleteEvent, icon: Trash2, danger: true, run: () => open('remove') }] : []),
      ]}
    />
  )
}
