import { Download } from 'lucide-react'
import type { PlannerEvent } from '#contract/event'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { csvFailed, csvNeedsUpgrade, noSelectionsToExport } from '#words/planner'
import { saveFile } from '../../client/save-file.ts'
import { toastFailure, useAction } from '../../client/use-action.ts'

/** Downloads every choice as a file for spreadsheets: part of an upgrade. */
export function ExportButton({
  event: { id, premium },
  responses,
}: {
  event: PlannerEvent
  responses: number
}) {
  const { busy, run } = useAction(
    () => saveFile(`/api/events/${encodeURIComponent(id)}/responses.csv`, csvFailed),
    toastFailure,
  )
  const download = () => (responses === 0 ? toast(noSelectionsToExport, { kind: 'error' }) : void run())
  return (
    <Button disabled={!premium || busy} title={premium ? undefined : csvNeedsUpgrade} onClick={download}>
      <Download className="icon" aria-hidden="true" />
      Download CSV
    </Button>
  )
}
