import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { Trouble } from './submission.ts'

/** What stands in the way of sending, with the ways out of it that only this refusal has. */
export function TroubleBox({
  trouble,
  saveOver,
  keepFirst,
  asNew,
}: {
  trouble: Trouble
  saveOver: () => void
  keepFirst: () => void
  asNew: () => void
}) {
  return (
    <div className="stack" id="trouble">
      <Notice kind={trouble.code === 'offline' ? 'near' : 'error'} trace={trouble.trace}>
        {trouble.sentence}
      </Notice>
      {trouble.code === 'id_reused' && (
        <div className="row">
          <Button look="primary" onClick={saveOver}>
            Save my changes
          </Button>
          <Button onClick={keepFirst}>Keep my first answer</Button>
        </div>
      )}
      {trouble.code === 'removed' && (
        <div className="row">
          <Button onClick={asNew}>Send it as a new answer</Button>
        </div>
      )}
    </div>
  )
}
