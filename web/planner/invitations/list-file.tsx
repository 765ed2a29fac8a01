import { Download } from 'lucide-react'
import { downloadList, listNotDownloaded } from '#invitations/words/planner-file'
import { Button } from '#ui/button'
import { saveFile } from '../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

/** Downloads the list as a file for spreadsheets. A toast tells what fails. */
export function ListFile({ eventId }: { eventId: string }) {
  const { busy, run } = useAction(
    () => saveFile(`/api/events/${encodeURIComponent(eventId)}/invitations.csv`, listNotDownloaded),
    toastFailure,
  )
  return (
    <Button disabled={busy} onClick={() => void run()}>
      <Download className="icon" aria-hidden="true" />
      {downloadList}
    </Button>
  )
}
