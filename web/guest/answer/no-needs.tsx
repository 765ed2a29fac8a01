import { useState } from 'react'
import { Button } from '#ui/button'
import { Chunk } from '../../client/chunk.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { partyNews } from '../dishes/chunks.ts'
import { focusField } from '../form/focus-field.ts'
import { stepOfChoices } from '../form/machine/lead.ts'
import { saysNeeds } from '../form/rules/passing-on.ts'
import { firstStep } from '../form/rules/steps.ts'
import type { Flowing } from './use-flow.ts'

/** At the review: who has to act for those with needs, and who gave none, with the way to add one. */
export function NeedsAtReview({ flow }: { flow: Flowing }) {
  const words = useGuestWords()
  const { dispatch } = flow
  const { menu, answer } = flow.form
  const { party } = answer
  const [asking, setAsking] = useState(false)
  const none = party.flatMap((person, index) =>
    saysNeeds(person) ? [] : [{ index, name: calledName(words, person, index) }],
  )
  const add = (index: number) => {
    const step = index === 0 ? firstStep : stepOfChoices(index)
    dispatch({ type: 'step_pressed', step, returns: true })
    focusField(`party.${index}.allergies`)
  }
  const press = () => (none.length === 1 && none[0] ? add(none[0].index) : setAsking(!asking))
  return (
    <>
      {none.length > 0 && (
        <div className="no-needs">
          <span key={none.length}>{words.party.noNeedsFor(none.map(({ name }) => name))}</span>{' '}
          <Button look="quiet" small aria-expanded={none.length > 1 ? asking : undefined} onClick={press}>
            {words.party.addNeeds}
          </Button>
          {asking && none.length > 1 && (
            <p className="row">
              {none.map(({ index, name }) => (
                <Button
                  key={index}
                  small
                  aria-label={words.party.addNeedsOf(name)}
                  onClick={() => add(index)}
                >
                  <span translate="no">{name}</span>
                </Button>
              ))}
            </p>
          )}
        </div>
      )}
      {none.length < party.length && (
        <Chunk part={partyNews} given={{ party, categories: menu.categories }} />
      )}
    </>
  )
}
