import { useEffect, useState } from 'react'
import { findsSpecialGuest, worthFinding } from '#kitchen/rules/find-special-guests'
import type { SpecialGuest, SpecialGuestDish } from '#kitchen/shape/kitchen'
import { specialGuestKey } from '#links/rules/special-guest-key'
import { Field } from '#ui/field'
import { useKitchenWords } from '../client/words.tsx'
import { AlsoSaid } from './also-said.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { specialPlace, specialsPlace } from './sections.ts'
import { SubstituteForm } from './substitute.tsx'

/** Everybody who needs something else, with what they eat. */
export function SpecialGuests({ kitchen }: { kitchen: LinkedKitchen }) {
  const words = useKitchenWords()
  const { specials, event } = kitchen.view
  const [typed, setTyped] = useState('')
  const finds = findsSpecialGuest(typed, event.own, words)
  const found = specials.filter(finds).length
  // A number pressed elsewhere on the page leads to its special guest, who must not be hidden by a search.
  useEffect(() => {
    const clear = () => /^#S\d+$/.test(location.hash) && setTyped('')
    addEventListener('hashchange', clear)
    return () => removeEventListener('hashchange', clear)
  }, [])
  return (
    <section id={specialsPlace} aria-labelledby="specials-name" tabIndex={-1}>
      <h2 id="specials-name" className="kitchen-course">
        {words.kitchen.specialsHead} {words.figure(specials.length)}
      </h2>
      {specials.length === 0 && <p>{words.kitchen.noSpecials}</p>}
      {specials.length >= worthFinding && (
        <search className="find-specials">
          <Field
            label={words.kitchen.findSpecials}
            hint={words.kitchen.findSpecialsHint}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status">{typed.trim() !== '' && words.kitchen.foundOf(found, specials.length)}</p>
        </search>
      )}
      {/* Cards that do not match are hidden and stay mounted: something may be typed in them. */}
      <ul className="kitchen-specials">
        {specials.map((guest) => (
          <li
            key={`${guest.responseId}/${guest.personId}`}
            id={guest.number === null ? undefined : specialPlace(guest.number)}
            tabIndex={-1}
            hidden={!finds(guest)}
          >
            <Card kitchen={kitchen} guest={guest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ kitchen, guest }: { kitchen: LinkedKitchen; guest: SpecialGuest }) {
  const words = useKitchenWords()
  const { event, courses } = kitchen.view
  const { number, name, age, needs, words: written, noteUnsorted, table, dishes } = guest
  const nobody = kitchen.view.specials.every((one) => one.name === '') ? '' : words.kitchen.erasedName
  const line = words.kitchen.needsLine(needs, event.own)
  return (
    <>
      <h3>
        <span className="special-number">{words.seating.specialNumber(number)}</span> {name || nobody}
        {age && <> {words.kitchen.ageMark[age]}</>}
        {table !== null && <span className="quietly"> {words.kitchen.placeName(guest)}</span>}
      </h3>
      {line !== '' && (
        <p className="special-needs">
          {line}
          <AlsoSaid view={kitchen.view} of="needs" id={specialGuestKey(guest)} />
        </p>
      )}
      {written !== '' && <p translate="no">{words.kitchen.quoted(written)}</p>}
      {guest.noPlate && <p>{words.menu.noPlate}</p>}
      <dl>
        {courses
          .flatMap((course) =>
            dishes.filter((dish) => dish.categoryId === course.categoryId).map((dish) => ({ course, dish })),
          )
          .map(({ course, dish }) => (
            <div key={course.categoryId}>
              <dt>{words.kitchen.named(course)}</dt>
              <dd>
                <Eats kitchen={kitchen} guest={guest} dish={dish} />
                {kitchen.view.mayConfirm && (
                  <SubstituteForm
                    kitchen={kitchen}
                    guest={guest}
                    dish={dish}
                    course={words.kitchen.named(course)}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
      {noteUnsorted && <p className="ask">{words.kitchen.wordsNotChecked}</p>}
    </>
  )
}

type EatsProps = { kitchen: LinkedKitchen; guest: SpecialGuest; dish: SpecialGuestDish }

/** A dish of a special guest. One without an agreed substitute is marked by a sign, a word and a border, not by colour alone. */
function Eats({ kitchen: { view }, guest, dish }: EatsProps) {
  const words = useKitchenWords()
  const items = view.courses.find(({ categoryId }) => categoryId === dish.categoryId)?.items ?? []
  const name = items.find(({ id }) => id === dish.itemId)?.name ?? null
  const then = { dish, name, needs: guest.needs }
  const text = words.kitchen.specialGuestDish(then, view.event.own)
  const also = <AlsoSaid view={view} of="eats" id={specialGuestKey(guest, dish)} />
  const ended = dish.ended && <p>{words.kitchen.wasAgreed(dish.ended)}</p>
  if (!dish.changed)
    return (
      <>
        <p>
          {text}
          {dish.needs.length > 0 && also}
        </p>
        {ended}
      </>
    )
  const overruled = view.overruled.filter(
    (one) =>
      one.now !== null &&
      one.responseId === guest.responseId &&
      one.personId === guest.personId &&
      one.categoryId === dish.categoryId,
  )
  return dish.alternative ? (
    <>
      <p>
        {words.kitchen.notTheDish(then, view.event.own)}
        {words.colon}
        <strong>{words.kitchen.wordSubstitute(dish.alternative)}</strong>
      </p>
      {overruled.map(({ was }) => (
        <p key={was.words} className="ask">
          {words.kitchen.beforeThat(was)}
        </p>
      ))}
    </>
  ) : (
    <>
      <p className="not-agreed">
        {text}
        {also}
      </p>
      {ended}
    </>
  )
}
