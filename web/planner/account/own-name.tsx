import type { User } from '#account/shape/account'
import { type NameChange, nameChange } from '#account/shape/own-account'
import { nameSave, nameSaved, saving } from '#account/words/planner'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'

/** Another name. */
export function OwnName({ name, onChanged }: { name: string; onChanged: () => Promise<void> }) {
  const form = useAccountForm<NameChange>({
    schema: nameChange,
    defaultValues: { name },
    send: async (json) => {
      const { user }: { user: User } = await callApi((options) => api.account.name.$put({ json }, options))
      userIs(user)
      await onChanged()
      toast(nameSaved)
    },
  })
  const { errors } = form.formState
  return (
    <AccountForm form={form} action={nameSave} acting={saving}>
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
    </AccountForm>
  )
}
