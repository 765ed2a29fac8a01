import { useState } from 'react'
import { figure } from '#core/figures'
import { searchFieldFrom, specialGuestMatcher } from '#kitchen/rules/find-special-guests'
import type { SpecialGuest } from '#kitchen/shape/kitchen'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { findSpecials, findSpecialsHint, foundOf } from '#kitchen/words/kitchen'
import { noSpecials, specialsAbout, specialsTitle } from '#kitchen/words/planner'
import {
  ageMark,
  namesakesOnCards,
  needsLine,
  overruledAbout,
  overruledLine,
  quoted,
  tableSeatName,
  tableSeatShort,
  wordsNotChecked,
} from '#kitchen/words/shared'
import { noPlate } from '#menu/words/shared'
import { substitutesEnded, substitutesEndedAbout } from '#needs/words/planner'
import { specialNumber, tableName, tableShort } from '#seating/words/shared'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { useEvent } from '../shared/event/event-place.ts'
import { NamesakesNotice } from '../shared/namesakes.tsx'
import { ContentsChangedNotice } from '../shared/notify/contents-changed.tsx'
import { PersonName } from './person-name.tsx'
import { DishOfGuest } from './special-guest-dish.tsx'

const findWords = {
  kitchen: { needsLine, tableSeatName, tableSeatShort },
  seating: { tableName, tableShort },
}

/** People with needs, a line each with their dishes. */
export function SpecialGuests({ kitchen }: { kitchen: PlannerKitchen }) {
  const { specials } = kitchen
  const { event } = useEvent()
  const [typed, setTyped] = useState('')
  const finds = specialGuestMatcher(typed, kitchen.ownNeeds, findWords)
  return (
    <section className="kitchen-part" aria-labelledby="specials">
      <h2 id="specials">
        {specialsTitle} {specials.length > 0 && <span className="number">{figure(specials.length)}</span>}
      </h2>
      <p className="quietly">{specials.length === 0 ? noSpecials : specialsAbout}</p>
      {kitchen.attention.ended > 0 && (
        <Notice kind="warning">
          {substitutesEnded(kitchen.attention.ended)} {substitutesEndedAbout}
        </Notice>
      )}
      {kitchen.overruled.length > 0 && (
        <Notice kind="warning">
          <strong>{overruledAbout}</strong>
          {kitchen.overruled.map((one) => (
            <p key={`${one.responseId} ${one.personId} ${one.categoryId} ${one.before.linkLabel ?? ''}`}>
              {overruledLine(one)}
            </p>
          ))}
        </Notice>
      )}
      <ContentsChangedNotice event={event} fresh={kitchen} />
      <NamesakesNotice namesakes={kitchen.namesakes} line={namesakesOnCards} />
      {specials.length >= searchFieldFrom && (
        <search>
          <Field
            label={findSpecials}
            hint={findSpecialsHint}
            type="search"
            value={typed}
            aside={
              <span role="status">
                {typed.trim() !== '' && foundOf(specials.filter(finds).length, specials.length)}
              </span>
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      )}
      {specials.length > 0 && (
        <ul className="specials">
          {specials.map((guest) => (
            <OneSpecialGuest
              key={`${guest.responseId}/${guest.personId}`}
              guest={guest}
              kitchen={kitchen}
              hidden={!finds(guest)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type OneProps = { guest: SpecialGuest; kitchen: PlannerKitchen; hidden: boolean }

/** One line. While another is looked for it is hidden and stays: something may be typed there. */
function OneSpecialGuest({ guest, kitchen, hidden }: OneProps) {
  const { number, name, age, needs, words, noteUnsorted, dishes, responseId, table } = guest
  const named = needsLine(needs, kitchen.ownNeeds)
  return (
    <li id={number === null ? undefined : `s${number}`} hidden={hidden}>
      {number !== null && <span className="special-number">{specialNumber(number)}</span>}
      <div>
        <PersonName name={name} party={kitchen.parties[responseId]?.lead ?? name} />
        {age && <strong> {ageMark[age]}</strong>}
        {table !== null && <div className="quietly">{tableSeatName(guest)}</div>}
      </div>
      <div className="special-guest-body">
        <p>
          {named && <strong className="words">{named}</strong>}{' '}
          {words && <span className="own-words">{quoted(words)}</span>}
        </p>
        {dishes.map((dish) => (
          <DishOfGuest key={dish.categoryId} guest={guest} dish={dish} kitchen={kitchen} />
        ))}
        {guest.noPlate && <p className="quietly">{noPlate}</p>}
        {noteUnsorted && <p className="words">{wordsNotChecked}</p>}
      </div>
    </li>
  )
}
