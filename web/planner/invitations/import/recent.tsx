import { useEffect, useRef, useState } from 'react'
import {
  importOf,
  importUndone,
  recentImports,
  undoImport as undoImportWord,
  undoingImport,
} from '#invitations/words/planner-import'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { useEvent } from '../../shared/event/event-place.ts'
import { momentIn } from '../../shared/moment.ts'
import { undoableImports, undoImport } from '../calls.ts'

/**
 * The imports of the last day, each with a way to undo it. Nothing is shown where there are none.
 * @param changed reads the list anew
 */
export function RecentImports({ changed }: { changed: () => Promise<void> }) {
  const { event } = useEvent()
  const [imports, setImports] = useState<{ id: string; at: number; parties: number }[]>([])
  const read = useAction(async () => setImports((await undoableImports(event.id)).imports))
  const first = useRef(read)
  useEffect(() => void first.current.run(), [])
  const undo = useAction(async (id: string) => {
    const { kept } = await undoImport(event.id, id)
    await Promise.all([read.run(), changed()])
    toast(importUndone(kept))
  }, toastFailure)
  if (imports.length === 0) return <FailureNotice failure={read.failure} again={() => void read.run()} />
  return (
    <section className="stack" aria-labelledby="recent-imports">
      <h2 id="recent-imports">{recentImports}</h2>
      <ul className="lines">
        {imports.map(({ id, at, parties }) => (
          <li key={id} className="row apart">
            <span className="figures">{importOf(parties, momentIn(event.timeZone, at))}</span>
            <Button small disabled={undo.busy} onClick={() => void undo.run(id)}>
              {undo.args?.[0] === id ? undoingImport : undoImportWord}
              <span className="visually-hidden"> {momentIn(event.timeZone, at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
