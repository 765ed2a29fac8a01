import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { everyField, sameDish } from '#menu/rules/dish'
import { type ItemInput, itemInput } from '#menu/shape/menu'
import { enterAdds } from '#menu/words/planner'
import { Button } from '#ui/button'
import { useEvent } from '../shared/event/event-place.ts'
import { emptyDraft, sameDraft, statedOfDraft } from './contents/contents-draft.ts'
import { ContentsFields } from './contents/contents-fields.tsx'
import { ItemFields } from './item-fields.tsx'
import type { NewDish } from './use-add-queue.ts'

const noDish = everyField({ name: '', description: '' })
const fields = Object.keys(noDish) as (keyof typeof noDish)[]

/**
 * The form of one new dish after another. It is empty again in the same instant in which a dish is added: the answer of
 * the server touches no field, so that no letter of the next dish is lost.
 * @param saving true while dishes are on their way
 * @param children the buttons before the one that adds
 */
export function NewItem({
  add,
  saving,
  onChanged,
  children,
}: {
  add: (dish: NewDish) => void
  saving: boolean
  onChanged: (changed: boolean) => void
  children: ReactNode
}) {
  const { event: about, ownNeeds } = useEvent()
  const [draft, setDraft] = useState(emptyDraft)
  const restated = !sameDraft(draft, emptyDraft)
  const { register, formState, control, setValue, getValues, clearErrors, trigger } = useForm<ItemInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: noDish,
    resolver: standardSchemaResolver(itemInput) as Resolver<ItemInput>,
  })
  // At every letter, so that Enter adds as soon as what is typed is valid.
  const typed = useWatch({ control })
  const changed = !sameDish({ ...noDish, ...typed }, noDish) || restated
  useEffect(() => {
    onChanged(changed)
    // After the last dish no other form tells.
    return () => onChanged(false)
  }, [changed, onChanged])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read and emptied without waiting: the next key may be pressed already.
    const parsed = itemInput.safeParse(getValues())
    if (!parsed.success) return void trigger()
    add({ ...parsed.data, ...(restated && statedOfDraft(draft)) })
    for (const field of fields) setValue(field, noDish[field])
    clearErrors()
    setDraft(emptyDraft)
    focusName(event.currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <ItemFields
        register={register}
        errors={formState.errors}
        description={typed.description}
        busy={false}
      />
      <ContentsFields
        draft={draft}
        ownNeeds={ownNeeds}
        zone={about.timeZone}
        busy={false}
        error={undefined}
        onChange={setDraft}
      />
      <p className="quietly small">{enterAdds}</p>
      <div className="actions">
        {children}
        <Button look="primary" type="submit" disabled={!itemInput.safeParse(typed).success}>
          {saving && !changed ? 'Saving...' : 'Add Item'}
        </Button>
      </div>
    </form>
  )
}

/**
 * Focuses the field of the dish's name, at once: the form's own `setFocus` waits for a timer, and a letter typed before it
 * is lost.
 */
export function focusName(place: HTMLElement | null): void {
  place?.querySelector<HTMLInputElement>('[name="name"]')?.focus()
}
