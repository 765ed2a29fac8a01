import type { PrintedIssue } from '#print/shape/documents'
import { amissIn, asIssued } from '#sheets/words/shared'

/** Whether a numbered sheet is still what was issued. It stands on screen alone. */
export function SheetState({ issued: { amiss } }: { issued: PrintedIssue }) {
  return (
    <p className={amiss === null ? 'state' : 'state amiss'}>{amiss === null ? asIssued : amissIn[amiss]}</p>
  )
}
