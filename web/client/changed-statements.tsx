import { useEffect, useRef } from 'react'
import type { KitchenWords } from '#languages/language'
import type { StatementClash } from '#needs/rules/merge-states'
import type { OwnNeed } from '#needs/rules/needs'
import type { StatementsForm } from '#needs/rules/statements-form'
import type { DishStatements } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'

type Words = Pick<
  KitchenWords['needs'],
  | 'aboutName'
  | 'bothSides'
  | 'changedMeanwhile'
  | 'decideFirst'
  | 'forWhat'
  | 'keepYours'
  | 'newsLine'
  | 'takeTheirs'
  | 'whichOne'
>

/** Changes that stay in sight above a long form. More would cover it. */
const inSight = 3

/**
 * Changes others made to a dish while its form was open, and decisions to take before it can be saved.
 * @param words of the page's reader: a cook, or the planner
 * @param stored what is stored now, with who said it
 * @param tries how often saving was tried before it was decided
 */
export function ChangedStatements({
  words,
  form,
  stored: { contents = [], facts = [] },
  ownNeeds,
  tries,
  busy,
  decide,
}: {
  words: Words
  form: StatementsForm
  stored: DishStatements
  ownNeeds: readonly OwnNeed[]
  tries: number
  busy: boolean
  decide: (clash: StatementClash, whose: 'yours' | 'theirs') => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.querySelector('button')?.focus()
  }, [tries])
  const sourceText = (of: string) =>
    contents.find(({ what }) => what === of) ?? facts.find(({ fact }) => fact === of)
  const changes = form.changedByOthers.filter((of) => form.clashes.every((clash) => clash.of !== of))
  const count = changes.length + form.clashes.length
  return (
    <div ref={box} role="status" className={count <= inSight ? 'contents-meanwhile' : ''}>
      {count > 0 && (
        <div className="notice warning stack">
          <strong>{words.changedMeanwhile}</strong>
          {changes.map((of) => (
            <p key={of}>{words.newsLine(of, form.stored[of] ?? null, sourceText(of), ownNeeds)}</p>
          ))}
          {form.clashes.length > 0 && <strong>{words.whichOne}</strong>}
          {form.clashes.map((clash) => (
            <div key={clash.of} className="stack">
              <p>{words.bothSides(clash, sourceText(clash.of), ownNeeds)}</p>
              <div className="row">
                {(['yours', 'theirs'] as const).map((whose) => (
                  <Button key={whose} small disabled={busy} onClick={() => decide(clash, whose)}>
                    {whose === 'yours' ? words.keepYours(clash) : words.takeTheirs(clash)}
                    <span className="visually-hidden">
                      {' '}
                      {words.forWhat(words.aboutName(clash.of, ownNeeds))}
                    </span>
                  </Button>
                ))}
              </div>
            </div>
          ))}
          {tries > 0 && form.clashes.length > 0 && <p className="field-error">{words.decideFirst}</p>}
        </div>
      )}
    </div>
  )
}
