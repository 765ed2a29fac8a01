import { useRef } from 'react'
import { noneForMe } from '#contract/choices'
import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { Button } from '#ui/button'
import { changedMark, chosenMark, clearChoice, clearChoiceOf, mustChoose } from '#words/flow'
import { noneName } from '#words/guest'
import { choiceOf, choicePath, choosing, type FieldErrors } from './answer.ts'

// Within this time a second press of the same dish is part of the first.
const doublePressMs = 700

/** One person's menu: a group of cards for each category, one choice in each at most. */
export function Dishes({
  person,
  categories,
  index,
  fieldErrors,
  change,
  saved,
}: {
  person: Person
  /** As stored: courses that differ from it are marked. */
  saved?: Person | undefined
  categories: Category[]
  /** The person's in the party. */
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<Person>) => void
}) {
  return categories
    .filter(({ items }) => items.length > 0)
    .map((category) => (
      <Course
        key={category.id}
        category={category}
        chosen={person.selections[category.id]}
        name={`p${index}-${category.id}`}
        path={choicePath(index, category.id)}
        complaint={fieldErrors[choicePath(index, category.id)]}
        changed={saved !== undefined && choiceOf(person, category.id) !== choiceOf(saved, category.id)}
        choose={(item) => change(choosing(person, category.id, item))}
      />
    ))
}

function Course({
  category,
  chosen,
  name,
  path,
  complaint,
  changed,
  choose,
}: {
  category: Category
  chosen: string | undefined
  name: string
  path: string
  /** Shown until something is chosen. */
  complaint: string | undefined
  changed: boolean
  choose: (item: string | null) => void
}) {
  const pressed = useRef({ item: '', at: 0, doubled: false })
  const press = (item: string, at: number) => {
    const doubled = pressed.current.item === item && at - pressed.current.at < doublePressMs
    pressed.current = { item, at, doubled }
  }
  const clear = (item: string, at: number) => {
    const { doubled, at: last } = pressed.current
    if (chosen === item && !(doubled && at - last < doublePressMs)) choose(null)
  }
  const open = chosen ? undefined : complaint
  const asked = category.required ? `${path}-asked` : undefined
  const none = { id: noneForMe, name: noneName, description: '' }
  const unchoose = () => {
    choose(null)
    // The button goes with the choice: what it was of takes the focus.
    document.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus()
  }
  return (
    <fieldset className="course" aria-describedby={asked}>
      <legend>
        <h3>{category.name}</h3>
      </legend>
      {category.required && (
        <p className={open ? 'complaint' : 'hint'} id={asked} aria-live="polite">
          <span key={open}>{open ?? mustChoose}</span>
        </p>
      )}
      <div className="dishes">
        {[...category.items, none].map((item, at) => (
          <label
            key={item.id}
            className={item === none ? 'dish none' : 'dish'}
            onPointerUp={(event) => press(item.id, event.timeStamp)}
          >
            <input
              id={(chosen ? item.id === chosen : at === 0) ? path : undefined}
              type="radio"
              required={category.required}
              name={name}
              value={item.id}
              aria-labelledby={`${name}-${item.id}`}
              aria-describedby={item.description ? `${name}-${item.id}-about` : undefined}
              checked={chosen === item.id}
              onChange={() => choose(item.id)}
              // A radio that is chosen already tells nothing of a second click by itself.
              onClick={(event) => clear(item.id, event.timeStamp)}
              // Nor does the space bar, which would choose it again after it was cleared.
              onKeyUp={(event) => {
                if (event.key !== ' ') return
                press(item.id, event.timeStamp)
                if (chosen !== item.id) return
                event.preventDefault()
                clear(item.id, event.timeStamp)
              }}
            />
            <span className="words">
              <span key={item.name} id={`${name}-${item.id}`} className="name">
                {item.name}
              </span>
              {item.description && (
                <span key={item.description} id={`${name}-${item.id}-about`} className="description">
                  {item.description}
                </span>
              )}
            </span>
            <span className="chosen" aria-hidden="true">
              <Tick /> {chosenMark}
            </span>
          </label>
        ))}
      </div>
      {/* It has its place before it shows: choosing moves nothing. */}
      <div className="clear">
        {changed && <span className="changed">{changedMark}</span>}
        <Button
          look="quiet"
          small
          className={chosen ? '' : 'held'}
          aria-label={clearChoiceOf(category.name)}
          onClick={unchoose}
        >
          {clearChoice}
        </Button>
      </div>
    </fieldset>
  )
}

/** Focuses a person's first course: the dish chosen there, else the first. @param group as `Dishes` has it */
export function focusFirstDish(group: string): void {
  const first = document.querySelector<HTMLInputElement>(`[type=radio][name^="${group}-"]`)
  const chosen = document.querySelector<HTMLInputElement>(`[name="${first?.name}"]:checked`)
  const dish = chosen ?? first
  dish?.focus()
}

/** A mark that stands beside a word, never alone. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m2.5 8.5 3.5 4 7.5-9" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}
