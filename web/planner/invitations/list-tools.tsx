import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { figure } from '#core/figures'
import type { Counts } from '#invitations/shape/invitation'
import {
  answerLabel,
  answers,
  findParty,
  findPartyFold,
  listSorts,
  sortListLabel,
} from '#invitations/words/planner-list'
import { Field } from '#ui/field'
import { useWide } from '../shared/list/use-wide.ts'
import { type Answer, everyone, type Shown, type SortBy } from './list/shown.ts'

/** Chooses whose answers are shown, and finds and sorts them. On a phone the search is folded until it is wanted. */
export function ListTools({
  shown,
  setShown,
  counts,
  unaddressed,
}: {
  shown: Shown
  setShown: (shown: Shown) => void
  counts: Counts
  /** People without an answer and without an address. */
  unaddressed: number
}) {
  const wide = useWide()
  const id = useId()
  const [wanted, setWanted] = useState(shown.find !== '' || shown.sort !== everyone.sort)
  const open = wide || wanted
  const totals: Record<Answer, number> = {
    all: counts.invited,
    silent: counts.silent,
    coming: counts.coming,
    not_coming: counts.notComing,
    missing: counts.incomplete,
    unaddressed,
  }
  // A filter that can find nobody is left out, unless it is the one in use.
  const told = (Object.keys(answers) as Answer[]).filter(
    (answer) =>
      (answer !== 'missing' && answer !== 'unaddressed') || totals[answer] > 0 || shown.answer === answer,
  )
  return (
    <search className="guest-tools">
      <div className="guest-views in-line">
        {!wide && (
          <button type="button" className="chip" aria-expanded={open} onClick={() => setWanted(!wanted)}>
            <Search className="icon" aria-hidden="true" />
            {findPartyFold}
          </button>
        )}
        <fieldset>
          <legend className="visually-hidden">{answerLabel}</legend>
          {told.map((answer) => (
            <label key={answer} className="chip">
              <input
                type="radio"
                name="answer"
                checked={shown.answer === answer}
                onChange={() => setShown({ ...shown, answer })}
              />
              {answers[answer]} <span className="figures">({figure(totals[answer])})</span>
            </label>
          ))}
        </fieldset>
      </div>
      {open && (
        <>
          <Field
            label={<span className="visually-hidden">{findParty}</span>}
            placeholder={findParty}
            type="search"
            value={shown.find}
            onChange={({ target }) => setShown({ ...shown, find: target.value })}
          />
          <div className="field">
            <label className="visually-hidden" htmlFor={id}>
              {sortListLabel}
            </label>
            <select
              id={id}
              className="input"
              value={shown.sort}
              onChange={({ target }) => setShown({ ...shown, sort: target.value as SortBy })}
            >
              {Object.entries(listSorts).map(([by, name]) => (
                <option key={by} value={by}>
                  {sortListLabel}: {name}
                </option>
              ))}
            </select>
          </div>
        </>
      )}
    </search>
  )
}
