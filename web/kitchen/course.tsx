import { Fragment, useState } from 'react'
import { dayAt } from '#events/rules/closing'
import { headingAt } from '#kitchen/rules/groups'
import { needsCountedAtDish, specialsWithDish } from '#kitchen/rules/needs-at-dish'
import type { Course, CourseItem } from '#kitchen/shape/kitchen'
import type { KitchenWords } from '#languages/language'
import { Button } from '#ui/button'
import { Typeset } from '#ui/typeset'
import { useKitchenWords } from '../client/words.tsx'
import { courseAnchor, specialAnchor } from './anchors.ts'
import { ContentsForm } from './contents-form.tsx'
import { EventLanguageLine } from './event-language-line.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'

type Props = { kitchen: LinkedKitchen; course: Course }

/** A course in figures large enough to be read across a kitchen: of each dish, how many are as listed and how many changed. */
export function CourseScreen({ kitchen, course }: Props) {
  const words = useKitchenWords()
  const anchor = courseAnchor(course)
  const { name, removed, time, items, noneForMe, notChosen, defaultDish, total } = course
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} tabIndex={-1}>
      <h2 id={`${anchor}-name`} className="kitchen-course">
        <Typeset text={words.kitchen.withRemovedSuffix({ name, removed })} />
        {time !== null && `${words.comma}${time}`}
      </h2>
      <ul className="kitchen-lines">
        {items.map((item, index) => {
          const heading = headingAt(items, index, words.menu.markNames)
          return (
            <Fragment key={item.id}>
              {heading && (
                <li className="apart">
                  <strong>{heading}</strong>
                </li>
              )}
              <Dish kitchen={kitchen} item={item} />
            </Fragment>
          )
        })}
        {noneForMe > 0 && <Line count={noneForMe} name={words.menu.noneName} />}
        {notChosen > 0 && (
          <Line count={notChosen} name={words.menu.noChoice}>
            {defaultDish && <p>{words.kitchen.theyGet(defaultDish.count, defaultDish.name)}</p>}
          </Line>
        )}
        <Line count={total} name={words.kitchen.totalLabel} />
      </ul>
    </section>
  )
}

function Line({ count, name, children }: { count: number; name: string; children?: React.ReactNode }) {
  const words = useKitchenWords()
  return (
    <li>
      <strong className="count">{words.figure(count)}</strong>
      <div>
        <h3>
          <Typeset text={name} />
        </h3>
        {children}
      </div>
    </li>
  )
}

type DishProps = { kitchen: LinkedKitchen; item: CourseItem }

function Dish({ kitchen, item }: DishProps) {
  const words = useKitchenWords()
  const [confirming, setConfirming] = useState(false)
  const { view } = kitchen
  const { ownNeeds } = view.event
  const name = words.kitchen.withRemovedSuffix(item)
  const withNeeds = specialsWithDish(view.specials, item.id)
  const allTicked = withNeeds.every(({ needs }) => needsCountedAtDish(needs).length > 0)
  return (
    <li>
      <strong className="count">{words.figure(item.total)}</strong>
      <details>
        <summary>
          <h3>
            <Typeset text={name} />
          </h3>
          <span>
            {dishNotes(words, item).join(' · ')}{' '}
            {(withNeeds.length > 0 || item.needs.length > 0) && (
              <b className="has-needs">{words.kitchen.withNeeds}</b>
            )}
          </span>
        </summary>
        <div>
          {item.changedFor.length > 0 && (
            <p className="changes">
              {item.changedFor.map((number) => (
                <a key={number} className="number" href={`#${specialAnchor(number)}`}>
                  {words.seating.specialNumber(number)}
                </a>
              ))}
            </p>
          )}
          {!allTicked && <p>{words.print.needing(withNeeds.length)}</p>}
          {item.needs.length > 0 && <p>{words.counts.ofThem(item.needs, ownNeeds)}</p>}
          <Statements view={view} itemId={item.id} />
          {view.mayConfirm &&
            !item.removed &&
            (confirming ? (
              <ContentsForm kitchen={kitchen} item={item} onClose={() => setConfirming(false)} />
            ) : (
              <Button
                look="quiet"
                aria-label={words.kitchen.confirmContentsOf(name)}
                onClick={() => setConfirming(true)}
              >
                {words.kitchen.confirmContents}
              </Button>
            ))}
        </div>
      </details>
    </li>
  )
}

/** Figures below a dish's total: as listed, changed, spare, and of children. */
function dishNotes(words: KitchenWords, item: CourseItem): string[] {
  const { asListed: listed, changed, sparePlates, children, infants } = item
  return [
    ...(changed > 0 || sparePlates > 0 ? [words.kitchen.asListed(listed)] : []),
    ...(changed > 0 ? [words.kitchen.changedLine(changed, '')] : []),
    ...(sparePlates > 0 ? [words.kitchen.spareOf(sparePlates)] : []),
    ...(children + infants > 0 ? [words.counts.ofThemYoung(children, infants)] : []),
  ]
}

/** Statements about a dish. Those that it is free of something name their author in the kitchen; others do not. */
function Statements({ view, itemId }: { view: LinkedKitchen['view']; itemId: string }) {
  const words = useKitchenWords()
  const { ownNeeds, timeZone } = view.event
  const contents = view.dishes[itemId]?.contents ?? []
  const without = Map.groupBy(
    contents.filter(({ state }) => state === 'without'),
    ({ saidBy = '', linkLabel = '', at }) => `${dayAt(at, timeZone)} ${saidBy} ${linkLabel}`,
  )
  return (
    <div className="quietly">
      <p>
        {words.needs.lineUnderDish(contents, ownNeeds)}
        <EventLanguageLine view={view} of="dishes" id={itemId} />
      </p>
      {[...without].map(([key, contents]) => (
        <p key={key}>
          {words.needs.kitchenSays(
            contents.map(({ what }) => what),
            words.days.dayAndMonth(key.slice(0, 10)),
            ownNeeds,
            contents[0]?.saidBy,
            contents[0]?.linkLabel,
          )}
        </p>
      ))}
    </div>
  )
}
