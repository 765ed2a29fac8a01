import './same-food.css'
import { useEffect, useId, useRef } from 'react'
import {
  differentFood,
  differentFoodAbout,
  differentFoodClosed,
  dishChosen,
  sameFood,
  sameFoodAbout,
} from '#menu/words/planner-choose-again'
import type { SameFoodAsked } from './use-same-food.ts'

/** Asks in the form what other words for a dish mean for the guests who chose it. */
export function SameFood({
  closed,
  guests,
  asked: reworded,
  food,
  error,
  insisted,
  choose,
  busy,
}: SameFoodAsked & { busy: boolean }) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  // The field takes no focus while the form is being saved.
  const leads = error === undefined || busy ? 0 : insisted
  useEffect(() => {
    if (leads > 0) field.current?.querySelector('input')?.focus()
  }, [leads])
  const answers =
    reworded &&
    ([
      ['same', sameFood(reworded), sameFoodAbout(reworded)],
      ['different', differentFood(guests), closed ? differentFoodClosed : differentFoodAbout],
    ] as const)
  return (
    // The region stands there from the start: a reader announces the question as soon as it is asked.
    <div aria-live="polite">
      {answers && (
        <fieldset ref={field} className="same-food" disabled={busy} aria-describedby={`${id}-error`}>
          <legend>{dishChosen(guests)}</legend>
          {answers.map(([answer, words, about]) => (
            <label key={answer} className="check">
              <input
                type="radio"
                name={id}
                checked={food === answer}
                aria-describedby={`${id}-${answer}`}
                onChange={() => choose(answer)}
              />
              <span>
                {words}
                <span className="about" id={`${id}-${answer}`}>
                  {about}
                </span>
              </span>
            </label>
          ))}
          <div className="field-error" id={`${id}-error`}>
            {error && <span key={error}>{error}</span>}
          </div>
        </fieldset>
      )}
    </div>
  )
}
