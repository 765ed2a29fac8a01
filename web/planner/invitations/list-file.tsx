import { Download } from 'lucide-react'
import { downloadList, downloadListForExcel, listNotDownloaded } from '#invitations/words/planner-file'
import { Button } from '#ui/button'
import { saveFile } from '../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

/** Downloads the list as a file for spreadsheets, of either kind. A toast tells what fails. */
export function ListFile({ eventId }: { eventId: string }) {
  const { busy, run } = useAction(
    (kind: 'csv' | 'xlsx') =>
      saveFile(`/api/events/${encodeURIComponent(eventId)}/invitations.${kind}`, listNotDownloaded),
    toastFailure,
  )
  return (
    <>
      <Button disabled={busy} onClick={() => void run('csv')}>
        <Download className="icon" aria-hidden="true" />
        {downloadList}
      </Button>
      <Button disabled={busy} onClick={() => void run('xlsx')}>
        <Download className="icon" aria-hidden="true" />
        {downloadListForExcel}
      </Button>
    </>
  )
}
