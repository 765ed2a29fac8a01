import { FailureNotice } from '../../client/failure-notice.tsx'
import type { Failure } from '../../client/use-action.ts'

/** A failed call of an account. A reference stands only with what failed at our end, not with a refusal. */
export function AccountFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  const { message, status, requestId } = failure
  const ours = status === 0 || status >= 500
  return <FailureNotice failure={{ message, status, requestId: ours ? requestId : undefined }} />
}
