import { Fragment } from 'react'
import type { KitchenWords } from '#languages/language'
import { isServed } from '#party/rules/choices'
import type { PrintedFigures, PrintedKitchen, PrintedSpecialGuest } from '#print/shape/documents'
import type { SheetDish } from '#sheets/shape/sheet'
import { useKitchenWords } from '../client/words.tsx'
import { manyNeeds, specialGuestsInColumns, specialGuestsSize } from './density.ts'
import { PrintedList, type Width } from './list.tsx'
import { RepeatedPrinted, useRepeatWords } from './shared/repeated-printed.tsx'

/**
 * The special guests, one row each, with the dishes that person eats.
 * @param room for them on the page where they begin, in mm
 */
export function PrintedSpecialGuests({
  room,
  ...printed
}: Pick<PrintedKitchen, 'event' | 'at' | 'kitchen' | 'link'> & { room: number }) {
  const words = useKitchenWords()
  const repeatWords = useRepeatWords()
  const { kitchen } = printed
  const { specials, courses, ownNeeds } = kitchen
  const inColumns = specials.length <= manyNeeds && specialGuestsInColumns(courses.length, specials)
  const size = inColumns
    ? 'pt-10'
    : specialGuestsSize(specials.map(signsOf(words, repeatWords, kitchen)), room)
  // A link without names shows none, which is no erasing.
  const unnamed = printed.link !== undefined && specials.every(({ name }) => name === '')
  const heads = inColumns ? courses.map(words.kitchen.withRemovedSuffix) : []
  return (
    <PrintedList
      name={words.print.headed(`${words.kitchen.specialsHead} · ${words.print.needsTitle}`, specials.length)}
      printed={printed}
      widths={['name', inColumns ? 'need' : 'share', ...heads.map((): Width => 'share')]}
      columns={[words.print.nameHead, words.print.needHead, ...heads]}
      look={`needs ${inColumns ? 'in-columns' : 'run-in'} ${size}`}
    >
      <tbody>
        {specials.map((guest) => {
          const {
            number,
            name,
            age,
            needs,
            words: written,
            noteUnsorted,
            dishes,
            responseId,
            personId,
          } = guest
          const lead = kitchen.parties?.[responseId]?.lead ?? name
          const place = words.kitchen.tableSeatShort(guest)
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
                  {needs.length > 0 && <NeedsLine needs={needs} ownNeeds={ownNeeds} />}
                  {written && <strong className="own-words">{words.kitchen.quoted(written)} </strong>}
                  {!inColumns && (
                    <span className="eats">
                      <RunIn guest={guest} kitchen={kitchen} />
                    </span>
                  )}
                </td>
                {inColumns &&
                  courses.map(({ categoryId }) => {
                    const dish = dishes.find((one) => one.categoryId === categoryId)
                    return (
                      <td key={categoryId} className={dish?.itemId === null ? 'open' : ''}>
                        {dish && <Eaten guest={guest} dish={dish} kitchen={kitchen} />}
                        {guest.noPlate && words.menu.noPlate}
                      </td>
                    )
                  })}
              </tr>
              {inColumns && noteUnsorted && (
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

/** Needs of a special guest. */
export function NeedsLine({
  needs,
  ownNeeds,
}: Pick<PrintedSpecialGuest, 'needs'> & Pick<PrintedFigures, 'ownNeeds'>) {
  const words = useKitchenWords()
  return (
    <>
      <strong>{words.kitchen.needsLine(needs, ownNeeds)} </strong>
      <RepeatedPrinted say={(repeat) => repeat.kitchen.needsLine(needs, ownNeeds)} />{' '}
    </>
  )
}

/** Approximate length of a special guest's line, in characters. */
function signsOf(
  words: KitchenWords,
  repeatWords: KitchenWords | null,
  { courses, ownNeeds }: PrintedFigures,
): (guest: PrintedSpecialGuest) => number {
  const names = new Map(courses.map(({ categoryId, name }) => [categoryId, name.length]))
  const items = new Map(courses.flatMap((course) => course.items.map(({ id, name }) => [id, name.length])))
  return ({ needs, words: written, noteUnsorted, dishes }) =>
    words.kitchen.needsLine(needs, ownNeeds).length +
    (repeatWords ? repeatWords.kitchen.needsLine(needs, ownNeeds).length + 20 * dishes.length : 0) +
    written.length +
    (noteUnsorted ? words.kitchen.wordsNotChecked.length : 0) +
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
 * Dishes of a special guest, in the order of the courses. Where the same needs are not confirmed of several dishes, that is said
 * once behind all. Words that nobody has sorted end the line with a warning.
 */
export function RunIn({ guest, kitchen }: { guest: PrintedSpecialGuest; kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const alike = unconfirmedAlike(guest)
  const grouped = alike.length > 1 ? alike : []
  const nameOf = ({ categoryId }: SheetDish) =>
    kitchen.courses.find((course) => course.categoryId === categoryId)?.name ?? ''
  const where = grouped.length < guest.dishes.length ? grouped.map(nameOf) : null
  return (
    <>
      {guest.noPlate && words.menu.noPlate}
      {guest.dishes.map((dish, index) => (
        <span key={dish.categoryId}>
          {index > 0 && '\u00a0· '}
          <bdi>{nameOf(dish)}</bdi>
          {words.colon}
          <Eaten
            guest={guest}
            dish={grouped.includes(dish) ? { ...dish, needs: [] } : dish}
            kitchen={kitchen}
          />
        </span>
      ))}
      {grouped[0] && (
        <strong> {words.kitchen.eachNotConfirmed(grouped[0].needs, where, kitchen.ownNeeds)}</strong>
      )}
      {guest.noteUnsorted && (
        <>
          {'\u00a0· '}
          <strong>{words.kitchen.wordsNotChecked}</strong>
        </>
      )}
    </>
  )
}

/** The dishes served as they are of which only the same needs are not confirmed. */
function unconfirmedAlike({ dishes }: PrintedSpecialGuest): SheetDish[] {
  const open = dishes.filter(
    ({ changed, wish, needs }) =>
      !changed && wish === null && needs.length > 0 && needs.every(({ state }) => state === 'not_confirmed'),
  )
  const whats = ({ needs }: SheetDish) => needs.map(({ what }) => what).join()
  return open.filter((dish) => open[0] !== undefined && whats(dish) === whats(open[0]))
}

/** A special guest's dish of a course; a line to write on where nothing is agreed instead. */
function Eaten({
  guest,
  dish,
  kitchen,
}: {
  guest: PrintedSpecialGuest
  dish: SheetDish
  kitchen: PrintedFigures
}) {
  const words = useKitchenWords()
  if (dish.itemId === null) return words.menu.noChoice
  if (!isServed(dish.itemId)) return words.menu.noneName
  const item = kitchen.courses
    .find(({ categoryId }) => categoryId === dish.categoryId)
    ?.items.find(({ id }) => id === dish.itemId)
  const then = { dish, name: item ? words.kitchen.withRemovedSuffix(item) : null, needs: guest.needs }
  if (!dish.changed)
    return (
      <>
        {words.kitchen.specialGuestDish(then, kitchen.ownNeeds)}
        {dish.needs.length > 0 && (
          <>
            {' '}
            <RepeatedPrinted say={(repeat) => repeat.kitchen.specialGuestDish(then, kitchen.ownNeeds)} />
          </>
        )}
      </>
    )
  return (
    <>
      <strong>{words.kitchen.notTheDish(then, kitchen.ownNeeds)}</strong>
      {words.colon}
      {dish.alternative ? (
        words.kitchen.substituteText(dish.alternative)
      ) : (
        <>
          <span className="blank">__________</span> <strong>{words.kitchen.notAgreed}</strong>{' '}
          <RepeatedPrinted say={(repeat) => repeat.kitchen.notAgreed} />
        </>
      )}
    </>
  )
}
