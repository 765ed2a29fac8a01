import { type FormEvent, useId, useState } from 'react'
import type { CourseItem } from '#kitchen/shape/kitchen'
import { contentStates } from '#needs/rules/contents'
import { statesOf } from '#needs/rules/merge-states'
import { isDiet, type What } from '#needs/rules/needs'
import { decideClash, mergeStored, setStatements, statementsForm } from '#needs/rules/statements-form'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { ChangedStatements } from '../client/changed-statements.tsx'
import { useKitchenWords } from '../client/words.tsx'
import { storeAuthor, useAuthor } from './author.ts'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { isKindOfAllergen, statementsToAsk, statementsToSend, storedStatements } from './statement.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; item: CourseItem; onClose: () => void }

/** The form in which the kitchen states a dish's contents under a name. Contents it leaves out stay not confirmed. */
export function ContentsForm({ kitchen, item, onClose }: Props) {
  const words = useKitchenWords()
  const { view } = kitchen
  const stored = storedStatements(view, item.id)
  const current = [statesOf(stored), stored.contentsVersion] as const
  const [previous, setForm] = useState(() => statementsForm(...current))
  // Statements that others make meanwhile are merged when the page is read again.
  const form = mergeStored(previous, ...current)
  if (form !== previous) setForm(form)
  const [tries, setTries] = useState(0)
  const [author, setAuthor] = useAuthor()
  const [nameMissing, setNameMissing] = useState(false)
  const [{ busy, failure, fields }, write] = useWrite()
  const { first, rest, diets } = statementsToAsk(view, item, form.yours)
  const { ownNeeds } = view.event
  const change = (what: string, value: string) => {
    const { [what]: _, ...others } = form.yours
    setForm(setStatements(form, value === 'not_confirmed' ? others : { ...others, [what]: value }))
  }
  const renderSelect = (what: What, states: readonly string[], labels: Record<string, string>) => (
    <StateSelect
      key={what}
      name={words.needs.contentName(what, ownNeeds)}
      isIndented={!isDiet(what) && isKindOfAllergen(what)}
      value={form.yours[what] ?? 'not_confirmed'}
      states={states}
      labels={labels}
      change={(value) => change(what, value)}
    />
  )
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setNameMissing(author.trim() === '')
    if (form.clashes.length > 0) return setTries(tries + 1)
    if (author.trim() === '' || busy) return
    const param = { kitchenToken: kitchen.token, iid: item.id }
    const json = { ...statementsToSend(form), name: author.trim() }
    const isSaved = await write((options) =>
      api.kitchen[':kitchenToken'].items[':iid'].contents.$put({ param, json }, options),
    )
    if (isSaved) storeAuthor(author)
    // Also after a failure: the status bar then shows whether there is a connection.
    await kitchen.reload()
    if (isSaved) onClose()
  }
  const renderContent = (what: What) => renderSelect(what, contentStates, words.kitchen.stateLabel)
  return (
    <form className="confirm" onSubmit={(submitted) => void submit(submitted)} noValidate>
      <ChangedStatements
        words={words.needs}
        form={form}
        stored={stored}
        ownNeeds={ownNeeds}
        tries={tries}
        busy={busy}
        decide={(clash, whose) => setForm(decideClash(form, clash, whose))}
      />
      {first.length > 0 && (
        <>
          <h4>{words.kitchen.askedFor}</h4>
          {first.map(renderContent)}
        </>
      )}
      <details open={first.length === 0}>
        <summary>{words.kitchen.otherAllergens}</summary>
        {rest.map(renderContent)}
      </details>
      <details>
        <summary>{words.kitchen.dietsOfDish}</summary>
        {diets.map((diet) => renderSelect(diet, ['yes', 'no'], words.kitchen.factLabel))}
      </details>
      {Object.values(form.yours).includes('without') && <p className="traces">{words.kitchen.traces}</p>}
      <Field
        label={words.kitchen.yourName}
        hint={words.kitchen.yourNameHint}
        value={author}
        autoComplete="name"
        onChange={({ target }) => setAuthor(target.value)}
        error={fields.name ?? (nameMissing && author.trim() === '' ? words.links.nameRequired : undefined)}
      />
      {failure !== null && fields.name === undefined && <Notice kind="error">{failure}</Notice>}
      <div className="row">
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? words.kitchen.saving : words.kitchen.save}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {words.kitchen.cancel}
        </Button>
      </div>
    </form>
  )
}

type StateSelectProps = {
  name: string
  isIndented: boolean
  value: string
  states: readonly string[]
  labels: Record<string, string>
  change: (value: string) => void
}

function StateSelect({ name, isIndented, value, states, labels, change }: StateSelectProps) {
  const id = useId()
  return (
    <div className={isIndented ? 'state inner' : 'state'}>
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
