import { Fragment, useRef } from 'react'
import { offeredTo } from '#menu/rules/for-children'
import type { Category, Item } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { usePressedAgain } from '../../ui/double-press.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { choiceOf, choicePath, type FieldErrors, withChoice } from '../form/rules/response-draft.ts'
import { wordFieldError } from '../form/word-field-error.ts'
import { otherAllergensSentence } from '../needs/allergens-not-stated.ts'
import { courseNeeds, dishWish } from './chunks.ts'
import { type Chooser, DishCard } from './dish-card.tsx'

/** One person's menu: a group of cards for each category, one choice in each at most. */
export function Dishes({
  person,
  categories,
  index,
  fieldErrors,
  change,
  saved,
  chosenBy,
}: {
  person: Person
  /** As stored: courses that differ from it are marked. */
  saved?: Person | undefined
  categories: Category[]
  /** The person's in the party. */
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<PersonDraft>) => void
  /** Those of the party who chose a dish, as signs and in words. */
  chosenBy?: ((category: string, item: string) => Chooser | undefined) | undefined
}) {
  const words = useGuestWords()
  const others = person.needs?.length ? undefined : otherAllergensSentence(words, categories)
  const courses = categories
    .filter(({ items }) => items.length > 0)
    .map((category) => (
      <Course
        key={category.id}
        category={category}
        chosen={person.selections[category.id]}
        name={`p${index}-${category.id}`}
        path={choicePath(index, category.id)}
        error={wordFieldError(words, fieldErrors[choicePath(index, category.id)], {
          name: calledName(words, person, index),
          course: category.name,
        })}
        changed={saved !== undefined && choiceOf(person, category.id) !== choiceOf(saved, category.id)}
        choose={(item) => change(withChoice(person, category.id, item))}
        person={person}
        index={index}
        change={change}
        chosenBy={chosenBy}
      />
    ))
  return (
    <>
      {others && <p className="quietly not-stated">{others}</p>}
      {courses}
    </>
  )
}

function Course({
  category,
  chosen,
  name,
  path,
  error,
  changed,
  choose,
  person,
  index,
  change,
  chosenBy,
}: Pick<Parameters<typeof Dishes>[0], 'chosenBy'> & {
  person: PersonDraft
  index: number
  change: (change: Partial<PersonDraft>) => void
  category: Category
  chosen: string | undefined
  name: string
  path: string
  /** Shown until something is chosen. */
  error: string | undefined
  changed: boolean
  choose: (item: string | null) => void
}) {
  const words = useGuestWords()
  const pressedAgain = usePressedAgain()
  // An arrow key, which chooses by a click of its own: no press of a dish.
  const byArrow = useRef(false)
  const press = (item: string, at: number) => {
    if (byArrow.current) return
    if (!pressedAgain(at, item) && chosen === item) choose(null)
  }
  const open = chosen ? undefined : error
  const needing = Boolean(person.needs?.length)
  const required = category.required && person.age !== 'infant'
  const asked = required ? `${path}-asked` : undefined
  const offered = offeredTo(category.items, person.age)
  const about = [asked, needing && `${name}-needs`].filter(Boolean).join(' ') || undefined
  const none: Item = { id: noneForMe, name: words.menu.noneName, description: '' }
  const unchoose = () => {
    choose(null)
    // The button goes with the choice: what it was of takes the focus.
    document.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus()
  }
  return (
    <fieldset className="course" aria-describedby={about}>
      <legend>
        <h3>
          <Typeset text={category.name} />
        </h3>
      </legend>
      {required && (
        <p className={open ? 'field-error' : 'hint'} id={asked} aria-live="polite">
          <span key={open}>{open ?? words.menu.mustChoose}</span>
        </p>
      )}
      {needing && (
        <p id={`${name}-needs`} className="course-needs">
          <Chunk chunk={courseNeeds} props={{ person, items: offered }} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only learns which key a dish in it was chosen by */}
      <div
        className="dishes"
        onKeyDown={({ key }) => {
          byArrow.current = key.startsWith('Arrow')
        }}
        onKeyUp={() => {
          byArrow.current = false
        }}
      >
        {[...offered.map((item) => (needing ? besideNeeds(item) : item)), none].map((item, position) => (
          <Fragment key={item.id}>
            <DishCard
              id={(chosen ? item.id === chosen : position === 0) ? path : undefined}
              name={name}
              item={item}
              chosen={chosen === item.id}
              required={required}
              needing={needing && item !== none ? person : undefined}
              marked={chosenBy && { by: chosenBy(category.id, item.id) }}
              choose={choose}
              press={press}
            />
            {needing && chosen === item.id && item !== none && (
              <Chunk chunk={dishWish} props={{ person, index, item, change, again: unchoose }} />
            )}
          </Fragment>
        ))}
      </div>
      {/* It has its place before it shows: choosing moves nothing. */}
      <div className="clear">
        {changed && <span className="changed">{words.menu.changedMark}</span>}
        <Button
          look="quiet"
          small
          className={chosen ? '' : 'held'}
          aria-label={words.menu.clearChoiceOf(category.name)}
          onClick={unchoose}
        >
          {words.menu.clearChoice}
        </Button>
      </div>
    </fieldset>
  )
}

/** A dish as it stands where needs are compared with it: of the rest nothing is said here. */
function besideNeeds(item: Item): Item {
  const states = item.contents?.some(({ state }) => state !== 'without')
  return states ? item : { ...item, line: undefined, also: undefined }
}

/** Focuses a person's first course: the dish chosen there, else the first. @param group as `Dishes` has it */
export function focusFirstDish(group: string): void {
  const first = document.querySelector<HTMLInputElement>(`[type=radio][name^="${group}-"]`)
  const chosen = document.querySelector<HTMLInputElement>(`[name="${first?.name}"]:checked`)
  const dish = chosen ?? first
  dish?.focus()
}
