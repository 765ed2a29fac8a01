import { useState } from 'react'
import { importUndone } from '#invitations/words/planner-import'
import { toast } from '#ui/toast'
import { ApiError } from '../../../client/calls/api.ts'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { backOnline } from '../../../client/live/online.ts'
import { importChunk, undoImport } from '../calls.ts'
import {
  after,
  type Import,
  newImport,
  readImportDraft,
  type SentRow,
  saveImportDraft,
} from '../import-draft.ts'
import { chunksOf } from './chunks.ts'

/**
 * Adds a list chunk by chunk. Cut by a failure or a reload, it goes on where it stopped: the same rows under the same id
 * are added once.
 * @param changed reads the list anew
 */
export function useAdding(eventId: string, changed: () => Promise<void>) {
  const [one, setOne] = useState(() => readImportDraft(eventId))
  const keep = (next: Import | null) => {
    setOne(next)
    saveImportDraft(eventId, next)
  }
  const adding = useAction(async (from: Import) => {
    let now = from
    for (const chunk of chunksOf(from.rows.slice(from.done))) {
      await backOnline()
      const { id: importId, again } = now
      now = after(now, chunk, await importChunk(eventId, { importId, again, rows: chunk }))
      keep(now)
    }
    await changed()
  })
  const undoing = useAction(async ({ id }: Import) => {
    const { kept } = await undoImport(eventId, id).catch((error: unknown) => {
      // The answer to a chunk may be lost: the server alone knows whether there is anything to take back.
      if (error instanceof ApiError && error.code === 'not_found') return { kept: 0 }
      throw error
    })
    keep(null)
    await changed()
    toast(importUndone(kept))
  }, toastFailure)
  const start = (next: Import) => {
    keep(next)
    void adding.run(next)
  }
  return {
    one,
    busy: adding.busy,
    failure: adding.failure,
    start: (rows: SentRow[], again: boolean) => start(newImport(rows, again)),
    /** Keeps rows for later. */
    hold: (rows: SentRow[], again: boolean) => keep(newImport(rows, again)),
    goOn: () => void (one && adding.run(one)),
    undo: () => void (one && undoing.run(one)),
    undoing: undoing.busy,
    /** Leaves an import as far as it has come. */
    drop: () => keep(null),
  }
}
