import { type ReactNode, use, useId, useState } from 'react'
import { firstChips, hows, isDiet, kindsIn, moreChips, type Need, type What } from '#needs/rules/needs'
import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { Tick } from '../form/tick.tsx'
import { groupsToSpecify, tickNeed } from './tick-need.ts'

export type NeedsPartProps = {
  person: PersonDraft
  index: number
  /** Folds the field, and focuses its line. */
  close: () => void
  /** Says that the needs lack consent, after an attempt to go on; else undefined. */
  error: string | undefined
  change: (change: Partial<PersonDraft>) => void
  removeNeeds: (change: Partial<PersonDraft>) => void
}

/** Checkboxes of needs: the most common first, the others behind *More*, and the severity of each allergen. */
export function NeedsPanel({ person, index, change }: NeedsPartProps) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const { needs = [] } = person
  const name = otherGuestName(words, person, index)
  const others = moreChips(ownNeeds)
  const [showsAll, setShowsAll] = useState(() => needs.some(({ what }) => !isFirst(what)))
  const tick = (what: What, isTicked: boolean, how?: Need['how']) =>
    change({ needs: tickNeed(needs, what, isTicked, how) })
  const chips = (whats: readonly What[]) =>
    whats.map((what) => (
      <Chip
        key={what}
        type="checkbox"
        checked={needs.some((need) => need.what === what)}
        onChange={(isTicked) => tick(what, isTicked)}
      >
        {words.needs.needName(what, ownNeeds)}
      </Chip>
    ))
  const groups = showsAll ? groupsToSpecify(needs) : []
  return (
    <div className="stack">
      <fieldset className="chips">
        <legend className="what">{words.needs.whatAvoid(name)}</legend>
        <p className="hint">{words.needs.whyAsked(name)}</p>
        {chips(firstChips)}
        {showsAll && chips(others)}
        <Button className="chip" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.needs.fewer : words.needs.more}
        </Button>
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className="chips">
          <legend>{words.needs.onlySome(words.needs.needName(group, ownNeeds))}</legend>
          {chips(kindsIn(group))}
        </fieldset>
      ))}
      {needs
        .filter(({ what }) => !isDiet(what))
        .map(({ what, how }) => (
          <SeverityField
            key={what}
            what={what}
            name={words.needs.needName(what, ownNeeds)}
            how={how}
            onChange={(severity) => tick(what, true, severity)}
          />
        ))}
    </div>
  )
}

function isFirst(what: What): boolean {
  return firstChips.some((one) => one === what)
}

function SeverityField({
  what,
  name,
  how,
  onChange,
}: {
  what: What
  name: string
  how: Need['how']
  onChange: (how: Need['how']) => void
}) {
  const words = useGuestWords()
  const group = useId()
  return (
    <fieldset className="chips">
      <legend>{name}</legend>
      {hows.map((one) => (
        <Chip key={one} type="radio" name={group} checked={how === one} onChange={() => onChange(one)}>
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
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="chip">
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {input.checked && <Tick />} {children}
    </label>
  )
}
