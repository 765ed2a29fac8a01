import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { figure } from '#core/figures'
import type { PlannerKitchen, UnsortedNote } from '#kitchen/shape/planner-kitchen'
import {
  addChosen,
  addNeed,
  chooseNeed,
  forName,
  leaveAsWords,
  leftAsWords,
  needAdded,
  suggested,
  undo,
  wordsAbout,
  wordsTitle,
} from '#kitchen/words/planner'
import { quoted } from '#kitchen/words/shared'
import { firstChips, isDiet, kindsIn, mergeNeeds, moreChips, type Need, type What } from '#needs/rules/needs'
import { needName } from '#needs/words/shared'
import { nameErased } from '#print/words/kitchen'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'

/** Notes of guests that wait to be turned into needs, or to be left as they are: one press each. */
export function NotesToSort({ kitchen }: { kitchen: PlannerKitchen }) {
  const { unsortedNotes, ownNeeds } = kitchen
  if (unsortedNotes.length === 0) return null
  return (
    <section className="kitchen-part" aria-labelledby="words-to-match">
      <h2 id="words-to-match">
        {wordsTitle} <span className="number">{figure(unsortedNotes.length)}</span>
      </h2>
      <p className="quietly">{wordsAbout}</p>
      <ul className="words-to-match">
        {unsortedNotes.map((unsorted) => (
          <NoteToSort
            key={`${unsorted.responseId}/${unsorted.personId}`}
            unsorted={unsorted}
            ownNeeds={ownNeeds}
          />
        ))}
      </ul>
    </section>
  )
}

function NoteToSort({
  unsorted,
  ownNeeds,
}: {
  unsorted: UnsortedNote
  ownNeeds: PlannerKitchen['ownNeeds']
}) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { responseId, personId, note } = unsorted
  const name = unsorted.name || nameErased
  const sort = async (needs: Pick<Need, 'what' | 'how'>[], back = false) => {
    await callApi((options) =>
      api.events[':id'].responses[':rid'].words.$put(
        {
          param: { id: event.id, rid: responseId },
          json: { person: personId, words: note, needs, ...(back && { undo: true }) },
        },
        options,
      ),
    )
    await revalidate()
  }
  const undoing = useAction(sort, toastFailure)
  const { busy, run } = useAction(async (needs: Pick<Need, 'what' | 'how'>[], said: string) => {
    await sort(needs)
    toast(said, { action: { label: undo, run: () => void undoing.run(needs, true) } })
  }, toastFailure)
  return (
    <li>
      <strong>{name}</strong>
      <div className="stack">
        <span className="own-words">{quoted(note)}</span>
        <div className="row">
          {unsorted.named.map((need) => {
            const [one] = mergeNeeds([{ ...need, by: 'planner' }])
            const text = one ? needWords(one, ownNeeds) : ''
            return (
              <span className="offer" key={need.what}>
                {suggested(text)}{' '}
                <Button small disabled={busy} onClick={() => void run([need], needAdded(text, name))}>
                  {addNeed}
                  <span className="visually-hidden">
                    {' '}
                    {text} {forName(name)}
                  </span>
                </Button>
              </span>
            )
          })}
          <ChooseNeed
            name={name}
            ownNeeds={ownNeeds}
            busy={busy}
            add={(need) => void run([need], needAdded(needWords(need, ownNeeds), name))}
          />
          <Button small look="quiet" disabled={busy} onClick={() => void run([], leftAsWords(name))}>
            {leaveAsWords}
            <span className="visually-hidden"> {forName(name)}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Any need of the list, for a note that names none of them. An allergen is added as an allergy, the gravest. */
function ChooseNeed({
  name,
  ownNeeds,
  busy,
  add,
}: {
  name: string
  ownNeeds: PlannerKitchen['ownNeeds']
  busy: boolean
  add: (need: Need) => void
}) {
  const [chosen, setChosen] = useState<What | ''>('')
  const all = [...firstChips, ...moreChips(ownNeeds)].flatMap((what) => [what, ...kindsIn(what)])
  return (
    <span className="offer">
      <select
        className="input"
        aria-label={`${chooseNeed} ${forName(name)}`}
        value={chosen}
        onChange={({ target }) => setChosen(all.find((what) => what === target.value) ?? '')}
      >
        <option value="">{chooseNeed}</option>
        {all.map((what) => (
          <option key={what} value={what}>
            {needName(what, ownNeeds)}
          </option>
        ))}
      </select>
      <Button
        small
        disabled={busy || chosen === ''}
        onClick={() => {
          if (chosen !== '')
            add({ what: chosen, ...(!isDiet(chosen) && { how: 'allergy' as const }), by: 'planner' })
        }}
      >
        {addNeed}
        <span className="visually-hidden"> {addChosen(name)}</span>
      </Button>
    </span>
  )
}

/** Nuts (allergy), Vegan. */
function needWords({ what, how }: Need, ownNeeds: PlannerKitchen['ownNeeds']): string {
  const text = needName(what, ownNeeds)
  return how ? `${text} (${how})` : text
}
