import type { PrintedIssue } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'

/** Validity of a numbered sheet, on screen alone. */
export function SheetState({ issued: { amiss } }: { issued: PrintedIssue }) {
  const words = useKitchenWords()
  return (
    <p className={amiss === null ? 'state' : 'state amiss'}>
      {amiss === null ? words.sheets.asIssued : words.sheets.amissIn[amiss]}
    </p>
  )
}
