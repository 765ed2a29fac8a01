import './contents.css'
import { useId } from 'react'
import { dayAt } from '#events/rules/closing'
import { dayText } from '#languages/en/days'
import type { Content, ContentState } from '#needs/rules/contents'
import type { Ingredient, OwnNeed } from '#needs/rules/needs'
import type { Source } from '#needs/rules/stored-contents'
import { forWhat } from '#needs/words/kitchen'
import {
  contentsHint,
  factOption,
  factsLegend,
  nothingStatedYet,
  restoreWord,
  saidByKitchen,
  stateOption,
  takeBackWord,
  takenBackWord,
  whatIsInIt,
} from '#needs/words/planner'
import { contentName } from '#needs/words/shared'
import { factName, lineUnderDish } from '#needs/words/shared-contents'
import {
  type ContentsDraft,
  choicesOf,
  contentChosen,
  factChoicesOf,
  factChosen,
  factsOf,
  ingredientsOf,
  kitchensContent,
  kitchensFact,
  type Stating,
} from './contents-draft.ts'

/** The line of what a draft states. */
export function lineOf({ contents }: ContentsDraft, ownNeeds: readonly OwnNeed[]): string {
  const stated = Object.entries(contents) as [Ingredient, ContentState][]
  const rows = stated.map(([what, state]): Content => ({ what, state }))
  return rows.length > 0 ? lineUnderDish(rows, ownNeeds) : nothingStatedYet
}

/** The cook who said something, and when; empty for the planner's own words. */
export function saidText(said: Source | undefined, zone: string): string {
  return said?.by === 'kitchen' ? saidByKitchen(said, dayText(dayAt(said.at, zone))) : ''
}

/**
 * A dish's statements, folded until they are wanted: each allergen with the kinds of a stated group after it, the event's own
 * needs, and what it is made of.
 * @param item the dish as it is stored, with who said what and what was taken back
 */
export function ContentsFields({
  draft,
  item = {},
  ownNeeds,
  zone,
  busy,
  error,
  title = whatIsInIt,
  onChange,
}: {
  draft: ContentsDraft
  item?: Stating
  ownNeeds: readonly OwnNeed[]
  zone: string
  busy: boolean
  error?: string | undefined
  title?: string
  onChange: (draft: ContentsDraft) => void
}) {
  const id = useId()
  return (
    <details className="contents-fields">
      <summary>
        <span className="contents-title">{title}</span>
        <span className="quietly small">{lineOf(draft, ownNeeds)}</span>
      </summary>
      <div className="stack">
        <p className="quietly small">{contentsHint}</p>
        <div className="contents-list">
          {ingredientsOf([draft], ownNeeds).map((what) => {
            const word = kitchensContent(item, what)
            const choose = (state: ContentState | undefined) =>
              onChange(contentChosen(draft, what, state, word))
            return (
              <div key={what} className="contents-row">
                <label htmlFor={`${id}-${what}`}>{contentName(what, ownNeeds)}</label>
                <select
                  id={`${id}-${what}`}
                  className="input"
                  disabled={busy}
                  value={draft.contents[what] ?? ''}
                  onChange={({ target }) => choose((target.value || undefined) as ContentState | undefined)}
                >
                  {choicesOf(word).map((state) => (
                    <option key={state ?? ''} value={state ?? ''}>
                      {stateOption(state)}
                    </option>
                  ))}
                </select>
                {word && (
                  <KitchensWord
                    said={saidText(word, zone)}
                    word={stateOption(word.state)}
                    name={contentName(what, ownNeeds)}
                    stands={draft.contents[what] === word.state}
                    busy={busy}
                    onTurn={(stands) => choose(stands ? word.state : undefined)}
                  />
                )}
              </div>
            )
          })}
        </div>
        <fieldset className="contents-facts">
          <legend>{factsLegend}</legend>
          <div className="contents-list">
            {factsOf([item]).map((fact) => {
              const word = kitchensFact(item, fact)
              const choose = (value: 'yes' | 'no' | undefined) =>
                onChange(factChosen(draft, fact, value, word))
              return (
                <div key={fact} className="contents-row">
                  <label htmlFor={`${id}-${fact}`}>{factName(fact)}</label>
                  <select
                    id={`${id}-${fact}`}
                    className="input"
                    disabled={busy}
                    value={draft.facts[fact] ?? ''}
                    onChange={({ target }) => choose((target.value || undefined) as 'yes' | 'no' | undefined)}
                  >
                    {factChoicesOf(fact, word).map((value) => (
                      <option key={value ?? ''} value={value ?? ''}>
                        {factOption(value)}
                      </option>
                    ))}
                  </select>
                  {word && (
                    <KitchensWord
                      said={saidText(word, zone)}
                      word={factOption(word.value)}
                      name={factName(fact)}
                      stands={draft.facts[fact] === word.value}
                      busy={busy}
                      onTurn={(stands) => choose(stands ? word.value : undefined)}
                    />
                  )}
                </div>
              )
            })}
          </div>
        </fieldset>
      </div>
      <div className="field-error" role="alert">
        {error}
      </div>
    </details>
  )
}

/** The kitchen's word on one thing. It stands until the planner takes it back, and can be restored. */
function KitchensWord({
  said,
  word,
  name,
  stands,
  busy,
  onTurn,
}: {
  said: string
  word: string
  name: string
  stands: boolean
  busy: boolean
  onTurn: (stands: boolean) => void
}) {
  return (
    <div className="kitchens-word quietly small">
      <span>{stands ? said : takenBackWord(said, word)}</span>
      <button type="button" disabled={busy} onClick={() => onTurn(!stands)}>
        {stands ? takeBackWord : restoreWord}
        <span className="visually-hidden"> {forWhat(name)}</span>
      </button>
    </div>
  )
}
