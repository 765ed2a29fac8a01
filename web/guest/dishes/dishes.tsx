import { Fragment, useRef } from 'react'
import { dishesByAge } from '#menu/rules/for-children'
import type { Category, Item } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Typeset } from '#ui/typeset'
import { Chunk } from '../../client/chunk.tsx'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { useIsDoublePress } from '../../ui/double-press.ts'
import { fieldErrorSentence } from '../form/field-error-sentence.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { choiceOf, choicePath, type FieldErrors, withChoice } from '../form/rules/response-draft.ts'
import { someAllergensSentence } from '../needs/allergens-not-stated.ts'
import type { Choosers } from './chosen-by.tsx'
import { courseNeeds, dishWish } from './chunks.ts'
import { DishCard } from './dish-card.tsx'

/** One person's menu: a group of radio buttons for each category. */
export function Dishes({
  person,
  categories,
  index,
  fieldErrors,
  change,
  storedPerson,
  chosenBy,
}: {
  person: Person
  /** The person as stored: courses that differ are marked. */
  storedPerson?: Person | undefined
  categories: Category[]
  /** The person's index in the party. */
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<PersonDraft>) => void
  /** Finds those of the party who chose a dish. */
  chosenBy?: ((category: string, item: string) => Choosers | undefined) | undefined
}) {
  const words = useGuestWords()
  const otherAllergens = person.needs?.length ? undefined : someAllergensSentence(words, categories)
  const courses = categories
    .filter(({ items }) => items.length > 0)
    .map((category) => (
      <Course
        key={category.id}
        category={category}
        chosenId={person.selections[category.id]}
        name={`p${index}-${category.id}`}
        path={choicePath(index, category.id)}
        error={fieldErrorSentence(words, fieldErrors[choicePath(index, category.id)], {
          name: displayName(words, person, index),
          course: category.name,
        })}
        hasChanged={
          storedPerson !== undefined && choiceOf(person, category.id) !== choiceOf(storedPerson, category.id)
        }
        choose={(item) => change(withChoice(person, category.id, item))}
        person={person}
        index={index}
        change={change}
        chosenBy={chosenBy}
      />
    ))
  return (
    <>
      {otherAllergens && <p className="quietly not-stated">{otherAllergens}</p>}
      {courses}
    </>
  )
}

function Course({
  category,
  chosenId,
  name,
  path,
  error,
  hasChanged,
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
  /** Id of the chosen dish. */
  chosenId: string | undefined
  name: string
  path: string
  /** Shown until something is chosen. */
  error: string | undefined
  hasChanged: boolean
  choose: (item: string | null) => void
}) {
  const words = useGuestWords()
  const isDoublePress = useIsDoublePress()
  // An arrow key chooses by a click of its own, which must not count as a press.
  const isArrowDownRef = useRef(false)
  const onPress = (item: string, timeStamp: number) => {
    if (isArrowDownRef.current) return
    if (!isDoublePress(timeStamp, item) && chosenId === item) choose(null)
  }
  const shownError = chosenId ? undefined : error
  const hasNeeds = Boolean(person.needs?.length)
  const required = category.required && person.age !== 'infant'
  const requiredId = required ? `${path}-asked` : undefined
  const dishes = dishesByAge(category.items, person.age)
  const describedBy = [requiredId, hasNeeds && `${name}-needs`].filter(Boolean).join(' ') || undefined
  const none: Item = { id: noneForMe, name: words.menu.noneName, description: '' }
  const clearChoice = () => {
    choose(null)
    // The pressed button disappears with the choice, so the radio button of the dish takes the focus.
    document.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus()
  }
  return (
    <fieldset className="course" aria-describedby={describedBy}>
      <legend>
        <h3>
          <Typeset text={category.name} />
        </h3>
      </legend>
      {required && (
        <p className={shownError ? 'field-error' : 'hint'} id={requiredId} aria-live="polite">
          <span key={shownError}>{shownError ?? words.menu.mustChoose}</span>
        </p>
      )}
      {hasNeeds && (
        <p id={`${name}-needs`} className="course-needs">
          <Chunk chunk={courseNeeds} props={{ person, items: dishes }} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes which key chooses a dish */}
      <div
        className="dishes"
        onKeyDown={({ key }) => {
          isArrowDownRef.current = key.startsWith('Arrow')
        }}
        onKeyUp={() => {
          isArrowDownRef.current = false
        }}
      >
        {[...dishes.map((item) => (hasNeeds ? withoutFreeOfLine(item) : item)), none].map((item, i) => (
          <Fragment key={item.id}>
            <DishCard
              id={(chosenId ? item.id === chosenId : i === 0) ? path : undefined}
              name={name}
              item={item}
              isChosen={chosenId === item.id}
              required={required}
              personWithNeeds={hasNeeds && item !== none ? person : undefined}
              showsInitials={chosenBy !== undefined}
              choosers={chosenBy?.(category.id, item.id)}
              choose={choose}
              onPress={onPress}
            />
            {hasNeeds && chosenId === item.id && item !== none && (
              <Chunk chunk={dishWish} props={{ person, index, item, change, clearChoice }} />
            )}
          </Fragment>
        ))}
      </div>
      {/* Takes up its space before it shows, so that choosing does not move the page. */}
      <div className="clear">
        {hasChanged && <span className="changed">{words.menu.changedMark}</span>}
        <Button
          look="quiet"
          small
          className={chosenId ? '' : 'held'}
          aria-label={words.menu.clearChoiceOf(category.name)}
          onClick={clearChoice}
        >
          {words.menu.clearChoice}
        </Button>
      </div>
    </fieldset>
  )
}

/**
 * The dish as somebody with needs reads it: without an allergen line that only says what it is free of, as `DishNeeds` says
 * that of each need.
 */
function withoutFreeOfLine(item: Item): Item {
  const statesContents = item.contents?.some(({ state }) => state !== 'without')
  return statesContents ? item : { ...item, statementLine: undefined, lineInEventLanguage: undefined }
}

/** Focuses a person's first course: the dish chosen there, else the first. @param group `p` and the person's index */
export function focusFirstDish(group: string): void {
  const first = document.querySelector<HTMLInputElement>(`[type=radio][name^="${group}-"]`)
  const chosen = document.querySelector<HTMLInputElement>(`[name="${first?.name}"]:checked`)
  const dish = chosen ?? first
  dish?.focus()
}
