import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { SubmitError } from './sending.ts'
import type { Flowing } from './use-flow.ts'

/** What stands in the way of sending, with the ways out of it that only this refusal has. */
export function SubmitErrorBox({ flow, submitError }: { flow: Flowing; submitError: SubmitError }) {
  const { code, sentence, trace, receipt } = submitError
  return (
    <div className="stack">
      <Notice kind={code === 'offline' ? 'near' : 'error'} trace={trace}>
        {sentence}
      </Notice>
      {code === 'id_reused' && receipt && (
        <div className="row">
          <Button look="primary" onClick={() => flow.saveOver(receipt)}>
            Save my changes
          </Button>
          <Button onClick={() => flow.keepFirst(receipt)}>Keep my first answer</Button>
        </div>
      )}
      {code === 'removed' && <Button onClick={flow.asNew}>Send it as a new answer</Button>}
    </div>
  )
}
