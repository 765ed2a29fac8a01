import { freePlaces } from '#events/rules/capacity'
import { whoIsComing } from '#party/words/guest'
import { cannotCome } from '#party/words/guest-decline'
import { Button } from '#ui/button'
import { Late } from '../../client/late.tsx'
import type { Answer } from '../form/answer.ts'
import { Outcome } from '../form/bar.tsx'
import { EmailField, NameField, PartySize } from '../form/person-fields.tsx'
import { NeedsField } from '../needs/needs-field.tsx'
import { CapacityNotice } from './capacity-notice.tsx'
import { guestNames } from './late-steps.ts'
import { StepFrame } from './step-frame.tsx'
import type { Flowing } from './use-flow.ts'

/** Who comes, and how many. */
export function StepInfo({ flow }: { flow: Flowing }) {
  const { draft, party, fieldErrors, check, edit } = flow
  const [person] = party
  if (!person) return null
  // What cannot be sent is not filled in: Continue says so, and looks once more whether a place has become free.
  const full = freePlaces(flow.places) === 0
  const asked = { person, index: 0, fieldErrors, check, change: flow.changePerson(0) }
  return (
    <StepFrame
      flow={flow}
      heading={whoIsComing}
      blocked={!flow.named || full}
      line={flow.told && <Outcome kind="error" sentence={flow.told} />}
      form={flow.form}
    >
      <CapacityNotice flow={flow} />
      <NameField {...asked} />
      {flow.menu.asksEmail && (
        <EmailField
          email={draft.email}
          fieldErrors={fieldErrors}
          check={check}
          change={(email) => edit({ ...draft, email })}
        />
      )}
      <NeedsField {...asked} />
      <PartySize size={party.length} room={freePlaces(flow.places)} removal={flow.removal} />
      {party.length > 1 && (
        <Late
          part={guestNames}
          given={{
            answer: draft,
            room: freePlaces(flow.places),
            fieldErrors,
            change: (answer: Answer) => edit({ ...draft, ...answer }),
            check,
          }}
        />
      )}
      <p>
        <Button
          look="quiet"
          onClick={() => flow.mayDecline() && location.assign(`/not-coming/${flow.menu.event.eventCode}`)}
        >
          {cannotCome}
        </Button>
      </p>
    </StepFrame>
  )
}
