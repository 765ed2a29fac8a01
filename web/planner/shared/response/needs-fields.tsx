import './needs-fields.css'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { needsTicked } from '#kitchen/words/planner'
import {
  firstChips,
  hows,
  isDiet,
  kindsIn,
  moreChips,
  type Need,
  type OwnNeed,
  type What,
} from '#needs/rules/needs'
import { howName, needName } from '#needs/words/shared'
import { guestOf, moreNeeds, needsOfPerson, needsTitle } from '#party/words/planner-form'
import { useEvent } from '../event/event-place.ts'
import type { ResponseValues } from './values.ts'

/** A person's needs, edited by the planner: folded, with the ticked ones beside the name. */
export function NeedsFields({ form, index }: { form: UseFormReturn<ResponseValues>; index: number }) {
  const { control, setValue } = form
  const { ownNeeds } = useEvent()
  const [open, setOpen] = useState(false)
  const needs = useWatch({ control, name: `party.${index}.needs` }) ?? []
  const name = useWatch({ control, name: `party.${index}.name` })
  const set = (changed: Need[]) =>
    setValue(`party.${index}.needs`, changed.length > 0 ? changed : undefined, { shouldDirty: true })
  const title = needsOfPerson(name.trim() || guestOf(index))
  return (
    <details
      className="answer-needs"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span aria-hidden="true">{needsTitle}</span>
        <span className="visually-hidden">{title}</span>
        {needs.length > 0 && <strong className="warning-text"> {needsTicked(needs, ownNeeds)}</strong>}
      </summary>
      {open && (
        <>
          <Chips whats={firstChips} needs={needs} set={set} ownNeeds={ownNeeds} />
          <details className="more-needs">
            <summary>{moreNeeds}</summary>
            <Chips whats={moreChips(ownNeeds)} needs={needs} set={set} ownNeeds={ownNeeds} />
          </details>
          <Kinds needs={needs} set={set} ownNeeds={ownNeeds} />
        </>
      )}
    </details>
  )
}

type Ticking = { needs: readonly Need[]; set: (needs: Need[]) => void; ownNeeds: readonly OwnNeed[] }

/** Kinds come after their group, once that is ticked. */
function Kinds({ needs, set, ownNeeds }: Ticking) {
  const kinds = needs.flatMap(({ what }) => [...kindsIn(what)])
  return kinds.length > 0 && <Chips whats={kinds} needs={needs} set={set} ownNeeds={ownNeeds} />
}

function Chips({ whats, needs, set, ownNeeds }: Ticking & { whats: readonly What[] }) {
  return (
    <div className="need-chips">
      {whats.map((what) => {
        const need = needs.find((one) => one.what === what)
        const others = needs.filter((one) => one !== need)
        const name = needName(what, ownNeeds)
        const added: Need = isDiet(what) ? { what, by: 'planner' } : { what, how: 'allergy', by: 'planner' }
        return (
          <span key={what} className="need-chip">
            <label className="check">
              <input
                type="checkbox"
                checked={need !== undefined}
                onChange={() => set(need ? others : [...needs, added])}
              />
              {name}
            </label>
            {need && !isDiet(what) && (
              <select
                className="input"
                aria-label={name}
                value={need.how ?? 'allergy'}
                onChange={({ target }) => {
                  const how = hows.find((one) => one === target.value)
                  set(needs.map((one) => (one === need ? { ...need, how, by: 'planner' } : one)))
                }}
              >
                {hows.map((how) => (
                  <option key={how} value={how}>
                    {howName(how, what)}
                  </option>
                ))}
              </select>
            )}
          </span>
        )
      })}
    </div>
  )
}
