export { GuestNames } from './guest-names.tsx'

import { stepAt } from '../form/machine/state.ts'
import { ReceiptInPlace } from './receipt-in-place.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepMenu } from './step-menu.tsx'
import { StepReview } from './step-review.tsx'
import { Trying } from './trying.tsx'
import type { Flowing } from './use-flow.ts'

/** The parts nobody sees on arriving: the steps after the first and, on this page, the receipt. A trial is marked here, too. */
export function LaterSteps({ flow }: { flow: Flowing }) {
  const { trying } = flow
  const { receipt } = flow.form
  if (!trying) return receipt ? <ReceiptInPlace {...receipt} /> : <LaterStep flow={flow} />
  return (
    <>
      <Trying id={trying} kept={flow.kept} ended={receipt} />
      {!receipt && <LaterStep flow={flow} />}
    </>
  )
}

function LaterStep({ flow }: { flow: Flowing }) {
  const { name, guest } = stepAt(flow.form)
  if (name === 'info') return null
  if (name === 'lead-menu') return <StepMenu flow={flow} />
  if (name === 'additional-guests') return <StepGuest key={guest} flow={flow} />
  return <StepReview flow={flow} />
}
