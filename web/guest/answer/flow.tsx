import { useEffect } from 'react'
import type { GuestMenu } from '#party/shape/guest'
import { Loading } from '#ui/loading'
import { Chunk } from '../../client/chunk.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import { receipt } from '../../client/receipt/chunks.ts'
import { ReceiptLines } from '../../client/receipt/receipt-lines.tsx'
import { ReceiptSkeleton } from '../../client/receipt/receipt-skeleton.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { AskDishChanged } from '../dishes/ask-dish-changed.tsx'
import { EventHead } from '../form/event-head.tsx'
import { HostContact } from '../form/host-contact.tsx'
import { currentStep } from '../form/machine/state.ts'
import { SendingAnnounced } from '../form/sending/sending-announced.tsx'
import { UnsentLines } from '../form/sending/unsent.tsx'
import { needsPanel } from '../needs/chunks.ts'
import { guestNames, lazySteps, stepReview } from './chunks.ts'
import { MenuToRead } from './menu-to-read.tsx'
import { Progress } from './step-frame.tsx'
import { StepInfo } from './step-info.tsx'
import { type Invited, useAnswerFlow } from './use-answer-flow.ts'

/**
 * A guest's way from their name to a stored response: info, lead-menu, additional-guests, review, submit.
 * @param preview the event's id, where its planner tries the form: nothing is sent or stored
 * @param invited of a personal link
 */
export function Flow({
  menu,
  preview,
  invited,
}: {
  menu: GuestMenu
  preview?: string | undefined
  invited?: Invited
}) {
  const words = useGuestWords()
  const flow = useAnswerFlow(menu, preview, invited)
  const { form, dispatch } = flow
  const { menu: now, draft } = form
  const step = currentStep(form)
  const { name } = step
  const { event } = now
  // They are there before they are needed, also without a connection by then.
  useEffect(() => {
    const fetchAll = async () => {
      for (const part of [lazySteps, guestNames, stepReview, receipt, needsPanel]) await part.fetch()
    }
    // In a task of its own, after the one that makes the page usable.
    const timer = setTimeout(() => void fetchAll())
    return () => clearTimeout(timer)
  }, [])
  if (form.receipt) return <Chunk part={lazySteps} given={{ flow }} waiting={<ReceiptSkeleton />} />
  // As tall as the step itself: the foot of the page, with its links, does not come under an impatient finger.
  const coming = (
    <div className="step">
      <Loading>{words.site.loading}</Loading>
    </div>
  )
  return (
    <>
      <SendingAnnounced form={form} />
      {name === 'info' && !preview && (
        <>
          <ReceiptLines code={event.eventCode} />
          <UnsentLines code={event.eventCode} />
        </>
      )}
      <EventHead
        event={event}
        eyebrow={event.quiet ? undefined : words.events.invited}
        brief={name !== 'info'}
        contact={false}
      />
      {name === 'info' && <MenuToRead categories={now.categories} />}
      <Progress
        present={step}
        size={draft.party.length}
        who={
          name === 'additional-guests' ? calledName(words, draft.party[step.guest], step.guest) : undefined
        }
      />
      {(preview || (name !== 'info' && name !== 'review')) && (
        <Chunk part={lazySteps} given={{ flow }} waiting={coming} />
      )}
      {name === 'review' && <Chunk part={stepReview} given={{ flow }} waiting={coming} />}
      {name === 'info' && <StepInfo flow={flow} />}
      {name === 'info' && <HostContact event={event} className="quietly" />}
      <AskDishChanged form={form} dispatch={dispatch} />
    </>
  )
}
