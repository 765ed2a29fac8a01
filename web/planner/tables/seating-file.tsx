import { lazy, Suspense, useState } from 'react'
import * as words from '#seating/words/planner-file'
import { Button } from '#ui/button'
import { saveFile } from '../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'

// Reading files takes code that hardly anybody needs.
const ImportSeating = lazy(async () => ({ default: (await import('./import-seating.tsx')).ImportSeating }))

/** The seating as a file, out and in. */
export function SeatingFile() {
  const { event } = useEvent()
  const [open, setOpen] = useState(false)
  const { busy, run } = useAction(
    () => saveFile(`/api/events/${encodeURIComponent(event.id)}/placements.csv`, words.downloadFailed),
    toastFailure,
  )
  const close = () => setOpen(false)
  return (
    <section className="stack" aria-labelledby="seating-file">
      <h3 id="seating-file">{words.fileTitle}</h3>
      <p className="quietly">{words.fileAbout}</p>
      <div className="row">
        <Button disabled={busy} onClick={() => void run()}>
          {busy ? words.downloading : words.download}
        </Button>
        <Button onClick={() => setOpen(true)}>{words.readFile}</Button>
      </div>
      {open && (
        <Suspense fallback={<LoadingDialog title={words.readFileTitle} onClose={close} />}>
          <ImportSeating onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
