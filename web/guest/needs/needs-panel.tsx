import { type ReactNode, use, useId, useState } from 'react'
import { firstChips, hows, isDiet, kindsIn, moreChips, type Need, type What } from '#needs/rules/needs'
import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { Tick } from '../form/tick.tsx'
import { groupsOf, ticked } from './ticked-needs.ts'

export type NeedsGivenTo = {
  person: PersonDraft
  index: number
  /** Folds the line, which takes the focus. */
  close: () => void
  /** The reason going on was refused; undefined if none. */
  asked: string | undefined
  change: (change: Partial<PersonDraft>) => void
  removeNeeds: (change: Partial<PersonDraft>) => void
}

/** Boxes of needs: eight first, the others behind *More*, and how grave each allergen is. */
export function NeedsPanel({ person, index, change }: NeedsGivenTo) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const { needs = [] } = person
  const name = otherGuestName(words, person, index)
  const others = moreChips(ownNeeds)
  const [all, setAll] = useState(() => needs.some(({ what }) => !isFirst(what)))
  const tick = (what: What, on: boolean, how?: Need['how']) => change({ needs: ticked(needs, what, on, how) })
  const chips = (whats: readonly What[]) =>
    whats.map((what) => (
      <Chip
        key={what}
        type="checkbox"
        checked={needs.some((need) => need.what === what)}
        onChange={(on) => tick(what, on)}
      >
        {words.needs.guestName(what, ownNeeds)}
      </Chip>
    ))
  const groups = all ? groupsOf(needs) : []
  return (
    <div className="stack">
      <fieldset className="chips">
        <legend className="what">{words.needs.whatAvoid(name)}</legend>
        <p className="hint">{words.needs.whyAsked(name)}</p>
        {chips(firstChips)}
        {all && chips(others)}
        <Button className="chip" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.needs.fewer : words.needs.more}
        </Button>
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className="chips">
          <legend>{words.needs.onlySome(words.needs.guestName(group, ownNeeds))}</legend>
          {chips(kindsIn(group))}
        </fieldset>
      ))}
      {needs
        .filter(({ what }) => !isDiet(what))
        .map(({ what, how }) => (
          <How
            key={what}
            what={what}
            name={words.needs.guestName(what, ownNeeds)}
            how={how}
            take={(one) => tick(what, true, one)}
          />
        ))}
    </div>
  )
}

function isFirst(what: What): boolean {
  return firstChips.some((one) => one === what)
}

function How({
  what,
  name,
  how,
  take,
}: {
  what: What
  name: string
  how: Need['how']
  take: (how: Need['how']) => void
}) {
  const words = useGuestWords()
  const group = useId()
  return (
    <fieldset className="chips">
      <legend>{name}</legend>
      {hows.map((one) => (
        <Chip key={one} type="radio" name={group} checked={how === one} onChange={() => take(one)}>
          {words.needs.howName(one, what)}
        </Chip>
      ))}
    </fieldset>
  )
}

function Chip({
  children,
  onChange,
  ...input
}: {
  type: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="chip">
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {input.checked && <Tick />} {children}
    </label>
  )
}
