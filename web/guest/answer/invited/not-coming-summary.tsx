import { useInviteWords } from '../../../client/words.tsx'
import type { AnswerFlow } from '../use-answer-flow.ts'
import { notComingNames, unansweredNames } from './attending.ts'

/** Says before sending who of the listed people does not come, and for whom nobody has answered yet. */
export function NotComingSummary({ flow: { form, invited } }: { flow: AnswerFlow }) {
  const words = useInviteWords()
  const { attending } = form.draft
  const { people = [] } = invited ?? {}
  const notComing = notComingNames(people, attending)
  const unanswered = unansweredNames(people, attending)
  if (notComing.length === 0 && unanswered.length === 0) return null
  return (
    <div className="stack">
      {notComing.length > 0 && <p translate="no">{words.invite.willNotCome(notComing)}</p>}
      {unanswered.length > 0 && <p className="quietly">{words.invite.stillOpen(unanswered)}</p>}
    </div>
  )
}
