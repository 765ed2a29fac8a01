import { cleanLine } from '#contract/text'
import { Dishes } from './dishes.tsx'
import { PeopleRow } from './people-row.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Flowing } from './use-flow.ts'

/** The lead guest's own choices. */
export function StepMenu({ flow }: { flow: Flowing }) {
  const { party, menu } = flow
  const [person] = party
  if (!person) return null
  const firstName = cleanLine(person.name).split(/\s+/)[0]
  return (
    <StepFrame
      flow={flow}
      heading={`What would you like, ${firstName}?`}
      lead="One dish from each course. You may leave a course out."
    >
      {party.length > 1 && (
        <PeopleRow party={party} categories={menu.categories} current={0} go={flow.goTo} />
      )}
      <Dishes person={person} categories={menu.categories} group="p0" change={flow.changePerson(0)} />
    </StepFrame>
  )
}
