import { tryAgain } from '#core/words/shared'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { mayPass } from './may-pass.ts'
import { traceOf } from './trace.ts'
import type { Failure } from './use-action.ts'

/**
 * Notice of a failure, announced at once.
 * @param again tries once more; its button is left out where that mends nothing
 */
export function FailureNotice({
  failure,
  again,
}: {
  failure: Pick<Failure, 'message' | 'code' | 'requestId'> | undefined
  again?: () => void
}) {
  if (!failure) return null
  const notice = (
    <Notice kind="error" trace={traceOf(failure.requestId)}>
      {failure.message}
    </Notice>
  )
  if (!again || !mayPass(failure.code)) return notice
  return (
    <div className="row">
      {notice}
      <Button small onClick={again}>
        {tryAgain}
      </Button>
    </div>
  )
}
