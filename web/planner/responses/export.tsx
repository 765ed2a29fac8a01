import { Download } from 'lucide-react'
import type { PlannerEvent } from '#events/shape/event'
import { csvNeedsUpgrade, noSelectionsToExport } from '#party/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { NeedMore } from '../shared/need-more.tsx'
import { useCsv } from '../shared/use-csv.ts'

/** Downloads every choice as a file for spreadsheets: part of an upgrade. */
export function ExportButton({
  event: { id, premium },
  responses,
}: {
  event: PlannerEvent
  responses: number
}) {
  const { busy, download } = useCsv(id)
  const start = () => (responses === 0 ? toast(noSelectionsToExport, { kind: 'error' }) : download())
  return (
    <>
      <Button disabled={!premium || busy} title={premium ? undefined : csvNeedsUpgrade} onClick={start}>
        <Download className="icon" aria-hidden="true" />
        Download CSV
      </Button>
      {!premium && (
        <span className="below quietly small">
          {csvNeedsUpgrade}. <NeedMore />
        </span>
      )}
    </>
  )
}
