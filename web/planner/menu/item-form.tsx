import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { descriptionMax } from '#contract/limits'
import { type ItemInput, itemInput } from '#contract/menu'
import { lengthOf } from '#contract/text'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { itemLimitReached } from '#words/planner'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { LimitBox } from './usage.tsx'
import { useNewId } from './use-new-id.ts'

/** The item form, to add one or to change the one given. */
export function ItemForm({
  title,
  item,
  used,
  max,
  save,
  onClose,
}: {
  title: string
  item?: ItemInput
  used: number
  max: number
  save: (input: ItemInput, newId: string) => Promise<unknown>
  onClose: () => void
}) {
  // However often a new one is sent, it is one.
  const newId = useNewId()
  const { busy, failure, run, clear } = useAction(async (input: ItemInput) => {
    await newId((id) => save(input, id))
    onClose()
  })
  const { register, handleSubmit, formState, control } = useForm<ItemInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { name: item?.name ?? '', description: item?.description ?? '' },
    resolver: standardSchemaResolver(itemInput) as Resolver<ItemInput>,
  })
  // At every letter, so that Enter saves as soon as what is typed is valid. The fields complain on leaving them.
  const typed = useWatch({ control })
  const { errors } = formState
  const blocked = !item && used >= max
  const submit = handleSubmit((input) => run(input))
  return (
    <Dialog title={title} onClose={onClose} busy={busy}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)} onChange={clear}>
        <LimitBox title="Item Limit" used={used} max={max} reached={itemLimitReached(max)} />
        <Field
          label="Item Name"
          autoComplete="off"
          readOnly={busy}
          complaint={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Description (Optional)"
          rows={3}
          readOnly={busy}
          complaint={errors.description?.message}
          aside={
            <span className="quietly small figures">
              {lengthOf(typed.description ?? '')}/{descriptionMax}
            </span>
          }
          {...register('description')}
        />
        <FailureNotice failure={failure} />
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || blocked || !itemInput.safeParse(typed).success}
          >
            {busy ? 'Saving...' : item ? 'Update Item' : 'Add Item'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
