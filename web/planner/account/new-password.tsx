import { useWatch } from 'react-hook-form'
import type { User } from '#account/shape/account'
import { type NewPasswordForm, newPasswordForm } from '#account/shape/new-password'
import { resetFailed } from '#account/words/planner'
import { api, callApi } from '../../client/calls/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { PasswordTwice } from './password-twice.tsx'

/** The new password, typed twice. */
export function NewPassword({ token, onDone }: { token: string; onDone: (user: User) => void }) {
  const form = useAccountForm<NewPasswordForm>({
    schema: newPasswordForm,
    defaultValues: { newPassword: '', confirmPassword: '' },
    send: async ({ newPassword }) => {
      const json = { token, newPassword }
      const { user } = await callApi(
        (options) => api.auth['reset-password'].$post({ json }, options),
        resetFailed,
      )
      onDone(user)
    },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] })
  return (
    <AccountForm form={form} action="Update Password" acting="Updating Password...">
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
