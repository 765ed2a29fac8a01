import { useEffect, useState } from 'react'
import { figure } from '#core/figures'
import { findsSpecial } from '#kitchen/rules/find-specials'
import type { Special, SpecialDish } from '#kitchen/shape/kitchen'
import {
  erasedName,
  findSpecials,
  findSpecialsHint,
  foundOf,
  noSpecials,
  specialsHead,
  worthFinding,
} from '#kitchen/words/kitchen'
import {
  ageMark,
  agreedInstead,
  beforeThat,
  dishOfSpecial,
  named,
  needsLine,
  notTheDish,
  placeName,
  placeShort,
  quoted,
  wasAgreed,
  wordsNotChecked,
} from '#kitchen/words/shared'
import { noPlate } from '#menu/words/shared'
import { specialNumber, tableName, tableShort } from '#seating/words/shared'
import { Field } from '#ui/field'
import { Instead } from './instead.tsx'
import type { Kitchen } from './kitchen.ts'
import { specialPlace, specialsPlace } from './place.ts'

const findWords = {
  kitchen: { needsLine, placeName, placeShort },
  seating: { tableName, tableShort },
}

/** Everybody who needs something else, with what they eat. */
export function Specials({ kitchen }: { kitchen: Kitchen }) {
  const { specials, event } = kitchen.view
  const [typed, setTyped] = useState('')
  const finds = findsSpecial(typed, event.own, findWords)
  const found = specials.filter(finds).length
  // A number that is pressed elsewhere on the page leads to its special, whatever was looked for.
  useEffect(() => {
    const clear = () => /^#S\d+$/.test(location.hash) && setTyped('')
    addEventListener('hashchange', clear)
    return () => removeEventListener('hashchange', clear)
  }, [])
  return (
    <section id={specialsPlace} aria-labelledby="specials-name" tabIndex={-1}>
      <h2 id="specials-name" className="kitchen-course">
        {specialsHead} {figure(specials.length)}
      </h2>
      {specials.length === 0 && <p>{noSpecials}</p>}
      {specials.length >= worthFinding && (
        <search className="find-specials">
          <Field
            label={findSpecials}
            hint={findSpecialsHint}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status">{typed.trim() !== '' && foundOf(found, specials.length)}</p>
        </search>
      )}
      {/* What is not looked for is hidden and stays: something may be typed there. */}
      <ul className="kitchen-specials">
        {specials.map((special) => (
          <li
            key={`${special.responseId}/${special.personId}`}
            id={special.number === null ? undefined : specialPlace(special.number)}
            tabIndex={-1}
            hidden={!finds(special)}
          >
            <Card kitchen={kitchen} special={special} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ kitchen, special }: { kitchen: Kitchen; special: Special }) {
  const { event, courses } = kitchen.view
  const { number, name, age, needs, words, unsorted, table, dishes } = special
  const nobody = kitchen.view.specials.every((one) => one.name === '') ? '' : erasedName
  const line = needsLine(needs, event.own)
  return (
    <>
      <h3>
        <span className="special-number">{specialNumber(number)}</span> {name || nobody}
        {age && <> {ageMark[age]}</>}
        {table !== null && <span className="quietly"> {placeName(special)}</span>}
      </h3>
      {line !== '' && <p className="special-needs">{line}</p>}
      {words !== '' && <p translate="no">{quoted(words)}</p>}
      {special.noPlate && <p>{noPlate}</p>}
      <dl>
        {courses
          .flatMap((course) =>
            dishes.filter((dish) => dish.categoryId === course.categoryId).map((dish) => ({ course, dish })),
          )
          .map(({ course, dish }) => (
            <div key={course.categoryId}>
              <dt>{named(course)}</dt>
              <dd>
                <Eats kitchen={kitchen} special={special} dish={dish} />
                {kitchen.view.mayConfirm && (
                  <Instead kitchen={kitchen} special={special} dish={dish} course={named(course)} />
                )}
              </dd>
            </div>
          ))}
      </dl>
      {unsorted && <p className="ask">{wordsNotChecked}</p>}
    </>
  )
}

type EatsProps = { kitchen: Kitchen; special: Special; dish: SpecialDish }

/** A dish of a special. What nobody has agreed to is told by a mark, a word and a border, not by colour alone. */
function Eats({ kitchen: { view }, special, dish }: EatsProps) {
  const items = view.courses.find(({ categoryId }) => categoryId === dish.categoryId)?.items ?? []
  const name = items.find(({ id }) => id === dish.itemId)?.name ?? null
  const then = { dish, name, needs: special.needs }
  const text = dishOfSpecial(then, view.event.own)
  const ended = dish.ended && <p>{wasAgreed(dish.ended)}</p>
  if (!dish.changed)
    return (
      <>
        <p>{text}</p>
        {ended}
      </>
    )
  const overruled = view.overruled.filter(
    (one) =>
      one.now !== null &&
      one.responseId === special.responseId &&
      one.personId === special.personId &&
      one.categoryId === dish.categoryId,
  )
  return dish.alternative ? (
    <>
      <p>
        {notTheDish(then, view.event.own)}: <strong>{agreedInstead(dish.alternative)}</strong>
      </p>
      {overruled.map(({ was }) => (
        <p key={was.words} className="ask">
          {beforeThat(was)}
        </p>
      ))}
    </>
  ) : (
    <>
      <p className="not-agreed">{text}</p>
      {ended}
    </>
  )
}
