import './draft-said.css'
import type { ReactNode } from 'react'
import {
  addToMenu,
  leaveOutExcess,
  linesToMend,
  menuCount,
  nothingToAdd,
  tooMuchAtOnce,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import type { Failure } from '../../../client/calls/use-action.ts'
import { addedMenuOf, type Draft, type Remark, sizeOf } from './draft.ts'

// The server's limit of a request, with something to spare.
const bytesMax = 60_000

/**
 * A draft before it is added. It can be added, also by Ctrl+Enter, once nothing is wrong with any of its lines.
 * @param leaveOut is given the ids of what the limits do not allow
 * @param more stands below what is wrong
 * @param actions the buttons before the one that adds
 * @param children the lines, each with what is said of it
 */
export function AddDraft({
  draft,
  remarks,
  leaveOut,
  busy,
  failure,
  add,
  hint,
  more,
  actions,
  children,
}: {
  draft: Draft
  remarks: ReadonlyMap<string, Remark>
  leaveOut: (ids: ReadonlySet<string>) => void
  busy: boolean
  failure: Failure | undefined
  add: () => void
  hint?: string
  more?: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  const wrong = [...remarks].filter(([, { error, excess }]) => error || excess)
  const excess = wrong.filter(([, one]) => one.excess).map(([id]) => id)
  const { items, categories } = sizeOf(draft)
  const tooMuch = new TextEncoder().encode(JSON.stringify(addedMenuOf(draft))).length > bytesMax
  const ready = !busy && draft.length > 0 && wrong.length === 0 && !tooMuch
  return (
    <form
      className="stack"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && ready && add()}
    >
      {hint && <p className="quietly small">{hint}</p>}
      {children}
      <div role="status">
        {wrong.length > 0 && <p className="draft-said wrong">{linesToMend(wrong.length)}</p>}
        {more}
        {tooMuch && <p className="draft-said wrong">{tooMuchAtOnce}</p>}
        {draft.length === 0 && <p>{nothingToAdd}</p>}
      </div>
      <FailureNotice failure={failure} />
      <div className="actions">
        {actions}
        {excess.length > 0 && (
          <Button onClick={() => leaveOut(new Set(excess))}>{leaveOutExcess(excess.length)}</Button>
        )}
        <Button look="primary" disabled={!ready} onClick={add}>
          {busy ? 'Saving...' : addToMenu(menuCount(items, categories))}
        </Button>
      </div>
    </form>
  )
}
