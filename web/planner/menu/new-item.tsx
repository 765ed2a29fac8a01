import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { everyField, sameDish } from '#menu/rules/dish'
import { type ItemInput, itemInput } from '#menu/shape/menu'
import { enterAdds } from '#menu/words/planner'
import type { StatedOfDish } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { useEvent } from '../shared/event-place.ts'
import { emptyDraft, sameDraft, statedOfDraft } from './contents/contents-draft.ts'
import { ContentsFields } from './contents/contents-fields.tsx'
import { ItemFields } from './item-fields.tsx'
import { useNewId } from './use-new-id.ts'

const noDish = { name: '', description: '' }

/**
 * The form of one new dish. The field for its name has the focus.
 * @param begun the beginning of its name, typed before the form was there
 * @param added told of the stored dish, and what was typed while it was being stored
 * @param children the buttons before the one that adds
 */
export function NewItem({
  begun,
  save,
  added,
  onBusy,
  onChanged,
  children,
}: {
  begun: string
  save: (input: ItemInput & StatedOfDish, id: string) => Promise<unknown>
  added: (item: { id: string; name: string }, typed: string) => void
  onBusy: (busy: boolean) => void
  onChanged: (changed: boolean) => void
  children: ReactNode
}) {
  // However often it is sent, it is one.
  const newId = useNewId()
  const typedAhead = useRef('')
  const { event: about, ownNeeds } = useEvent()
  const [draft, setDraft] = useState(emptyDraft)
  const restated = !sameDraft(draft, emptyDraft)
  const { register, handleSubmit, formState, control, setFocus } = useForm<ItemInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: everyField({ ...noDish, name: begun }),
    resolver: standardSchemaResolver(itemInput) as Resolver<ItemInput>,
  })
  const { busy, failure, run, clear } = useAction(async (input: ItemInput) => {
    typedAhead.current = ''
    // A press on the button would leave the focus on one that is disabled now.
    setFocus('name')
    let stored = ''
    await newId((id) => {
      stored = id
      return save({ ...input, ...(restated && statedOfDraft(draft)) }, id)
    })
    added({ id: stored, name: input.name }, typedAhead.current)
  })
  // At every letter, so that Enter adds as soon as what is typed is valid.
  const typed = useWatch({ control })
  const changed = !sameDish({ ...noDish, ...typed }, noDish) || restated
  const complaint = failure?.fields.contents
  useEffect(() => setFocus('name'), [setFocus])
  useEffect(() => {
    onBusy(busy)
    onChanged(changed)
    // After the last dish no other form tells.
    return () => {
      onBusy(false)
      onChanged(false)
    }
  }, [busy, changed, onBusy, onChanged])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const combined = event.ctrlKey || event.metaKey
    if (busy && event.key.length === 1 && !combined && !event.altKey) typedAhead.current += event.key
    if (event.key === 'Enter' && combined) event.currentTarget.requestSubmit()
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => void handleSubmit((input) => run(input))(event)}
      onChange={clear}
      onKeyDown={onKeyDown}
    >
      <ItemFields register={register} errors={formState.errors} description={typed.description} busy={busy} />
      <ContentsFields
        draft={draft}
        own={ownNeeds}
        zone={about.timeZone}
        busy={busy}
        complaint={complaint}
        onChange={setDraft}
      />
      <p className="quietly small">{enterAdds}</p>
      <FailureNotice failure={complaint ? undefined : failure} />
      <div className="actions">
        {children}
        <Button look="primary" type="submit" disabled={busy || !itemInput.safeParse(typed).success}>
          {busy ? 'Saving...' : 'Add Item'}
        </Button>
      </div>
    </form>
  )
}
