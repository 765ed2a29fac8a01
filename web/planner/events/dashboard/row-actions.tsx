import {
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  Pencil,
  QrCode,
  Rocket,
  Trash2,
  Users,
  Utensils,
} from 'lucide-react'
import { isOpen } from '#events/rules/closing'
import { mayEdit } from '#events/rules/roles'
import type { PlannerEvent } from '#events/shape/event'
import { archive, manageMenu, unarchive, viewResponses } from '#events/words/planner-dashboard'
import {
  deleteEvent,
  downloadCsv,
  editEvent,
  moreActions,
  share,
  upgradeEvent,
} from '#events/words/planner-head'
import { csvNeedsUpgrade } from '#party/words/planner'
import { pastDeadline } from '#purchases/words/planner'
import { useExport } from '../../shared/event/use-export.ts'
import { MenuButton } from '../../shared/menu-button.tsx'
import { nextStep } from './next-step.ts'

/** Opens one of the dialogs of an event. Without `upgrade` there is nothing to upgrade with. */
export type Open = {
  edit: (event: PlannerEvent) => void
  share: (event: PlannerEvent) => void
  remove: (event: PlannerEvent) => void
  /** Archives an event, or takes it back. */
  archive: (event: PlannerEvent) => void
  upgrade?: ((event: PlannerEvent) => void) | undefined
}

/** The menu of everything that can be done with an event beside its next step; a refused one says why. */
export function RowActions({
  event,
  at,
  describedBy,
  open,
}: {
  event: PlannerEvent
  at: number
  describedBy: string
  open: Open
}) {
  const { download } = useExport(event.id)
  const { upgrade } = open
  const page = `/events/${event.id}`
  const [owns, edits] = [!event.member, mayEdit(event)]
  return (
    <MenuButton
      label={moreActions}
      describedBy={describedBy}
      icon={Ellipsis}
      choices={[
        { name: manageMenu, icon: Utensils, to: `${page}/menu` },
        { name: viewResponses, icon: Users, to: `${page}/responses` },
        ...(nextStep(event, at) === 'share'
          ? []
          : [{ name: share, icon: QrCode, run: () => open.share(event) }]),
        ...(edits
          ? [
              { name: editEvent, icon: Pencil, run: () => open.edit(event) },
              {
                name: downloadCsv,
                icon: Download,
                refused: event.premium ? undefined : csvNeedsUpgrade,
                run: () => download('responses.csv'),
              },
            ]
          : []),
        ...(upgrade && owns
          ? [
              {
                name: upgradeEvent,
                icon: Rocket,
                refused: isOpen(event, at) ? undefined : pastDeadline,
                run: () => upgrade(event),
              },
            ]
          : []),
        {
          name: event.archived ? unarchive : archive,
          icon: event.archived ? ArchiveRestore : Archive,
          run: () => open.archive(event),
        },
        ...(owns ? [{ name: deleteEvent, icon: Trash2, danger: true, run: () => open.remove(event) }] : []),
      ]}
    />
  )
}
