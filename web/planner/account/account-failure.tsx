import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import type { Failure } from '../../client/calls/use-action.ts'

/** A failed call of an account. A reference stands only with what failed at our end, not with a refusal. */
export function AccountFailure({ failure, again }: { failure: Failure | undefined; again?: () => void }) {
  if (!failure) return null
  const { message, code, status, requestId } = failure
  const ours = status === 0 || status >= 500
  return (
    <FailureNotice
      failure={{ message, code, requestId: ours ? requestId : undefined }}
      {...(again && { again })}
    />
  )
}
