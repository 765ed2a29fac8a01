import { StepGuest } from './step-guest.tsx'
import { StepMenu } from './step-menu.tsx'
import { StepReview } from './step-review.tsx'
import type { Flowing } from './use-flow.ts'

/** The steps after the first, which nobody sees on arriving. */
export function LaterSteps({ flow }: { flow: Flowing }) {
  const { name, guest } = flow.step
  if (name === 'lead-menu') return <StepMenu flow={flow} />
  if (name === 'additional-guests') return <StepGuest key={guest} flow={flow} />
  return <StepReview flow={flow} />
}
