import { type FormEvent, useId, useState } from 'react'
import type { CourseItem } from '#kitchen/shape/kitchen'
import { contentStates } from '#needs/rules/contents'
import { statesOf } from '#needs/rules/merge-states'
import { isDiet, type What } from '#needs/rules/needs'
import { catchUp, decideClash, openStates, restate } from '#needs/rules/open-states'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { ContentsMeanwhile } from '../client/contents-meanwhile.tsx'
import { useKitchenWords } from '../client/words.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { isKind, statementsToAsk, statementsToSend, storedStatements } from './statement.ts'
import { keepWho, useWho } from './who.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; item: CourseItem; close: () => void }

/** The form in which the kitchen states a dish's contents under a name. Contents it leaves out stay not confirmed. */
export function Confirm({ kitchen, item, close }: Props) {
  const words = useKitchenWords()
  const { view } = kitchen
  const stored = storedStatements(view, item.id)
  const now = [statesOf(stored), stored.contentsVersion] as const
  const [shown, setOpen] = useState(() => openStates(...now))
  // Statements that others make meanwhile are merged when the page is read again.
  const open = catchUp(shown, ...now)
  if (open !== shown) setOpen(open)
  const [tries, setTries] = useState(0)
  const [who, setWho] = useWho()
  const [missing, setMissing] = useState(false)
  const [{ busy, failed, fields }, write] = useWrite()
  const { first, rest, diets } = statementsToAsk(view, item, open.yours)
  const { own: ownNeeds } = view.event
  const change = (what: string, value: string) => {
    const { [what]: _, ...others } = open.yours
    setOpen(restate(open, value === 'not_confirmed' ? others : { ...others, [what]: value }))
  }
  const row = (what: What, states: readonly string[], labels: Record<string, string>) => (
    <State
      key={what}
      name={words.needs.dishName(what, ownNeeds)}
      inner={!isDiet(what) && isKind(what)}
      value={open.yours[what] ?? 'not_confirmed'}
      states={states}
      labels={labels}
      change={(value) => change(what, value)}
    />
  )
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setMissing(who.trim() === '')
    if (open.clashes.length > 0) return setTries(tries + 1)
    if (who.trim() === '' || busy) return
    const param = { kitchenToken: kitchen.token, iid: item.id }
    const json = { ...statementsToSend(open), name: who.trim() }
    const sent = await write((options) =>
      api.kitchen[':kitchenToken'].items[':iid'].contents.$put({ param, json }, options),
    )
    if (sent) keepWho(who)
    // Also after a failure: the band then shows whether there is a connection.
    await kitchen.changed()
    if (sent) close()
  }
  const contents = (what: What) => row(what, contentStates, words.kitchen.stateLabel)
  return (
    <form className="confirm" onSubmit={(submitted) => void submit(submitted)} noValidate>
      <ContentsMeanwhile
        words={words.needs}
        open={open}
        stored={stored}
        ownNeeds={ownNeeds}
        tries={tries}
        busy={busy}
        decide={(clash, whose) => setOpen(decideClash(open, clash, whose))}
      />
      {first.length > 0 && (
        <>
          <h4>{words.kitchen.askedFor}</h4>
          {first.map(contents)}
        </>
      )}
      <details open={first.length === 0}>
        <summary>{words.kitchen.otherAllergens}</summary>
        {rest.map(contents)}
      </details>
      <details>
        <summary>{words.kitchen.dietsOfDish}</summary>
        {diets.map((diet) => row(diet, ['yes', 'no'], words.kitchen.factLabel))}
      </details>
      {Object.values(open.yours).includes('without') && <p className="traces">{words.kitchen.traces}</p>}
      <Field
        label={words.kitchen.yourName}
        hint={words.kitchen.yourNameHint}
        value={who}
        autoComplete="name"
        onChange={({ target }) => setWho(target.value)}
        error={fields.name ?? (missing && who.trim() === '' ? words.links.nameRequired : undefined)}
      />
      {failed !== null && fields.name === undefined && <Notice kind="error">{failed}</Notice>}
      <div className="row">
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? words.kitchen.saving : words.kitchen.save}
        </Button>
        <Button disabled={busy} onClick={close}>
          {words.kitchen.cancel}
        </Button>
      </div>
    </form>
  )
}

type StateProps = {
  name: string
  inner: boolean
  value: string
  states: readonly string[]
  labels: Record<string, string>
  change: (value: string) => void
}

function State({ name, inner, value, states, labels, change }: StateProps) {
  const id = useId()
  return (
    <div className={inner ? 'state inner' : 'state'}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className={`input ${value}`}
        value={value}
        onChange={({ target }) => change(target.value)}
      >
        {['not_confirmed', ...states].map((state) => (
          <option key={state} value={state}>
            {labels[state]}
          </option>
        ))}
      </select>
    </div>
  )
}
