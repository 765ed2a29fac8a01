import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type CategoryInput, categoryInput } from '#menu/shape/menu'
import { categoryLimitReached, categoryRequired, categoryRequiredAbout } from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { useAskedClose } from '../../client/asked-close.tsx'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { LimitBox } from './usage.tsx'
import { useNewId } from './use-new-id.ts'

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
  save: (input: CategoryInput, newId: string) => Promise<unknown>
  onClose: () => void
}) {
  // However often a new one is sent, it is one.
  const newId = useNewId()
  const hint = useId()
  const { busy, failure, run, clear } = useAction(async (input: CategoryInput) => {
    await newId((id) => save(input, id))
    onClose()
  })
  const { register, handleSubmit, formState, control } = useForm<CategoryInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { name: category?.name ?? '', required: category?.required ?? false },
    resolver: standardSchemaResolver(categoryInput),
  })
  // At every letter, so that Enter saves as soon as what is typed is valid. The field complains on leaving it.
  const typed = useWatch({ control })
  const blocked = !category && used >= max
  const submit = handleSubmit((input) => run(input))
  const { close, asking } = useAskedClose(formState.isDirty, onClose)
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)} onChange={clear}>
        <LimitBox
          title="Category Limit"
          used={used}
          max={max}
          reached={category ? undefined : categoryLimitReached(max)}
        />
        <Field
          label="Category Name"
          hint="For example Starter, Main course or Dessert"
          autoComplete="off"
          readOnly={busy}
          complaint={formState.errors.name?.message}
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
        <FailureNotice failure={failure} />
        <div className="actions">
          <Button onClick={close} disabled={busy}>
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
    </Dialog>
  )
}
