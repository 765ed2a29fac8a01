import { csvFailed } from '#party/words/planner'
import { saveFile } from '../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

/** Downloads an event's choices as a file for spreadsheets. A toast tells what fails. */
export function useCsv(eventId: string): { busy: boolean; download: () => void } {
  const { busy, run } = useAction(
    () => saveFile(`/api/events/${encodeURIComponent(eventId)}/responses.csv`, csvFailed),
    toastFailure,
  )
  return { busy, download: () => void run() }
}
