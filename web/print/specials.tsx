import { Fragment } from 'react'
import type { Special, SpecialDish } from '#kitchen/shape/kitchen'
import { needsTitle, specialsTitle } from '#kitchen/words/planner'
import {
  ageMark,
  agreedInstead,
  dishOfSpecial,
  eachNotConfirmed,
  named,
  needsLine,
  notAgreed,
  notTheDish,
  placeShort,
  quoted,
  wordsNotChecked,
} from '#kitchen/words/shared'
import { noChoice, noneName, noPlate } from '#menu/words/shared'
import { isDish } from '#party/rules/choices'
import type { PrintedFigures, PrintedKitchen } from '#print/shape/documents'
import { headed, nameErased, nameHead, needHead, withLead } from '#print/words/kitchen'
import { specialNumber } from '#seating/words/shared'
import { manyNeeds, specialsInColumns, specialsSize } from './density.ts'
import { PrintedList, type Width } from './list.tsx'

/**
 * The specials, one row each, with the dishes that person eats.
 * @param room for them on the page where they begin, in mm
 */
export function PrintedSpecials({
  room,
  ...printed
}: Pick<PrintedKitchen, 'event' | 'at' | 'kitchen' | 'link'> & { room: number }) {
  const { kitchen } = printed
  const { specials, courses, own } = kitchen
  const inColumns = specials.length <= manyNeeds && specialsInColumns(courses.length, specials)
  const size = inColumns ? 'pt-10' : specialsSize(specials.map(signsOf(kitchen)), room)
  // A link without names shows none, which is no erasing.
  const unnamed = printed.link !== undefined && specials.every(({ name }) => name === '')
  const heads = inColumns ? courses.map(named) : []
  return (
    <PrintedList
      name={headed(`${specialsTitle} · ${needsTitle}`, specials.length)}
      printed={printed}
      widths={['name', inColumns ? 'need' : 'share', ...heads.map((): Width => 'share')]}
      columns={[nameHead, needHead, ...heads]}
      look={`needs ${inColumns ? 'in-columns' : 'run-in'} ${size}`}
    >
      <tbody>
        {specials.map((special) => {
          const { number, name, age, needs, words, unsorted, dishes, responseId, personId } = special
          const lead = kitchen.parties?.[responseId]?.lead ?? name
          const place = placeShort(special)
          return (
            <Fragment key={`${responseId}/${personId}`}>
              <tr>
                <th scope="row">
                  {number !== null && <span className="number">{specialNumber(number)} </span>}
                  {place && `${place} `}
                  <bdi>{name || (unnamed ? '' : nameErased)}</bdi>
                  {age && ` ${ageMark[age]}`}
                  {number === null && lead !== name && lead !== '' && <small> {withLead(lead)}</small>}
                </th>
                <td>
                  {needs.length > 0 && <strong>{needsLine(needs, own)} </strong>}
                  {words && <strong className="own-words">{quoted(words)} </strong>}
                  {!inColumns && (
                    <span className="eats">
                      <RunIn special={special} kitchen={kitchen} />
                    </span>
                  )}
                </td>
                {inColumns &&
                  courses.map(({ categoryId }) => {
                    const dish = dishes.find((one) => one.categoryId === categoryId)
                    return (
                      <td key={categoryId} className={dish?.itemId === null ? 'open' : ''}>
                        {dish && <Eaten special={special} dish={dish} kitchen={kitchen} />}
                        {special.noPlate && noPlate}
                      </td>
                    )
                  })}
              </tr>
              {inColumns && unsorted && (
                <tr className="care">
                  <td />
                  <td colSpan={heads.length + 1}>
                    <strong>{wordsNotChecked}</strong>
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </PrintedList>
  )
}

/** Approximate length of a special's line, in characters. */
function signsOf({ courses, own }: PrintedFigures): (special: Special) => number {
  const names = new Map(courses.map(({ categoryId, name }) => [categoryId, name.length]))
  const items = new Map(courses.flatMap((course) => course.items.map(({ id, name }) => [id, name.length])))
  return ({ needs, words, unsorted, dishes }) =>
    needsLine(needs, own).length +
    words.length +
    (unsorted ? wordsNotChecked.length : 0) +
    dishes.reduce(
      (sum, { categoryId, itemId, needs: open, changed, alternative }) =>
        sum +
        (names.get(categoryId) ?? 0) +
        (items.get(itemId ?? '') ?? noChoice.length) +
        (open.length > 0 ? 14 : 5) +
        (changed ? 25 + (alternative ? alternative.words.length + alternative.agreedBy.length : 10) : 0),
      0,
    )
}

/**
 * Dishes of a special, in the order of the courses. Where the same needs are not confirmed of several dishes, that is said
 * once behind all. Words that nobody has sorted end the line with a warning.
 */
export function RunIn({ special, kitchen }: { special: Special; kitchen: PrintedFigures }) {
  const alike = unconfirmedAlike(special)
  const grouped = alike.length > 1 ? alike : []
  const nameOf = ({ categoryId }: SpecialDish) =>
    kitchen.courses.find((course) => course.categoryId === categoryId)?.name ?? ''
  const where = grouped.length < special.dishes.length ? grouped.map(nameOf) : null
  return (
    <>
      {special.noPlate && noPlate}
      {special.dishes.map((dish, index) => (
        <span key={dish.categoryId}>
          {index > 0 && ' · '}
          {nameOf(dish)}:{' '}
          <Eaten
            special={special}
            dish={grouped.includes(dish) ? { ...dish, needs: [] } : dish}
            kitchen={kitchen}
          />
        </span>
      ))}
      {grouped[0] && <strong> {eachNotConfirmed(grouped[0].needs, where, kitchen.own)}</strong>}
      {special.unsorted && (
        <>
          {' · '}
          <strong>{wordsNotChecked}</strong>
        </>
      )}
    </>
  )
}

/** The dishes served as they are of which only the same needs are not confirmed. */
function unconfirmedAlike({ dishes }: Special): SpecialDish[] {
  const open = dishes.filter(
    ({ changed, wish, needs }) =>
      !changed && wish === null && needs.length > 0 && needs.every(({ state }) => state === 'not_confirmed'),
  )
  const whats = ({ needs }: SpecialDish) => needs.map(({ what }) => what).join()
  return open.filter((dish) => open[0] !== undefined && whats(dish) === whats(open[0]))
}

/** A special's dish of a course; a line to write on where nothing is agreed instead. */
function Eaten({ special, dish, kitchen }: { special: Special; dish: SpecialDish; kitchen: PrintedFigures }) {
  if (dish.itemId === null) return noChoice
  if (!isDish(dish.itemId)) return noneName
  const item = kitchen.courses
    .find(({ categoryId }) => categoryId === dish.categoryId)
    ?.items.find(({ id }) => id === dish.itemId)
  const then = { dish, name: item ? named(item) : null, needs: special.needs }
  if (!dish.changed) return dishOfSpecial(then, kitchen.own)
  return (
    <>
      <strong>{notTheDish(then, kitchen.own)}</strong>:{' '}
      {dish.alternative ? (
        agreedInstead(dish.alternative)
      ) : (
        <>
          <span className="blank">__________</span> <strong>{notAgreed}</strong>
        </>
      )}
    </>
  )
}
