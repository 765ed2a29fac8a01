import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { type CategoryInput, categoryInput } from '#contract/menu'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { categoryLimitReached, categoryRequired, categoryRequiredAbout } from '#words/planner'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { LimitBox } from './usage.tsx'
import { useNewId } from './use-new-id.ts'

/** The category form, to create one or to rename the one given. */
export function CategoryForm({
  category,
  used,
  max,
  save,
  onClose,
}: {
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
  const { register, handleSubmit, formState } = useForm<CategoryInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { name: category?.name ?? '', required: category?.required ?? false },
    resolver: standardSchemaResolver(categoryInput),
  })
  const blocked = !category && used >= max
  const submit = handleSubmit((input) => run(input))
  return (
    <Dialog title={category ? 'Edit Category' : 'Create New Category'} onClose={onClose} busy={busy}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)} onChange={clear}>
        {!category && (
          <LimitBox title="Category Limit" used={used} max={max} reached={categoryLimitReached(max)} />
        )}
        <Field
          label="Category Name"
          hint="For example Starter, Main course or Dessert"
          autoComplete="off"
          complaint={formState.errors.name?.message}
          {...register('name')}
        />
        <div>
          <label className="check">
            <input type="checkbox" aria-describedby={hint} {...register('required')} />
            {categoryRequired}
          </label>
          <p className="hint" id={hint}>
            {categoryRequiredAbout}
          </p>
        </div>
        <FailureNotice failure={failure} />
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || blocked || formState.errors.name !== undefined}
          >
            {busy ? 'Saving...' : category ? 'Update Category' : 'Create Category'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
