import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { tryAgain } from '#words/site'
import { traceOf } from './trace.ts'
import type { Failure } from './use-action.ts'

/**
 * What went wrong, announced at once.
 * @param again tries once more; its button is left out where that makes no sense
 */
export function FailureNotice({
  failure,
  again,
}: {
  failure: Pick<Failure, 'message' | 'status' | 'requestId'> | undefined
  again?: () => void
}) {
  if (!failure) return null
  const notice = (
    <Notice kind="error" trace={traceOf(failure.requestId)}>
      {failure.message}
    </Notice>
  )
  // What is gone stays so, however often it is asked for.
  if (!again || failure.status === 410) return notice
  return (
    <div className="row">
      {notice}
      <Button small onClick={again}>
        {tryAgain}
      </Button>
    </div>
  )
}
