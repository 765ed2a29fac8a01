import './both-sides.css'
import { useId, useState } from 'react'
import type { SavedMeanwhile } from '#core/shapes'
import { keepEditing, keepYours, leftEmpty, saveChosen, whichOne, whichOneAbout } from '#core/words/planner'
import { savedMeanwhileBy } from '#members/words/planner-author'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useUser } from '../../../client/calls/session.ts'
import { difference } from './difference.ts'

export type Side = 'yours' | 'theirs'

/** A field's label, and a value of it in words. Text is its own words. */
export type FieldWords = { label: string; says?: (value: unknown) => string }

/** Asks which value of each field stays, of those that were changed on both sides. */
export function WhichOne({
  both,
  words,
  saved = savedMeanwhileBy,
  choose,
  onClose,
}: {
  both: SavedMeanwhile[]
  words: Record<string, FieldWords>
  /** Says who saved the other side. */
  saved?: typeof savedMeanwhileBy
  choose: (chosen: Record<string, Side>) => void
  onClose: () => void
}) {
  const id = useId()
  const user = useUser()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const open = both.filter(({ of }) => !chosen[of])
  return (
    <Dialog title={whichOne} onClose={onClose}>
      <form
        className="stack which-one"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (open.length === 0) choose(chosen)
        }}
      >
        <p>{whichOneAbout}</p>
        {both.map(({ of, yours, theirs, author }) => {
          const { label = of, says = String } = words[of] ?? {}
          const inWords = (value: unknown) => (value === null || value === '' ? '' : says(value))
          const [mine, other] = difference(inWords(yours), inWords(theirs))
          const sides = [
            ['yours', keepYours, mine],
            ['theirs', saved(author, user?.id), other],
          ] as const
          return (
            <fieldset key={of}>
              <legend>{label}</legend>
              {sides.map(([side, name, pieces]) => (
                <label key={side} className="check">
                  <input
                    type="radio"
                    name={`${id}-${of}`}
                    checked={chosen[of] === side}
                    onChange={() => setChosen({ ...chosen, [of]: side })}
                  />
                  <span>
                    <span className="quietly small">{name}</span>
                    <span className="side">
                      {pieces.length === 0 && <em>{leftEmpty}</em>}
                      {pieces.map(({ text, only }, at) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
                        only ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                      )}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
        <div className="actions">
          <Button onClick={onClose}>{keepEditing}</Button>
          <Button look="primary" type="submit" disabled={open.length > 0}>
            {saveChosen}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
