import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { keepFirstAnswer, saveMyChanges, sendAsNew } from '#words/flow'
import { traceOf } from '../client/trace.ts'
import type { SubmitError } from './sending.ts'
import type { Flowing } from './use-flow.ts'

/** What stands in the way of sending, with the ways out of it that only this refusal has. */
export function SubmitErrorBox({ flow, submitError }: { flow: Flowing; submitError: SubmitError }) {
  const { code, sentence, trace, receipt } = submitError
  return (
    <div className="stack">
      <Notice kind={code === 'offline' ? 'near' : 'error'} trace={traceOf(trace)}>
        {sentence}
      </Notice>
      {code === 'id_reused' && receipt && (
        <div className="row">
          <Button look="primary" onClick={() => flow.saveOver(receipt)}>
            {saveMyChanges}
          </Button>
          <Button onClick={() => flow.keepFirst(receipt)}>{keepFirstAnswer}</Button>
        </div>
      )}
      {code === 'removed' && <Button onClick={flow.asNew}>{sendAsNew}</Button>}
    </div>
  )
}
