import { Download, FileSpreadsheet } from 'lucide-react'
import type { PlannerEvent } from '#events/shape/event'
import { downloadExcel, preparing } from '#exports/words/planner'
import { csvNeedsUpgrade, noSelectionsToExport } from '#party/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { NeedMore } from '../shared/event/need-more.tsx'
import { useExport } from '../shared/event/use-export.ts'

/**
 * Downloads every choice, or all that is known of the guests, as a file for spreadsheets: part of an upgrade, which is not
 * spoken of before there is a response.
 */
export function ExportButton({
  event: { id, premium },
  responses,
}: {
  event: PlannerEvent
  responses: number
}) {
  const { busy, download } = useExport(id)
  if (!premium && responses === 0) return null
  const start = () =>
    responses === 0 ? toast(noSelectionsToExport, { kind: 'error' }) : download('responses.csv')
  return (
    <>
      <Button
        disabled={!premium || busy !== undefined}
        title={premium ? undefined : csvNeedsUpgrade}
        onClick={start}
      >
        <Download className="icon" aria-hidden="true" />
        {busy === 'responses.csv' ? preparing : 'Download CSV'}
      </Button>
      <Button
        disabled={!premium || busy !== undefined}
        title={premium ? undefined : csvNeedsUpgrade}
        onClick={() => download('export.xlsx')}
      >
        <FileSpreadsheet className="icon" aria-hidden="true" />
        {busy === 'export.xlsx' ? preparing : downloadExcel}
      </Button>
      {!premium && (
        <span className="below quietly small">
          {csvNeedsUpgrade}. <NeedMore />
        </span>
      )}
    </>
  )
}
