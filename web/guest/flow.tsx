import { eventNotFoundRoute, type GuestMenu } from '#contract/guest'
import { Notice } from '#ui/notice'
import { Receipt } from '../client/receipt.tsx'
import { ReceiptLines } from '../client/receipt-lines.tsx'
import { useAnswer } from '../client/use-answer.ts'
import { EventHead } from './event-head.tsx'
import { Progress } from './step-frame.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepInfo } from './step-info.tsx'
import { StepMenu } from './step-menu.tsx'
import { StepReview } from './step-review.tsx'
import { useFlow } from './use-flow.ts'

/** A guest's way from their name to a stored answer: info, lead-menu, additional-guests, review, submit. */
export function Flow({ menu }: { menu: GuestMenu }) {
  const flow = useFlow(menu)
  const { step, guest } = flow.place
  const { event } = flow.menu
  if (flow.receipt) return <ReceiptInPlace token={flow.receipt} />
  return (
    <>
      {step === 'info' && <ReceiptLines code={event.eventCode} />}
      <EventHead event={event} over="You are invited to choose your menu" brief={step !== 'info'} />
      {flow.link === 'gone' && <Notice kind="error">{eventNotFoundRoute}</Notice>}
      <Progress place={flow.place} size={flow.party.length} />
      {step === 'info' && <StepInfo flow={flow} />}
      {step === 'lead-menu' && <StepMenu flow={flow} />}
      {step === 'additional-guests' && <StepGuest key={guest} flow={flow} />}
      {step === 'review' && <StepReview flow={flow} />}
    </>
  )
}

/** The receipt of what was just sent, where `/` cannot show it. */
function ReceiptInPlace({ token }: { token: string }) {
  return <Receipt token={token} state={useAnswer(token)} />
}
