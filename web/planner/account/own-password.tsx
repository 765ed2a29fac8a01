import { useWatch } from 'react-hook-form'
import { type OtherPasswordForm, otherPasswordForm } from '#account/shape/new-password'
import {
  passwordAction,
  passwordHint,
  passwordSaved,
  passwordSaving,
  presentPassword,
} from '#account/words/planner'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { OwnFold } from './own-fold.tsx'
import { PasswordTwice } from './password-twice.tsx'

/** Another password, for who knows the present one. */
export function OwnPassword({ email, onChanged }: { email: string; onChanged: () => Promise<void> }) {
  return (
    <OwnFold title={passwordAction}>
      {(close) => <NewPassword email={email} onChanged={() => onChanged().then(close)} />}
    </OwnFold>
  )
}

function NewPassword({ email, onChanged }: { email: string; onChanged: () => Promise<void> }) {
  const form = useAccountForm<OtherPasswordForm>({
    schema: otherPasswordForm,
    defaultValues: { password: '', newPassword: '', confirmPassword: '' },
    send: async ({ password, newPassword }) => {
      await callApi((options) => api.account.password.$put({ json: { password, newPassword } }, options))
      await onChanged()
      toast(passwordSaved)
    },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] })
  return (
    <AccountForm form={form} action={passwordAction} acting={passwordSaving}>
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={presentPassword}
        type="password"
        autoComplete="current-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordTwice
        password={{
          label: 'New Password',
          typed: newPassword,
          error: errors.newPassword?.message,
          field: register('newPassword'),
        }}
        again={{
          label: 'Confirm New Password',
          typed: confirmPassword,
          error: errors.confirmPassword?.message,
          field: register('confirmPassword'),
        }}
      />
    </AccountForm>
  )
}
