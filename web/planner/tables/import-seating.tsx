import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UnmatchedRow } from '#seating/rules/import'
import type { ImportPreview } from '#seating/shape/view'
import { cancel, saving } from '#seating/words/planner'
import * as words from '#seating/words/planner-file'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { LabelRow } from '#ui/field'
import { Loading } from '#ui/loading'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { seatingFileRows } from './read-seating-file.ts'

// More lines than these are told by their number alone.
const shownMost = 50

type Read = { rows: string[][]; preview: ImportPreview }

/** Reads who sits where from a file: first what it would do, then, if that is wanted, does it. */
export function ImportSeating({ onClose }: { onClose: () => void }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const id = useId()
  const [read, setRead] = useState<Read | null>(null)
  const [error, setError] = useState('')
  const preview = async (rows: string[][]) => {
    const call = { param: { id: event.id }, json: { rows } }
    setRead({
      rows,
      preview: await callApi((options) => api.events[':id'].placements.preview.$post(call, options)),
    })
  }
  const choosing = useAction(async (file: File) => {
    setRead(null)
    const bytes = await file.arrayBuffer().catch(() => null)
    const found = bytes ? seatingFileRows(new Uint8Array(bytes)) : { error: words.fileUnread }
    if ('error' in found) return setError(found.error)
    return preview(found.rows)
  })
  const applying = useAction(
    async ({ rows, preview: { tag } }: Read) => {
      const call = { param: { id: event.id }, json: { rows, tag } }
      const { moved } = await callApi((options) => api.events[':id'].placements.apply.$post(call, options))
      await revalidate()
      toast(words.applied(moved))
      onClose()
    },
    // Show its present effect beside the reason.
    ({ code }) => (code === 'changed' && read ? preview(read.rows).catch(() => setRead(null)) : undefined),
  )
  const busy = choosing.busy || applying.busy
  const count = read?.preview.matched.length ?? 0
  return (
    <Dialog title={words.readFileTitle} onClose={applying.cancelAnd(onClose)} busy={applying.isSending}>
      <div className="stack">
        <p>{words.readFileAbout}</p>
        <div className="field">
          <LabelRow htmlFor={id} label={words.chooseFile} error={error} />
          <div className="hint" id={`${id}-hint`}>
            {words.fileAbout}
          </div>
          <input
            id={id}
            className="input"
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            aria-describedby={`${id}-hint`}
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              setError('')
              applying.clear()
              if (file) void choosing.run(file)
            }}
          />
        </div>
        {choosing.busy && <Loading>{words.reading}</Loading>}
        <FailureNotice failure={choosing.failure ?? applying.failure} />
        {read && <Preview preview={read.preview} />}
        <div className="actions">
          <Button onClick={applying.cancelAnd(onClose)} disabled={applying.isSending}>
            {cancel}
          </Button>
          {read && count > 0 && (
            <Button look="primary" disabled={busy} onClick={() => void applying.run(read)}>
              {applying.busy ? saving : words.apply(count)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A file's effect, and its lines without one. */
function Preview({ preview: { matched, newTables, unknown, ambiguous } }: { preview: ImportPreview }) {
  const names = newTables.map(({ name }) => name).join(', ')
  return (
    <div className="stack" role="status">
      <p>
        <strong>{words.matchedLine(matched.length)}</strong>
      </p>
      {newTables.length > 0 && <p>{words.newTablesLine(newTables.length, names)}</p>}
      <Lines title={words.unknownLine(unknown.length)} rows={unknown} reasons={words.unknownReasons} />
      <Lines
        title={words.ambiguousLine(ambiguous.length)}
        rows={ambiguous}
        reasons={words.ambiguousReasons}
      />
    </div>
  )
}

function Lines({
  title,
  rows,
  reasons,
}: {
  title: string
  rows: readonly UnmatchedRow[]
  reasons: Record<UnmatchedRow['reason'], string>
}) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <p className="quietly">{words.staysAsIs}</p>
      <ul className="lines">
        {rows.slice(0, shownMost).map((row) => (
          <li key={row.line}>{words.fileLine(row.line, row.guest, reasons[row.reason])}</li>
        ))}
      </ul>
      {rows.length > shownMost && <p>{words.andMore(rows.length - shownMost)}</p>}
    </div>
  )
}
