import { useInviteWords } from '../../../client/words.tsx'
import type { AnswerFlow } from '../use-answer-flow.ts'
import { notComingNames, openNamesOf } from './attending.ts'

/** Tells before sending who of the listed does not come, and who was not answered for. */
export function NotComingSummary({ flow: { form, invited } }: { flow: AnswerFlow }) {
  const words = useInviteWords()
  const { attending } = form.draft
  const { people = [] } = invited ?? {}
  const away = notComingNames(people, attending)
  const open = openNamesOf(people, attending)
  if (away.length === 0 && open.length === 0) return null
  return (
    <div className="stack">
      {away.length > 0 && <p translate="no">{words.invite.willNotCome(away)}</p>}
      {open.length > 0 && <p className="quietly">{words.invite.stillOpen(open)}</p>}
    </div>
  )
}
