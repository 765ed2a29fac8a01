import { Download } from 'lucide-react'
import { useState } from 'react'
import type { PlannerEvent } from '#contract/event'
import { Button } from '#ui/button'
import { toast } from '#ui/toasts'
import { csvFailed, csvNeedsUpgrade, noSelectionsToExport } from '#words/planner'
import { ApiError } from '../../client/api.ts'
import { saveFile } from '../../client/save-file.ts'

/** Downloads every choice as a file for spreadsheets: part of an upgrade. */
export function ExportButton({
  event: { id, premium },
  responses,
}: {
  event: PlannerEvent
  responses: number
}) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (responses === 0) return toast(noSelectionsToExport, { kind: 'error' })
    setBusy(true)
    try {
      await saveFile(`/api/events/${encodeURIComponent(id)}/responses.csv`, csvFailed)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      disabled={!premium || busy}
      title={premium ? undefined : csvNeedsUpgrade}
      onClick={() => void download()}
    >
      <Download className="icon" aria-hidden="true" />
      Download CSV
    </Button>
  )
}
