import { type FormEvent, useId, useState } from 'react'
import type { CourseItem } from '#contract/kitchen/kitchen'
import { contentStates } from '#contract/needs/contents'
import type { What } from '#contract/needs/needs'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { saidByRequired } from '#words/kitchen-link'
import {
  agreeing,
  askedFor,
  cancel,
  dietsOfDish,
  factLabel,
  otherAllergens,
  save,
  stateLabel,
  traces,
  yourName,
  yourNameHint,
} from '#words/kitchen-phone'
import { dishName } from '#words/needs'
import { api } from '../../client/api.ts'
import type { Kitchen } from './kitchen.ts'
import { asked, isKind, type Statement, sentOf, statementOf } from './statement.ts'
import { keepWho, useWho } from './who.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: Kitchen; item: CourseItem; close: () => void }

/** What is in a dish, said by the kitchen under a name. What nothing is said of stays not confirmed. */
export function Confirm({ kitchen, item, close }: Props) {
  const { view } = kitchen
  const [statement, setStatement] = useState(() => statementOf(view, item.id))
  const [who, setWho] = useWho()
  const [missing, setMissing] = useState(false)
  const [{ busy, failed, fields }, write] = useWrite()
  const { first, rest, diets } = asked(view, item, statement)
  const { own } = view.event
  const say = (part: keyof Statement, what: string, value: string) => {
    const { [what]: _, ...others } = statement[part]
    const said = value === 'not_confirmed' ? others : { ...others, [what]: value }
    setStatement({ ...statement, [part]: said })
  }
  const row = (
    what: What,
    part: keyof Statement,
    states: readonly string[],
    labels: Record<string, string>,
  ) => (
    <State
      key={what}
      name={dishName(what, own)}
      inner={part === 'contents' && isKind(what as never)}
      value={statement[part][what] ?? 'not_confirmed'}
      states={states}
      labels={labels}
      say={(value) => say(part, what, value)}
    />
  )
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setMissing(who.trim() === '')
    if (who.trim() === '' || busy) return
    const param = { kitchenToken: kitchen.token, iid: item.id }
    const json = { ...sentOf(statement), name: who.trim() }
    const sent = await write((options) =>
      api.kitchen[':kitchenToken'].items[':iid'].contents.$put({ param, json }, options),
    )
    if (sent) keepWho(who)
    // Also where it failed: the band then says whether there is a connection.
    await kitchen.changed()
    if (sent) close()
  }
  const contents = (what: What) => row(what, 'contents', contentStates, stateLabel)
  return (
    <form className="confirm" onSubmit={(submitted) => void submit(submitted)} noValidate>
      {first.length > 0 && (
        <>
          <h4>{askedFor}</h4>
          {first.map(contents)}
        </>
      )}
      <details open={first.length === 0}>
        <summary>{otherAllergens}</summary>
        {rest.map(contents)}
      </details>
      <details>
        <summary>{dietsOfDish}</summary>
        {diets.map((diet) => row(diet, 'facts', ['yes', 'no'], factLabel))}
      </details>
      {Object.values(statement.contents).includes('without') && <p className="traces">{traces}</p>}
      <Field
        label={yourName}
        hint={yourNameHint}
        value={who}
        autoComplete="name"
        onChange={({ target }) => setWho(target.value)}
        complaint={fields.name ?? (missing && who.trim() === '' ? saidByRequired : undefined)}
      />
      {failed !== null && fields.name === undefined && <Notice kind="error">{failed}</Notice>}
      <div className="row">
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? agreeing : save}
        </Button>
        <Button disabled={busy} onClick={close}>
          {cancel}
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
  say: (value: string) => void
}

function State({ name, inner, value, states, labels, say }: StateProps) {
  const id = useId()
  return (
    <div className={inner ? 'state inner' : 'state'}>
      <label htmlFor={id}>{name}</label>
      <select id={id} className={`input ${value}`} value={value} onChange={({ target }) => say(target.value)}>
        {['not_confirmed', ...states].map((state) => (
          <option key={state} value={state}>
            {labels[state]}
          </option>
        ))}
      </select>
    </div>
  )
}
