import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { no, yes } from '#core/words/planner'
import { type CategoryChange, type CategoryInput, categoryInput } from '#menu/shape/menu'
import {
  categoryLimitReached,
  categoryNameLabel,
  categoryRequired,
  categoryRequiredAbout,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { useAskedClose } from '../../client/asked-close.tsx'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { LimitBox } from './usage.tsx'
import { useNewId } from './use-new-id.ts'

// The form's fields, for the question which value stays.
const words = {
  name: { label: categoryNameLabel },
  required: { label: categoryRequired, says: (value: unknown) => (value ? yes : no) },
}

/** The category form, to create one or to rename the one given. */
export function CategoryForm({
  title,
  category,
  used,
  max,
  save,
  onClose,
}: {
  title: string
  category?: CategoryInput
  used: number
  max: number
  save: (input: CategoryChange, newId: string) => Promise<unknown>
  onClose: () => void
}) {
  // However often a new one is sent, it is one.
  const newId = useNewId()
  const hint = useId()
  const opened = { name: category?.name ?? '', required: category?.required ?? false }
  const sides = useBothSides<CategoryInput>(opened, words)
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(async (input: CategoryInput) => {
    await newId((id) => save({ ...input, ...(category && { was: sides.was(input) }) }, id))
    onClose()
  }, sides.learn)
  const { register, handleSubmit, formState, control, setValue } = useForm<CategoryInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: opened,
    resolver: standardSchemaResolver(categoryInput),
  })
  // At every letter, so that Enter saves as soon as what is typed is valid. The field shows its error on leaving it.
  const typed = useWatch({ control })
  const blocked = !category && used >= max
  const submit = handleSubmit((input) => run(input))
  const keepTheirs = ({ name, required }: Partial<CategoryInput>) => {
    if (name !== undefined) setValue('name', name, { shouldDirty: true })
    if (required !== undefined) setValue('required', required, { shouldDirty: true })
    void submit()
  }
  const { close, asking } = useAskedClose(formState.isDirty, onClose)
  return (
    <Dialog title={title} onClose={cancelAnd(close)} busy={isSending}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)} onChange={clear}>
        <LimitBox
          title="Category Limit"
          used={used}
          max={max}
          reached={category ? undefined : categoryLimitReached(max)}
        />
        <Field
          label={categoryNameLabel}
          hint="For example Starter, Main course or Dessert"
          autoComplete="off"
          readOnly={busy}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <div>
          <label className="check">
            <input type="checkbox" aria-describedby={hint} {...register('required')} />
            {categoryRequired}
          </label>
          <p className="quietly small" id={hint}>
            {categoryRequiredAbout}
          </p>
        </div>
        <FailureNotice failure={sides.unasked(failure)} />
        <div className="actions">
          <Button onClick={cancelAnd(close)} disabled={isSending}>
            Cancel
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || blocked || !categoryInput.safeParse(typed).success}
          >
            {busy ? 'Saving...' : category ? 'Update Category' : 'Create Category'}
          </Button>
        </div>
      </form>
      {asking}
      {sides.asking(keepTheirs)}
    </Dialog>
  )
}
