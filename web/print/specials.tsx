import { Fragment } from 'react'
import type { KitchenWords } from '#languages/language'
import { isDish } from '#party/rules/choices'
import type { PrintedFigures, PrintedKitchen, PrintedSpecial } from '#print/shape/documents'
import type { SheetDish } from '#sheets/shape/sheet'
import { useKitchenWords } from '../client/words.tsx'
import { manyNeeds, specialsInColumns, specialsSize } from './density.ts'
import { PrintedList, type Width } from './list.tsx'
import { AlsoPrinted, useAlsoWords } from './shared/also-printed.tsx'

/**
 * The specials, one row each, with the dishes that person eats.
 * @param room for them on the page where they begin, in mm
 */
export function PrintedSpecials({
  room,
  ...printed
}: Pick<PrintedKitchen, 'event' | 'at' | 'kitchen' | 'link'> & { room: number }) {
  const words = useKitchenWords()
  const also = useAlsoWords()
  const { kitchen } = printed
  const { specials, courses, own } = kitchen
  const inColumns = specials.length <= manyNeeds && specialsInColumns(courses.length, specials)
  const size = inColumns ? 'pt-10' : specialsSize(specials.map(signsOf(words, also, kitchen)), room)
  // A link without names shows none, which is no erasing.
  const unnamed = printed.link !== undefined && specials.every(({ name }) => name === '')
  const heads = inColumns ? courses.map(words.kitchen.named) : []
  return (
    <PrintedList
      name={words.print.headed(`${words.kitchen.specialsHead} · ${words.print.needsTitle}`, specials.length)}
      printed={printed}
      widths={['name', inColumns ? 'need' : 'share', ...heads.map((): Width => 'share')]}
      columns={[words.print.nameHead, words.print.needHead, ...heads]}
      look={`needs ${inColumns ? 'in-columns' : 'run-in'} ${size}`}
    >
      <tbody>
        {specials.map((special) => {
          const {
            number,
            name,
            age,
            needs,
            words: written,
            unmatched,
            dishes,
            responseId,
            personId,
          } = special
          const lead = kitchen.parties?.[responseId]?.lead ?? name
          const place = words.kitchen.placeShort(special)
          return (
            <Fragment key={`${responseId}/${personId}`}>
              <tr>
                <th scope="row">
                  {number !== null && <span className="number">{words.seating.specialNumber(number)} </span>}
                  {place && `${place} `}
                  <bdi>{name || (unnamed ? '' : words.print.nameErased)}</bdi>
                  {age && ` ${words.kitchen.ageMark[age]}`}
                  {number === null && lead !== name && lead !== '' && (
                    <small> {words.print.withLead(lead)}</small>
                  )}
                </th>
                <td>
                  {needs.length > 0 && <NeedsLine needs={needs} own={own} />}
                  {written && <strong className="own-words">{words.kitchen.quoted(written)} </strong>}
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
                        {special.noPlate && words.menu.noPlate}
                      </td>
                    )
                  })}
              </tr>
              {inColumns && unmatched && (
                <tr className="care">
                  <td />
                  <td colSpan={heads.length + 1}>
                    <strong>{words.kitchen.wordsNotChecked}</strong>
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

/** Needs of a special. */
export function NeedsLine({ needs, own }: Pick<PrintedSpecial, 'needs'> & Pick<PrintedFigures, 'own'>) {
  const words = useKitchenWords()
  return (
    <>
      <strong>{words.kitchen.needsLine(needs, own)} </strong>
      <AlsoPrinted say={(also) => also.kitchen.needsLine(needs, own)} />{' '}
    </>
  )
}

/** Approximate length of a special's line, in characters. */
function signsOf(
  words: KitchenWords,
  also: KitchenWords | null,
  { courses, own }: PrintedFigures,
): (special: PrintedSpecial) => number {
  const names = new Map(courses.map(({ categoryId, name }) => [categoryId, name.length]))
  const items = new Map(courses.flatMap((course) => course.items.map(({ id, name }) => [id, name.length])))
  return ({ needs, words: written, unmatched, dishes }) =>
    words.kitchen.needsLine(needs, own).length +
    (also ? also.kitchen.needsLine(needs, own).length + 20 * dishes.length : 0) +
    written.length +
    (unmatched ? words.kitchen.wordsNotChecked.length : 0) +
    dishes.reduce(
      (sum, { categoryId, itemId, needs: open, changed, alternative }) =>
        sum +
        (names.get(categoryId) ?? 0) +
        (items.get(itemId ?? '') ?? words.menu.noChoice.length) +
        (open.length > 0 ? 14 : 5) +
        (changed ? 25 + (alternative ? alternative.words.length + alternative.agreedBy.length : 10) : 0),
      0,
    )
}

/**
 * Dishes of a special, in the order of the courses. Where the same needs are not confirmed of several dishes, that is said
 * once behind all. Words that nobody has sorted end the line with a warning.
 */
export function RunIn({ special, kitchen }: { special: PrintedSpecial; kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const alike = unconfirmedAlike(special)
  const grouped = alike.length > 1 ? alike : []
  const nameOf = ({ categoryId }: SheetDish) =>
    kitchen.courses.find((course) => course.categoryId === categoryId)?.name ?? ''
  const where = grouped.length < special.dishes.length ? grouped.map(nameOf) : null
  return (
    <>
      {special.noPlate && words.menu.noPlate}
      {special.dishes.map((dish, index) => (
        <span key={dish.categoryId}>
          {index > 0 && ' · '}
          <bdi>{nameOf(dish)}</bdi>
          {words.colon}
          <Eaten
            special={special}
            dish={grouped.includes(dish) ? { ...dish, needs: [] } : dish}
            kitchen={kitchen}
          />
        </span>
      ))}
      {grouped[0] && <strong> {words.kitchen.eachNotConfirmed(grouped[0].needs, where, kitchen.own)}</strong>}
      {special.unmatched && (
        <>
          {' · '}
          <strong>{words.kitchen.wordsNotChecked}</strong>
        </>
      )}
    </>
  )
}

/** The dishes served as they are of which only the same needs are not confirmed. */
function unconfirmedAlike({ dishes }: PrintedSpecial): SheetDish[] {
  const open = dishes.filter(
    ({ changed, wish, needs }) =>
      !changed && wish === null && needs.length > 0 && needs.every(({ state }) => state === 'not_confirmed'),
  )
  const whats = ({ needs }: SheetDish) => needs.map(({ what }) => what).join()
  return open.filter((dish) => open[0] !== undefined && whats(dish) === whats(open[0]))
}

/** A special's dish of a course; a line to write on where nothing is agreed instead. */
function Eaten({
  special,
  dish,
  kitchen,
}: {
  special: PrintedSpecial
  dish: SheetDish
  kitchen: PrintedFigures
}) {
  const words = useKitchenWords()
  if (dish.itemId === null) return words.menu.noChoice
  if (!isDish(dish.itemId)) return words.menu.noneName
  const item = kitchen.courses
    .find(({ categoryId }) => categoryId === dish.categoryId)
    ?.items.find(({ id }) => id === dish.itemId)
  const then = { dish, name: item ? words.kitchen.named(item) : null, needs: special.needs }
  if (!dish.changed)
    return (
      <>
        {words.kitchen.dishOfSpecial(then, kitchen.own)}
        {dish.needs.length > 0 && (
          <>
            {' '}
            <AlsoPrinted say={(also) => also.kitchen.dishOfSpecial(then, kitchen.own)} />
          </>
        )}
      </>
    )
  return (
    <>
      <strong>{words.kitchen.notTheDish(then, kitchen.own)}</strong>
      {words.colon}
      {dish.alternative ? (
        words.kitchen.wordSubstitute(dish.alternative)
      ) : (
        <>
          <span className="blank">__________</span> <strong>{words.kitchen.notAgreed}</strong>{' '}
          <AlsoPrinted say={(also) => also.kitchen.notAgreed} />
        </>
      )}
    </>
  )
}
