export { GuestNames } from './guest-names.tsx'

import { currentStep } from '../form/machine/state.ts'
import { InlineReceipt } from './inline-receipt.tsx'
import { PreviewNotice } from './preview-notice.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepMenu } from './step-menu.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** Parts that the first screen does not need: the steps between the first and the last, the receipt, and a preview's notice. */
export function LaterParts({ flow }: { flow: AnswerFlow }) {
  const { preview } = flow
  const { receipt } = flow.form
  if (!preview) return receipt ? <InlineReceipt {...receipt} /> : <LazyStep flow={flow} />
  return (
    <>
      <PreviewNotice id={preview} draftKey={flow.draftKey} outcome={receipt} />
      {!receipt && <LazyStep flow={flow} />}
    </>
  )
}

function LazyStep({ flow }: { flow: AnswerFlow }) {
  const { name, personIndex } = currentStep(flow.form)
  if (name === 'lead-menu') return <StepMenu flow={flow} />
  return name === 'additional-guests' ? <StepGuest key={personIndex} flow={flow} /> : null
}
