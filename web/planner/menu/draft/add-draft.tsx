import { type ReactNode, useCallback } from 'react'
import {
  addToMenu,
  leaveOutExcess,
  linesToMend,
  menuCount,
  nothingToAdd,
  tooMuchAtOnce,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { FailureNotice } from '../../../client/failure-notice.tsx'
import type { Failure } from '../../../client/use-action.ts'
import { addedMenuOf, type Draft, type Remark, sizeOf, withChange, without } from './draft.ts'
import { DraftTree } from './draft-tree.tsx'

// What the server takes of a request, with something to spare.
const bytesMax = 60_000

/**
 * A draft before it is added: every line with what is said of it. It can be added once nothing is wrong with any.
 * @param children the buttons before the one that adds
 */
export function AddDraft({
  draft,
  remarks,
  edit,
  busy,
  failure,
  add,
  children,
}: {
  draft: Draft
  remarks: ReadonlyMap<string, Remark>
  edit: (change: (draft: Draft) => Draft) => void
  busy: boolean
  failure: Failure | undefined
  add: () => void
  children: ReactNode
}) {
  const change = useCallback<Parameters<typeof DraftTree>[0]['ways']['change']>(
    (id, changed) => edit((before) => withChange(before, id, changed)),
    [edit],
  )
  const remove = useCallback((id: string) => edit((before) => without(before, new Set([id]))), [edit])
  const wrong = [...remarks].filter(([, { complaint, excess }]) => complaint || excess)
  const excess = wrong.filter(([, one]) => one.excess).map(([id]) => id)
  const { items, categories } = sizeOf(draft)
  const count = menuCount(items, categories)
  const tooMuch = new TextEncoder().encode(JSON.stringify(addedMenuOf(draft))).length > bytesMax
  return (
    <div className="stack">
      <DraftTree draft={draft} remarks={remarks} ways={{ change, remove }} />
      <div role="status">
        {wrong.length > 0 && <p className="draft-said wrong">{linesToMend(wrong.length)}</p>}
        {tooMuch && <p className="draft-said wrong">{tooMuchAtOnce}</p>}
        {draft.length === 0 && <p>{nothingToAdd}</p>}
      </div>
      <FailureNotice failure={failure} />
      <div className="actions">
        {children}
        {excess.length > 0 && (
          <Button onClick={() => edit((before) => without(before, new Set(excess)))}>
            {leaveOutExcess(excess.length)}
          </Button>
        )}
        <Button
          look="primary"
          disabled={busy || draft.length === 0 || wrong.length > 0 || tooMuch}
          onClick={add}
        >
          {busy ? 'Saving...' : addToMenu(count)}
        </Button>
      </div>
    </div>
  )
}
