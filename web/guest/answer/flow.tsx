import { useEffect } from 'react'
import type { GuestMenu } from '#party/shape/guest'
import { Loading } from '#ui/loading'
import { Chunk } from '../../client/chunk.tsx'
import { receipt } from '../../client/receipt/chunks.ts'
import { displayName } from '../../client/receipt/display-name.ts'
import { ReceiptLines } from '../../client/receipt/receipt-lines.tsx'
import { ReceiptSkeleton } from '../../client/receipt/receipt-skeleton.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { AskDishChanged } from '../dishes/ask-dish-changed.tsx'
import { EventHead } from '../form/event-head.tsx'
import { HostContact } from '../form/host-contact.tsx'
import { currentStep } from '../form/machine/state.ts'
import { AnnounceSending } from '../form/sending/announce-sending.tsx'
import { UnsentLines } from '../form/sending/unsent.tsx'
import { needsPanel } from '../needs/chunks.ts'
import { guestNames, laterParts, stepReview } from './chunks.ts'
import { MenuToRead } from './menu-to-read.tsx'
import { Progress } from './step-frame.tsx'
import { StepInfo } from './step-info.tsx'
import { type Invited, useAnswerFlow } from './use-answer-flow.ts'

/**
 * The form of a new response, step by step: info, lead-menu, additional-guests, review; then its receipt.
 * @param preview the event's id, where its planner tries the form: nothing is sent or stored
 * @param invited the invitation of a personal link
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
  const { menu: liveMenu, draft } = form
  const step = currentStep(form)
  const { name } = step
  const { event } = liveMenu
  // Fetch the later steps now, since the device may be offline by then.
  useEffect(() => {
    const fetchAll = async () => {
      for (const part of [laterParts, guestNames, stepReview, receipt, needsPanel]) await part.fetch()
    }
    // In a task of its own, after hydration.
    const timer = setTimeout(() => void fetchAll())
    return () => clearTimeout(timer)
  }, [])
  if (form.receipt) return <Chunk chunk={laterParts} props={{ flow }} fallback={<ReceiptSkeleton />} />
  // As tall as the step itself, so that an impatient tap does not hit a link at the foot of the page.
  const fallback = (
    <div className="step">
      <Loading>{words.site.loading}</Loading>
    </div>
  )
  return (
    <>
      <AnnounceSending form={form} />
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
      {name === 'info' && <MenuToRead categories={liveMenu.categories} />}
      <Progress
        step={step}
        size={draft.party.length}
        personName={
          name === 'additional-guests'
            ? displayName(words, draft.party[step.personIndex], step.personIndex)
            : undefined
        }
      />
      {(preview || (name !== 'info' && name !== 'review')) && (
        <Chunk chunk={laterParts} props={{ flow }} fallback={fallback} />
      )}
      {name === 'review' && <Chunk chunk={stepReview} props={{ flow }} fallback={fallback} />}
      {name === 'info' && <StepInfo flow={flow} />}
      {name === 'info' && <HostContact event={event} className="quietly" />}
      <AskDishChanged form={form} dispatch={dispatch} />
    </>
  )
}
