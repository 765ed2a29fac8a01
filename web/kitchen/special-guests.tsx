import { useEffect, useState } from 'react'
import { searchFieldFrom, specialGuestMatcher } from '#kitchen/rules/find-special-guests'
import type { SpecialGuest, SpecialGuestDish } from '#kitchen/shape/kitchen'
import { specialGuestKey } from '#links/rules/special-guest-key'
import { Field } from '#ui/field'
import { useKitchenWords } from '../client/words.tsx'
import { specialAnchor, specialsAnchor } from './anchors.ts'
import { EventLanguageLine } from './event-language-line.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { SubstituteForm } from './substitute.tsx'

/** Everybody who needs something else, with what they eat. */
export function SpecialGuests({ kitchen }: { kitchen: LinkedKitchen }) {
  const words = useKitchenWords()
  const { specials, event } = kitchen.view
  const [typed, setTyped] = useState('')
  const matches = specialGuestMatcher(typed, event.ownNeeds, words)
  const matchCount = specials.filter(matches).length
  // A number pressed elsewhere on the page leads to its special guest, who must not be hidden by a search.
  useEffect(() => {
    const clear = () => /^#S\d+$/.test(location.hash) && setTyped('')
    addEventListener('hashchange', clear)
    return () => removeEventListener('hashchange', clear)
  }, [])
  return (
    <section id={specialsAnchor} aria-labelledby="specials-name" tabIndex={-1}>
      <h2 id="specials-name" className="kitchen-course">
        {words.kitchen.specialsHead} {words.figure(specials.length)}
      </h2>
      {specials.length === 0 && <p>{words.kitchen.noSpecials}</p>}
      {specials.length >= searchFieldFrom && (
        <search className="find-specials">
          <Field
            label={words.kitchen.findSpecials}
            hint={words.kitchen.findSpecialsHint}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status">{typed.trim() !== '' && words.kitchen.foundOf(matchCount, specials.length)}</p>
        </search>
      )}
      {/* Cards that do not match are hidden and stay mounted: something may be typed in them. */}
      <ul className="kitchen-specials">
        {specials.map((guest) => (
          <li
            key={`${guest.responseId}/${guest.personId}`}
            id={guest.number === null ? undefined : specialAnchor(guest.number)}
            tabIndex={-1}
            hidden={!matches(guest)}
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
  const { number, name, age, needs, words: note, noteUnsorted, table, dishes } = guest
  const noName = kitchen.view.specials.every((one) => one.name === '') ? '' : words.kitchen.erasedName
  const line = words.kitchen.needsLine(needs, event.ownNeeds)
  return (
    <>
      <h3>
        <span className="special-number">{words.seating.specialNumber(number)}</span> {name || noName}
        {age && <> {words.kitchen.ageMark[age]}</>}
        {table !== null && <span className="quietly"> {words.kitchen.tableSeatName(guest)}</span>}
      </h3>
      {line !== '' && (
        <p className="special-needs">
          {line}
          <EventLanguageLine view={kitchen.view} of="needs" id={specialGuestKey(guest)} />
        </p>
      )}
      {note !== '' && <p translate="no">{words.kitchen.quoted(note)}</p>}
      {guest.noPlate && <p>{words.menu.noPlate}</p>}
      <dl>
        {courses
          .flatMap((course) =>
            dishes.filter((dish) => dish.categoryId === course.categoryId).map((dish) => ({ course, dish })),
          )
          .map(({ course, dish }) => (
            <div key={course.categoryId}>
              <dt>{words.kitchen.withRemovedSuffix(course)}</dt>
              <dd>
                <DishOfGuest kitchen={kitchen} guest={guest} dish={dish} />
                {kitchen.view.mayConfirm && (
                  <SubstituteForm
                    kitchen={kitchen}
                    guest={guest}
                    dish={dish}
                    course={words.kitchen.withRemovedSuffix(course)}
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

type DishOfGuestProps = { kitchen: LinkedKitchen; guest: SpecialGuest; dish: SpecialGuestDish }

/** A dish of a special guest. One without an agreed substitute is marked by a sign, a word and a border, not by colour alone. */
function DishOfGuest({ kitchen: { view }, guest, dish }: DishOfGuestProps) {
  const words = useKitchenWords()
  const items = view.courses.find(({ categoryId }) => categoryId === dish.categoryId)?.items ?? []
  const name = items.find(({ id }) => id === dish.itemId)?.name ?? null
  const namedDish = { dish, name, needs: guest.needs }
  const text = words.kitchen.specialGuestDish(namedDish, view.event.ownNeeds)
  const inEventLanguage = <EventLanguageLine view={view} of="eats" id={specialGuestKey(guest, dish)} />
  const ended = dish.ended && <p>{words.kitchen.wasAgreed(dish.ended)}</p>
  if (!dish.changed)
    return (
      <>
        <p>
          {text}
          {dish.needs.length > 0 && inEventLanguage}
        </p>
        {ended}
      </>
    )
  const overruled = view.overruled.filter(
    (one) =>
      one.after !== null &&
      one.responseId === guest.responseId &&
      one.personId === guest.personId &&
      one.categoryId === dish.categoryId,
  )
  return dish.alternative ? (
    <>
      <p>
        {words.kitchen.notTheDish(namedDish, view.event.ownNeeds)}
        {words.colon}
        <strong>{words.kitchen.substituteText(dish.alternative)}</strong>
      </p>
      {overruled.map(({ before }) => (
        <p key={before.words} className="ask">
          {words.kitchen.beforeThat(before)}
        </p>
      ))}
    </>
  ) : (
    <>
      <p className="not-agreed">
        {text}
        {inEventLanguage}
      </p>
      {ended}
    </>
  )
}
