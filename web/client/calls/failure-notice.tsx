import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { referenceText } from '../reference-text.ts'
import { useWords } from '../words.tsx'
import { isRetryable } from './is-retryable.ts'
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
  const words = useWords()
  if (!failure) return null
  const notice = (
    <Notice kind="error" reference={referenceText(words, failure.requestId)}>
      {failure.message}
    </Notice>
  )
  if (!again || !isRetryable(failure.code)) return notice
  return (
    <div className="row">
      {notice}
      <Button small onClick={again}>
        {words.site.tryAgain}
      </Button>
    </div>
  )
}
