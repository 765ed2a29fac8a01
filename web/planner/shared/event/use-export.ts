import { exportFailed } from '#exports/words/planner'
import { csvFailed } from '#party/words/planner'
import { saveFile } from '../../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'

type File = 'responses.csv' | 'export.xlsx' | 'export.json'

/** Downloads an event as a file: its choices, a workbook, or everything. A toast tells what fails. */
export function useExport(eventId: string): {
  /** The file under way. */
  busy: File | undefined
  download: (file: File) => void
} {
  const { args, run } = useAction(
    (file: File) =>
      saveFile(
        `/api/events/${encodeURIComponent(eventId)}/${file}`,
        file === 'responses.csv' ? csvFailed : exportFailed,
      ),
    toastFailure,
  )
  return { busy: args?.[0], download: (file) => void run(file) }
}
