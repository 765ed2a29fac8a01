import { useState } from 'react'
import { mayEdit } from '#events/rules/roles'
import type { SpecialGuestDish as Dish, SpecialGuest } from '#kitchen/shape/kitchen'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import {
  agreedBy,
  changeAgreed,
  copyMessage,
  messageAgreed,
  messageNotAgreed,
  notTold,
  serveInstead,
  serveInsteadFor,
} from '#kitchen/words/planner'
import { agreedByWhom, notAgreed, notTheDish, specialGuestDish, wasAgreed } from '#kitchen/words/shared'
import { whenText } from '#languages/en/days'
import { messageCopied, messageNotCopied } from '#menu/words/planner-choose-again'
import { shownName } from '#menu/words/shared'
import { isServed } from '#party/rules/choices'
import { toast } from '#ui/toast'
import { useEvent } from '../shared/event/event-place.ts'
import { SubstituteForm } from './substitute.tsx'

/** A special guest's dish in a course, what is agreed for it, and the form to agree. */
export function DishOfGuest({
  guest,
  dish,
  kitchen,
}: {
  guest: SpecialGuest
  dish: Dish
  kitchen: PlannerKitchen
}) {
  const { event } = useEvent()
  const [agreeing, setAgreeing] = useState(false)
  const course = kitchen.courses.find(({ categoryId }) => categoryId === dish.categoryId)
  const item = course?.items.find(({ id }) => id === dish.itemId)
  const courseName = course?.name ?? ''
  const dishName = item ? shownName(item) : null
  const { alternative, changed } = dish
  // A dish taken as it is still names what is not confirmed.
  const waits =
    !alternative &&
    (changed ||
      dish.needs.some(({ state }) =>
        dish.wish === 'as_is' ? state === 'not_confirmed' : state !== 'contains',
      ))
  const open = !isServed(dish.itemId ?? undefined) || alternative || waits
  const then = { dish, name: dishName, needs: guest.needs }
  const written = changed ? notTheDish(then, kitchen.ownNeeds) : specialGuestDish(then, kitchen.ownNeeds)
  const message = alternative
    ? messageAgreed(event.title, courseName, alternative.words, alternative.agreedBy)
    : messageNotAgreed(event.title, courseName, dishName ?? '')
  const mailed = kitchen.parties[guest.responseId]?.mailed ?? false
  const about = <span className="visually-hidden"> {serveInsteadFor(guest.name, courseName)}</span>
  return (
    <div className="special-guest-dish">
      <p>
        <span className="course-of">{courseName}:</span> <span className={isOpen(dish)}>{written}</span>
        {alternative && (
          <>
            {' '}
            <span className="arrow" aria-hidden="true">
              →
            </span>{' '}
            <strong className="agreed">
              ✓ {alternative.words},{' '}
              {agreedBy(agreedByWhom(alternative), whenText(alternative.at, event.timeZone))}
            </strong>
          </>
        )}
        {changed && !alternative && (
          <>
            {' '}
            <strong className="not-agreed">▲ {notAgreed}</strong>
          </>
        )}
        {dish.ended && <span className="not-told">{`\u00a0· ${wasAgreed(dish.ended)}`}</span>}
        {!dish.wasShown && <span className="not-told">{`\u00a0· ${notTold}`}</span>}
        {open && !agreeing && mayEdit(event) && (
          <>
            {' '}
            <button type="button" className="in-line" onClick={() => setAgreeing(true)}>
              {alternative ? changeAgreed : `${serveInstead} …`}
              {about}
            </button>
          </>
        )}
        {open && !mailed && (changed || alternative) && (
          <>
            {' '}
            <button type="button" className="in-line" onClick={() => void copied(message)}>
              {copyMessage}
              {about}
            </button>
          </>
        )}
      </p>
      {agreeing && (
        <SubstituteForm guest={guest} dish={dish} course={courseName} onClose={() => setAgreeing(false)} />
      )}
    </div>
  )
}

function isOpen({ itemId, needs }: Dish): string {
  if (itemId === null) return 'open'
  return needs.length > 0 ? 'against' : 'dish'
}

async function copied(message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(message)
    toast(messageCopied)
  } catch {
    toast(messageNotCopied, { kind: 'error' })
  }
}
