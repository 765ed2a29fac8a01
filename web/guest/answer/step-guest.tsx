import { personOf, removeGuest } from '#party/words/guest'
import { guestNumber } from '#party/words/guest-receipt'
import { Button } from '#ui/button'
import { Dishes, focusFirstDish } from '../dishes/dishes.tsx'
import { NameField } from '../form/person-fields.tsx'
import { AgeLine } from '../needs/age-line.tsx'
import { NeedsField } from '../needs/needs-field.tsx'
import { useNotStated } from '../needs/not-stated.ts'
import { PeopleRow } from './people-row.tsx'
import { SameAs } from './same-as.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Flowing } from './use-flow.ts'

/** One of those the lead guest answers for: one person at a time. */
export function StepGuest({ flow }: { flow: Flowing }) {
  const { party, fieldErrors, check, menu } = flow
  const index = flow.step.guest
  const [lead] = party
  const notStated = useNotStated(menu.categories)
  const person = party[index]
  if (!person || !lead) return null
  const change = flow.changePerson(index)
  const asked = { person, index, fieldErrors, check, change }
  return (
    <StepFrame
      flow={flow}
      heading={guestNumber(index + 1)}
      lead={[personOf(index + 1, party.length), notStated].filter(Boolean).join(' ')}
    >
      <PeopleRow party={party} categories={menu.categories} current={index} go={flow.goTo} />
      <NameField {...asked} onEnter={() => focusFirstDish(`p${index}`)} />
      <NeedsField {...asked} />
      <AgeLine {...asked} />
      <SameAs lead={lead} person={person} change={change} />
      <Dishes {...asked} categories={menu.categories} />
      <p>
        <Button look="quiet" small onClick={() => flow.removal.remove(index)}>
          {removeGuest}
        </Button>
      </p>
    </StepFrame>
  )
}
