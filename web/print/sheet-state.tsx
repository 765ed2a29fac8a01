import type { PrintedIssue } from '#print/shape/documents'
import { amissIn, asIssued } from '#sheets/words/shared'

/** Validity of a numbered sheet, on screen alone. */
export function SheetState({ issued: { amiss } }: { issued: PrintedIssue }) {
  return (
    <p className={amiss === null ? 'state' : 'state amiss'}>{amiss === null ? asIssued : amissIn[amiss]}</p>
  )
}
