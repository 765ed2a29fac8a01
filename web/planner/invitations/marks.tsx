import type { Figures } from '#invitations/shape/invitation'
import { marksOf } from '#invitations/words/planner-list'

/** The answers of a party, each as a short mark in words. */
export function Marks({ counts }: { counts: Figures }) {
  return marksOf(counts).map(({ kind, text }) => (
    <span key={kind} className={`badge ${kind === 'silent' ? 'warning-text' : 'quietly'}`}>
      {text}
    </span>
  ))
}
